import { lazy } from 'react';
import { modulePanels } from '@/ui/list/ModulePanels';
import { AppointmentFilters } from './AppointmentFilters';
import { CopyAppointment, EditAppointment, NewAppointment } from './AppointmentForm';
import { RemoveAppointment } from './RemoveAppointment';

// A form needs nothing of them.
const AppointmentDetails = lazy(() => import('./AppointmentDetails'));

export default modulePanels({
  details: AppointmentDetails,
  filter: AppointmentFilters,
  create: NewAppointment,
  edit: EditAppointment,
  copy: CopyAppointment,
  remove: RemoveAppointment,
});
