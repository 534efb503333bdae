import { bulkActions } from '@/records/bulk/bulkActions';
import { searchCall } from '../servicesApi';
import { servicesModule } from '../servicesModule';
import { serviceActions } from './serviceActions';

export default bulkActions(servicesModule, searchCall, serviceActions);
