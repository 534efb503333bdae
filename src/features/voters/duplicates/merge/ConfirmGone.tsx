import { Button } from '@/ui/button/Button';
import { Dialog } from '@/ui/panel/Dialog';

interface ConfirmGoneProps {
  title: string;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks before the other record is removed. */
export const ConfirmGone = ({ title, onClose, onConfirm }: ConfirmGoneProps) => (
  <Dialog
    title="Remover eleitor"
    isQuestion
    onClose={onClose}
    footer={
      <>
        <Button onClick={onClose}>Cancelar</Button>
        <Button kind="danger" onClick={onConfirm}>
          SIM, Remover
        </Button>
      </>
    }
  >
    <p>
      <strong>{title}</strong>
    </p>
    <p>
      Após a confirmação o eleitor e seus atendimentos serão PERMANENTEMENTE excluidos. Antes de excluir,
      confere-se mais uma vez que nenhum atendimento está com ele.
    </p>
  </Dialog>
);
