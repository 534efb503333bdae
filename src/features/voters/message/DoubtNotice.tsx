import { keepDoubt, useDoubt } from '@/records/doubt/doubts';
import { RetryButton } from '@/ui/feedback/RetryButton';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { whatOf } from './messageDoubt';

const ofEach =
  'Antes de cada envio conferimos as últimas comunicações de quem o recebe, e o que lá está não sai de novo.';

/** Tells of a message that may or may not have gone out, sent from this browser, and what can be done. */
export function DoubtNotice({ children = ofEach }: { children?: string }) {
  const doubt = useDoubt('message');
  if (!doubt) return null;
  return (
    <PanelNotice live>
      <p>
        {whatOf(doubt)}, ficou sem resposta, e pode ter sido enviada. {children}
      </p>
      <RetryButton onRetry={() => keepDoubt('message')}>Encontrei a mensagem</RetryButton>
    </PanelNotice>
  );
}
