import { useMemo } from 'react';
import { showToast } from '@/ui/feedback/toasts';
import { PanelHostContext } from '@/ui/panel/panelHost';
import type { LinkedDocument } from '../../services/linked/linkedApi';
import ReplyToLinked from '../../services/linked/ReplyToLinked';

export interface Answered {
  document: LinkedDocument;
  name: string;
  status: string;
}

/** The answer to the services that ask for a document, over the board. */
export default function AnswerLinked({ onClose, ...answered }: Answered & { onClose: () => void }) {
  const host = useMemo(
    () => ({ close: onClose, done: (text: string) => void showToast(text), side: 'right' as const }),
    [onClose],
  );
  return (
    <PanelHostContext value={host}>
      <ReplyToLinked {...answered} />
    </PanelHostContext>
  );
}
