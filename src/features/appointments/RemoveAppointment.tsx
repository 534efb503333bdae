import { formatDate } from '@/formats/dates';
import { usePanel } from '@/ui/list/ModulePanels';
import { ConfirmRemoval } from '@/ui/panel/ConfirmRemoval';
import { Detail, DetailsList } from '@/ui/panel/DetailsList';
import { RecordPanel } from '@/ui/panel/RecordPanel';
import { hoursOf, referenceOf } from './appointment';
import { appointmentsApi } from './appointmentsApi';
import { appointmentsModule } from './appointmentsModule';

/** Shows which appointment it is, warns, and removes it for good. */
export function RemoveAppointment() {
  const { id } = usePanel(appointmentsModule);
  const query = appointmentsApi.useAppointmentQuery(id);
  const removal = appointmentsApi.useDeleteAppointmentMutation();
  return (
    <RecordPanel title="Remover compromisso" query={query}>
      {(appointment) => (
        <ConfirmRemoval
          id={id}
          removal={removal}
          warning="Após a confirmação o compromisso será PERMANENTEMENTE excluido."
          doneText={`O compromisso ${referenceOf(appointment)} foi removido!`}
        >
          <DetailsList>
            <Detail label="Referência">{referenceOf(appointment)}</Detail>
            <Detail label="Data">{formatDate(appointment.start)}</Detail>
            <Detail label="Horário">{hoursOf(appointment)}</Detail>
            <Detail label="Assunto" wide>
              {appointment.subject}
            </Detail>
          </DetailsList>
        </ConfirmRemoval>
      )}
    </RecordPanel>
  );
}
