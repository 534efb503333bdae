import { useCallback, useEffect, useRef, useState } from 'react';
import type Conversation from '@/workflows/incomingCall/conversation/Conversation';
import { can } from '@/session/rules';
import { useSignedInSession } from '@/session/useSession';
import { cover, isTyping } from '@/records/list/deferred/keyPress';
import { ProgressBar } from '@/ui/feedback/ProgressBar';
import { showToast } from '@/ui/feedback/toasts';
import { useDocumentEvent } from '@/ui/useDocumentEvent';
import { opensOverScreen } from './overScreen';

type Start = string | File | null;

/** Words enough to be what somebody wrote, and not a number or a name. */
const fewestWords = 3;

/** The files that a telephone exports of a conversation (workflows/incomingCall/conversation/openSource.ts). */
const isExport = ({ name }: File) => /\.(?:txt|zip)$/i.test(name);

/** A conversation pasted outside a field, dropped, or asked for by the menu opens its panel over the screen. */
export function Conversations() {
  const session = useSignedInSession();
  const mayOpen = can(session, 'create_treatment');
  const [isLoading, setLoading] = useState(false);
  const [shown, setShown] = useState<{ Panel: typeof Conversation; start: Start } | null>(null);

  const open = useCallback((start: Start) => {
    setLoading(true);
    void import('@/workflows/incomingCall/conversation/Conversation')
      .then(
        ({ default: Panel }) => setShown((before) => before ?? { Panel, start }),
        () => showToast('Não foi possível abrir a conversa. Tente de novo.', { tone: 'error' }),
      )
      .finally(() => setLoading(false));
  }, []);
  useEffect(() => (mayOpen ? opensOverScreen('conversation', () => open(null)) : undefined), [mayOpen, open]);

  const isOn = mayOpen && !shown && !isLoading;
  // In Linux the press that opens a link in another tab also pastes what is selected anywhere.
  const isMiddlePress = useRef(false);
  useDocumentEvent('mousedown', ({ button }) => void (isMiddlePress.current = button === 1), {
    capture: true,
  });
  useDocumentEvent('keydown', () => void (isMiddlePress.current = false), { capture: true });
  useDocumentEvent(
    'paste',
    (event) => {
      if (event.defaultPrevented || isMiddlePress.current || isTyping(event) || cover() !== 'none') return;
      const file = [...(event.clipboardData?.files ?? [])].find(isExport);
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (!file && text.trim().split(/\s+/, fewestWords).length < fewestWords) return;
      event.preventDefault();
      open(file ?? text);
    },
    { isOn },
  );
  useDocumentEvent(
    'dragover',
    (event) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files') || cover() !== 'none')
        return;
      event.preventDefault();
    },
    { isOn },
  );
  useDocumentEvent(
    'drop',
    (event) => {
      const [file] = event.dataTransfer?.files ?? [];
      if (event.defaultPrevented || !file || cover() !== 'none') return;
      // Else the browser would leave the app for the file.
      event.preventDefault();
      if (isExport(file)) open(file);
    },
    { isOn },
  );

  return shown ? (
    <shown.Panel start={shown.start} onClose={() => setShown(null)} />
  ) : (
    <ProgressBar isShown={isLoading} label="Carregando o painel" />
  );
}
