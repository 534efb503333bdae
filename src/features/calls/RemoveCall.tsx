import { failureOf } from '@/api/failure';
import { ConfirmRemoval } from '@/ui/panel/ConfirmRemoval';
import { Detail, DetailsList } from '@/ui/panel/DetailsList';
import { PendingPanel } from '@/ui/panel/PendingRecord';
import { referenceOf } from './callRow';
import { callsApi } from './callsApi';
import { CallStatusBadge } from './CallStatusBadge';

interface RemoveCallProps {
  id: number;
  onClose: () => void;
  /** The text to announce. */
  onDone: (text: string) => void;
}

/** Remover ligação: shows its reference and status, warns, and removes it for good (document 1, section 2). */
export function RemoveCall({ id, onClose, onDone }: RemoveCallProps) {
  const title = 'Remover ligação';
  const query = callsApi.useCallQuery(id);
  const [remove, removal] = callsApi.useDeleteCallMutation();

  if (!query.data) return <PendingPanel title={title} query={query} onClose={onClose} />;
  const { name, statusId } = query.data;

  const confirm = async () => {
    const { error } = await remove(id);
    if (!error) onDone(`A ligação LI-${id} foi removida!`);
  };

  return (
    <ConfirmRemoval
      title={title}
      warning="Após a confirmação a ligação será PERMANENTEMENTE excluída."
      onCancel={onClose}
      onConfirm={() => void confirm()}
      busy={removal.isLoading}
      failure={failureOf(removal.error)}
    >
      <DetailsList>
        <Detail label="Referência">{referenceOf({ id })}</Detail>
        <Detail label="Status">
          <CallStatusBadge id={statusId} />
        </Detail>
        <Detail label="Quem ligou" wide>
          {name}
        </Detail>
      </DetailsList>
    </ConfirmRemoval>
  );
}
