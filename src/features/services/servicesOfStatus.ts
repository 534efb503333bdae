import { filteredPath } from '@/ui/list/listAddress';
import { listPath } from './servicePaths';
import { servicesModule } from './servicesModule';

/** The address of the service requests of a status, for what counts them by status. */
export const servicesOfStatus = (statusId: number | null) =>
  filteredPath(listPath, servicesModule, { statusId });
