import { manyActions } from '@/records/many/manyActions';
import { searchCall } from '../servicesApi';
import { servicesModule } from '../servicesModule';
import { serviceActions } from './serviceActions';

export default manyActions(servicesModule, searchCall, serviceActions);
