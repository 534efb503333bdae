import { failureOf } from '@/api/failure';
import { formatDate } from '@/formats/dates';
import { ConfirmRemoval } from '@/ui/panel/ConfirmRemoval';
import { Detail, DetailsList } from '@/ui/panel/DetailsList';
import { PendingPanel } from '@/ui/panel/PendingRecord';
import { hoursOf } from './appointmentColumns';
import { referenceOf } from './appointmentRow';
import { appointmentsApi } from './appointmentsApi';

interface RemoveAppointmentProps {
  id: number;
  onClose: () => void;
  onDone: (text: string) => void;
}

/** Remover compromisso: shows it, warns, and removes it for good (document 1, section 2). */
export function RemoveAppointment({ id, onClose, onDone }: RemoveAppointmentProps) {
  const title = 'Remover compromisso';
  const query = appointmentsApi.useAppointmentQuery(id);
  const [remove, removal] = appointmentsApi.useDeleteAppointmentMutation();

  const { data: appointment } = query;
  if (!appointment) return <PendingPanel title={title} query={query} onClose={onClose} />;

  const confirm = async () => {
    const { error } = await remove(id);
    if (!error) onDone(`O compromisso AG-${id} foi removido!`);
  };

  return (
    <ConfirmRemoval
      title={title}
      warning="Após a confirmação o compromisso será PERMANENTEMENTE excluido."
      onCancel={onClose}
      onConfirm={() => void confirm()}
      busy={removal.isLoading}
      failure={failureOf(removal.error)}
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
  );
}
