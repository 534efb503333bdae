import { bulkActions } from '@/records/bulk/bulkActions';
import { serviceActions } from '@/features/services/bulk/serviceActions';
import { servicesModule } from '@/features/services/servicesModule';

/** As in the list, but without choosing all results, since the queue is not a single search. */
export default bulkActions(servicesModule, null, serviceActions);
