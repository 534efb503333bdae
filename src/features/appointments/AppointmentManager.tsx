import { resultOf } from '@/api/failure';
import { PendingPanel } from '@/ui/panel/PendingRecord';
import { AppointmentForm } from './AppointmentForm';
import { inputFrom, newAppointment } from './appointmentInput';
import { appointmentsApi } from './appointmentsApi';

interface AppointmentManagerProps {
  /** The appointment to edit, or to copy into a new one; without it the form starts empty. */
  source?: { id: number; isCopy: boolean };
  onClose: () => void;
  onDone: (text: string) => void;
}

/** Novo, Editar and Copiar compromisso: loads what the form starts from, and saves (document 1, section 4). */
export function AppointmentManager({ source, onClose, onDone }: AppointmentManagerProps) {
  const title = source && !source.isCopy ? 'Editar compromisso' : 'Novo compromisso';
  const loaded = appointmentsApi.useAppointmentQuery(source?.id ?? 0, { skip: !source });
  const [create] = appointmentsApi.useCreateAppointmentMutation();
  const [update] = appointmentsApi.useUpdateAppointmentMutation();

  if (source && !loaded.data) {
    return <PendingPanel title={title} width={640} query={loaded} onClose={onClose} />;
  }

  const isEdit = source !== undefined && !source.isCopy;
  return (
    <AppointmentForm
      title={title}
      start={loaded.data ? inputFrom(loaded.data) : newAppointment()}
      heldParticipants={loaded.data?.participants ?? []}
      send={(input) => resultOf(isEdit ? update({ id: source.id, input }) : create(input))}
      onClose={onClose}
      onDone={({ id }) =>
        onDone(isEdit ? `O compromisso AG-${id} foi atualizado!` : `O compromisso AG-${id} foi criado!`)
      }
    />
  );
}
