import { modulePanels } from '@/ui/list/ModulePanels';
import { AppointmentDetails } from './AppointmentDetails';
import { AppointmentFilters } from './AppointmentFilters';
import { CopyAppointment, EditAppointment, NewAppointment } from './AppointmentForm';
import { RemoveAppointment } from './RemoveAppointment';

export default modulePanels({
  details: AppointmentDetails,
  filter: AppointmentFilters,
  create: NewAppointment,
  edit: EditAppointment,
  copy: CopyAppointment,
  remove: RemoveAppointment,
});
