import { Button } from '@/ui/button/Button';
import { settle, type Doubt } from '@/records/doubt/doubts';
import type { DoubtCheck } from '@/records/doubt/useDoubtChecks';
import { RetryButton } from '@/ui/feedback/RetryButton';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { listPath } from '../campaignPaths';
import { whatOf } from './campaignDoubt';
import { NewTabLink } from './NewTabLink';

interface DoubtfulCampaignProps {
  doubt: Doubt;
  check: DoubtCheck;
  onCheckAgain: () => void;
}

/** A campaign whose response was lost, and what the list says about it. */
export function DoubtfulCampaign({ doubt, check, onCheckAgain }: DoubtfulCampaignProps) {
  const link = <NewTabLink to={listPath}>Abrir a lista de campanhas</NewTabLink>;
  if (check.state === 'done')
    return (
      <PanelNotice tone="info" live>
        <p>A campanha de {whatOf(doubt)}, foi criada: já está na lista. Não é preciso enviar de novo.</p>
        {link}
      </PanelNotice>
    );
  return (
    <PanelNotice live>
      <p>
        Não sabemos se a campanha de {whatOf(doubt)}, foi criada.{' '}
        {check.state === 'missing' && 'Ela não está na lista lida agora, mas ainda pode aparecer.'}
        {check.state === 'failed' && `Não conseguimos ler a lista. ${check.failure.message}`}
      </p>
      <p>{link}</p>
      <Button busy={check.state === 'checking'} busyText="Conferindo..." onClick={onCheckAgain}>
        Conferir de novo
      </Button>{' '}
      <RetryButton onRetry={() => settle(doubt)}>Encontrei na lista</RetryButton>
    </PanelNotice>
  );
}
