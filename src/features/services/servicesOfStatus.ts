import { filteredPath } from '@/ui/list/listAddress';
import { servicesModule } from './servicesModule';

/** The address of the service requests of a status, for what counts them by status. */
export const servicesOfStatus = (statusId: number | null) =>
  filteredPath('/services/list', servicesModule, { statusId });
