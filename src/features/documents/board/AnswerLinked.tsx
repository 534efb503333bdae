import type { ComponentProps } from 'react';
import { offered, type Offers } from '@/records/offers/offers';
import { showToast } from '@/ui/feedback/toasts';
import { PanelHostContext } from '@/ui/panel/panelHost';

const ReplyToDocument = offered('replyToDocument');

export type Answered = ComponentProps<Offers['replyToDocument']>;

/** Replies to the services linked to a document, over the board. */
export default function AnswerLinked({ onClose, ...answered }: Answered & { onClose: () => void }) {
  const done = (text: string) => void showToast(text);
  return (
    <PanelHostContext value={{ close: onClose, done }}>
      <ReplyToDocument {...answered} />
    </PanelHostContext>
  );
}
