import type { ComponentProps } from 'react';
import { showToast } from '@/ui/feedback/toasts';
import { PanelHostContext } from '@/ui/panel/panelHost';
import ReplyToLinked from '@/workflows/reply/linked/ReplyToLinked';

export type Answered = ComponentProps<typeof ReplyToLinked>;

/** The answer to the services that ask for a document, over the board. */
export default function AnswerLinked({ onClose, ...answered }: Answered & { onClose: () => void }) {
  const done = (text: string) => void showToast(text);
  return (
    <PanelHostContext value={{ close: onClose, done, side: 'right' }}>
      <ReplyToLinked {...answered} />
    </PanelHostContext>
  );
}
