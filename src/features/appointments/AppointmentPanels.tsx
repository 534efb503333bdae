import { formatDate } from '@/formats/dates';
import { modulePanels } from '@/records/list/ModulePanels';
import { removalPanel } from '@/records/panel/removalPanel';
import { Detail } from '@/ui/details/DetailsList';
import { late } from '@/ui/feedback/late';
import { hoursOf, referenceOf, type Appointment } from './appointment';
import { AppointmentFilters } from './AppointmentFilters';
import { CopyAppointment, EditAppointment, NewAppointment } from './AppointmentForm';
import { appointmentRemoval } from './appointmentRemoval';
import { appointmentsApi } from './appointmentsApi';
import { appointmentsModule } from './appointmentsModule';

// Split: forms do not need the details.
const AppointmentDetails = late(() => import('./AppointmentDetails'));

export default modulePanels({
  details: AppointmentDetails,
  filter: AppointmentFilters,
  create: NewAppointment,
  edit: EditAppointment,
  copy: CopyAppointment,
  remove: removalPanel(appointmentsModule, {
    title: 'Remover compromisso',
    useRecord: appointmentsApi.useAppointmentQuery,
    useRemove: appointmentsApi.useDeleteAppointmentMutation,
    warning: appointmentRemoval.warning,
    doneText: (appointment) => `O compromisso ${referenceOf(appointment)} foi removido!`,
    details: (appointment: Appointment) => (
      <>
        <Detail label="Referência">{referenceOf(appointment)}</Detail>
        <Detail label="Data">{formatDate(appointment.start)}</Detail>
        <Detail label="Horário">{hoursOf(appointment)}</Detail>
        <Detail label="Assunto" wide>
          {appointment.subject}
        </Detail>
      </>
    ),
  }),
});
