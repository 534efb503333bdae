import { manyActions } from '@/records/many/manyActions';
import { serviceActions } from '@/features/services/many/serviceActions';
import { servicesModule } from '@/features/services/servicesModule';

/** As in the list, except that the queue is no search: all of it is not chosen at once. */
export default manyActions(servicesModule, null, serviceActions);
