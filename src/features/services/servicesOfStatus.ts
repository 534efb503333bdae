import { filteredPath } from '@/records/list/listAddress';
import { listPath } from '@/records/links/services';
import { servicesModule } from './servicesModule';

export const servicesOfStatus = (statusId: number | null) =>
  filteredPath(listPath, servicesModule, { statusId });
