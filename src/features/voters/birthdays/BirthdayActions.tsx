import { Button } from '@/ui/button/Button';
import { LabelsIcon } from '@/ui/icons';
import { useBlockedReason } from '@/ui/useBlockedReason';

export type BirthdayPanel = 'queue' | 'sms' | 'labels' | 'keys';

interface BirthdayActionsProps {
  /** Chosen rows; without any, all of them are meant. */
  count: number;
  total: number;
  onAct: (kind: BirthdayPanel) => void;
}

/** What is sent to the chosen ones, or to all. */
export function BirthdayActions({ count, total, onAct }: BirthdayActionsProps) {
  const blocked = useBlockedReason();
  const nobody = total === 0 ? 'Não há aniversariantes na tela.' : undefined;
  const chosen = count > 0 ? ` (${count})` : '';
  return (
    <>
      <Button
        kind="quiet"
        icon={<LabelsIcon />}
        blockedReason={blocked('create_label_voter') ?? nobody}
        onClick={() => onAct('labels')}
      >
        Etiquetas
      </Button>
      <Button blockedReason={nobody} onClick={() => onAct('sms')}>
        {chosen ? `SMS${chosen}` : 'SMS para todos'}
      </Button>
      <Button kind="primary" blockedReason={nobody} onClick={() => onAct('queue')}>
        Fila de WhatsApp{chosen}
      </Button>
    </>
  );
}
