import { failureOf } from '@/api/failure';
import { formatPhone } from '@/formats/phone';
import { ConfirmRemoval } from '@/ui/panel/ConfirmRemoval';
import { Detail, DetailsList } from '@/ui/panel/DetailsList';
import { PendingPanel } from '@/ui/panel/PendingRecord';
import { referenceOf } from './voterColumns';
import { votersApi } from './votersApi';

interface RemoveVoterProps {
  id: number;
  onClose: () => void;
  /** The text to announce. */
  onDone: (text: string) => void;
}

/** Remover eleitor: says who it is, warns, and removes the voter and the voter's service requests for good. */
export function RemoveVoter({ id, onClose, onDone }: RemoveVoterProps) {
  const title = 'Remover eleitor';
  const query = votersApi.useVoterQuery(id);
  const [remove, removal] = votersApi.useDeleteVoterMutation();

  if (!query.data) return <PendingPanel title={title} side="left" query={query} onClose={onClose} />;
  const { name, telephones } = query.data;

  const confirm = async () => {
    const { error } = await remove(id);
    if (!error) onDone('O eleitor foi removido!');
  };

  return (
    <ConfirmRemoval
      title={title}
      side="left"
      warning="Após a confirmação o eleitor e seus atendimentos serão PERMANENTEMENTE excluidos."
      onCancel={onClose}
      onConfirm={() => void confirm()}
      busy={removal.isLoading}
      failure={failureOf(removal.error)}
    >
      <DetailsList>
        <Detail label="Referência">{referenceOf({ id })}</Detail>
        <Detail label="Telefone">{formatPhone(telephones[0]?.number)}</Detail>
        <Detail label="Nome" wide>
          {name}
        </Detail>
      </DetailsList>
    </ConfirmRemoval>
  );
}
