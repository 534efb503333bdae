import { settle, useDoubts, type Doubt } from '@/records/doubt/doubts';
import { RetryButton } from '@/ui/feedback/RetryButton';
import { PanelNotice } from '@/ui/panel/PanelNotice';
import { whatOf } from './messageDoubt';

/** Messages to these voters sent from this browser with unknown outcome. */
export function useMessageDoubts(voterIds: readonly number[]): readonly Doubt[] {
  const doubts = useDoubts('message');
  if (doubts.length === 0) return doubts;
  const ids = new Set(voterIds);
  return doubts.filter(({ about }) => about !== null && ids.has(about));
}

const ofEach =
  'Antes de cada envio conferimos as últimas comunicações de quem o recebe, e o que lá está não sai de novo.';

interface DoubtNoticeProps {
  doubts: readonly Doubt[];
  children?: string;
}

/** Lists messages with unknown outcome, with the options to resolve them. */
export function DoubtNotice({ doubts, children = ofEach }: DoubtNoticeProps) {
  return doubts.map((doubt) => (
    <PanelNotice key={doubt.at} live>
      <p>
        {whatOf(doubt)}, ficou sem resposta, e pode ter sido enviada. {children}
      </p>
      <RetryButton onRetry={() => settle(doubt)}>Encontrei a mensagem</RetryButton>
    </PanelNotice>
  ));
}
