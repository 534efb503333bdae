import { formatDate } from '@/formats/dates';
import { usePanel } from '@/records/list/ModulePanels';
import { ConfirmRemoval } from '@/records/panel/ConfirmRemoval';
import { Detail, DetailsList } from '@/ui/details/DetailsList';
import { RecordPanel } from '@/records/panel/RecordPanel';
import { hoursOf, referenceOf } from './appointment';
import { appointmentsApi } from './appointmentsApi';
import { appointmentsModule } from './appointmentsModule';

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
