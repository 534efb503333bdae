import { failureOf } from '@/api/failure';
import { formatDate } from '@/formats/dates';
import { ConfirmRemoval } from '@/ui/panel/ConfirmRemoval';
import { Detail, DetailsList } from '@/ui/panel/DetailsList';
import { PanelError, PanelLoading } from '@/ui/panel/PanelStates';
import { SidePanel } from '@/ui/panel/SidePanel';
import { hoursOf, referenceOf } from './appointmentColumns';
import { appointmentsApi } from './appointmentsApi';

interface RemoveAppointmentProps {
  id: number;
  onClose: () => void;
  onDone: (text: string) => void;
}

/** Remover compromisso: shows it, warns, and removes it for good (document 1, section 2). */
export function RemoveAppointment({ id, onClose, onDone }: RemoveAppointmentProps) {
  const { data: appointment, error, refetch } = appointmentsApi.useAppointmentQuery(id);
  const [remove, removal] = appointmentsApi.useDeleteAppointmentMutation();

  if (!appointment) {
    return (
      <SidePanel title="Remover compromisso" onClose={onClose}>
        {error ? (
          <PanelError failure={failureOf(error)} onClose={onClose} onRetry={() => void refetch()} />
        ) : (
          <PanelLoading />
        )}
      </SidePanel>
    );
  }

  const confirm = async () => {
    const { error: refusal } = await remove(id);
    if (!refusal) onDone(`O compromisso AG-${id} foi removido!`);
  };

  return (
    <ConfirmRemoval
      title="Remover compromisso"
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
