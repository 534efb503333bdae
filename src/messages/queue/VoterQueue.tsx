import { PanelCloseButton } from '@/ui/panel/PanelCloseButton';
import { PanelContent } from '@/ui/panel/PanelContent';
import { useDelayedFlag } from '@/ui/feedback/useDelayedFlag';
import { DoubtNotice, useMessageDoubts } from '../sending/DoubtNotice';
import { filledMessage } from '../messageText';
import { TemplateFields, templateProblem } from '../template/TemplateFields';
import { useSendOnce } from '../sending/useSendOnce';
import { useTemplateChoice } from '../template/useTemplateChoice';
import { whatsapp } from '../messageChoices';
import { QueueCards } from './QueueCards';
import { QueuePanel, type QueuePanelProps } from './QueuePanel';
import type { Queue, QueueItem } from './useQueue';

interface VoterQueueProps extends Pick<QueuePanelProps<QueueItem>, 'onClose'> {
  voters: readonly { id: number; name: string }[];
  /** Category of the message. */
  category: number;
}

/** Sends a template to chosen voters by WhatsApp, one by one. */
export default function VoterQueue({ voters, category, onClose }: VoterQueueProps) {
  const items: QueueItem[] = voters.map(({ id, name }) => ({ id, voterId: id, name }));
  return (
    <QueuePanel items={items} onClose={onClose}>
      {(queue) => <TemplateQueue queue={queue} category={category} />}
    </QueuePanel>
  );
}

function TemplateQueue({ queue, category }: { queue: Queue<QueueItem>; category: number }) {
  const choice = useTemplateChoice(whatsapp, category);
  const send = useSendOnce();
  const doubts = useMessageDoubts(queue.items.map(({ voterId }) => voterId ?? 0));
  const { text, profile, templateId, categoryId } = choice;
  const head = (
    <>
      <DoubtNotice doubts={doubts} />
      <TemplateFields choice={choice} />
    </>
  );
  const isLate = useDelayedFlag(choice.isFetching);
  if (text === undefined || !profile || templateId === null || templateProblem(choice))
    return (
      <PanelContent footer={<PanelCloseButton />}>
        {head}
        <p role="status">{isLate && 'Carregando...'}</p>
      </PanelContent>
    );
  return (
    <QueueCards
      queue={queue}
      head={head}
      textOf={(_, voter) => filledMessage(text, voter, profile, choice.names)}
      record={async (voter, telephone, message) => {
        choice.keep();
        return send(
          { voterId: voter.id, typeId: whatsapp, categoryId, templateId, telephone, message },
          doubts,
        );
      }}
    />
  );
}
