import { bulkActions } from '@/records/bulk/bulkActions';
import { serviceActions } from '@/features/services/bulk/serviceActions';
import { servicesModule } from '@/features/services/servicesModule';

/** As in the list, except that the queue is no search: all of it is not chosen at once. */
export default bulkActions(servicesModule, null, serviceActions);
