import { modulePanels } from '@/records/list/ModulePanels';
import { late } from '@/ui/feedback/late';
import { AppointmentFilters } from './AppointmentFilters';
import { CopyAppointment, EditAppointment, NewAppointment } from './AppointmentForm';
import { RemoveAppointment } from './RemoveAppointment';

// Split: forms do not need the details.
const AppointmentDetails = late(() => import('./AppointmentDetails'));

export default modulePanels({
  details: AppointmentDetails,
  filter: AppointmentFilters,
  create: NewAppointment,
  edit: EditAppointment,
  copy: CopyAppointment,
  remove: RemoveAppointment,
});
