import { failureOf } from '@/api/failure';
import { ConfirmRemoval } from '@/ui/panel/ConfirmRemoval';
import { ServiceHeading } from './ServiceHeading';
import { servicesApi, type ServiceRow } from './servicesApi';

interface RemoveServiceProps {
  row: ServiceRow;
  onClose: () => void;
  /** The text to announce. */
  onDone: (text: string) => void;
}

/** Remover atendimento: says which one, warns, and removes it for good (document 2, section 8). */
export function RemoveService({ row, onClose, onDone }: RemoveServiceProps) {
  const [remove, removal] = servicesApi.useDeleteServiceMutation();
  const confirm = async () => {
    const { error } = await remove(row.id);
    if (!error) onDone('O atendimento foi removido!');
  };

  return (
    <ConfirmRemoval
      title="Remover atendimento"
      warning="Após a confirmação o atendimento será PERMANENTEMENTE excluido."
      onCancel={onClose}
      onConfirm={() => void confirm()}
      busy={removal.isLoading}
      failure={failureOf(removal.error)}
    >
      <ServiceHeading row={row} />
    </ConfirmRemoval>
  );
}
