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

/** Minimum words of a pasted text to be a message rather than a number or name. */
const fewestWords = 3;

/** Conversation exports of phones (workflows/incomingCall/conversation/openSource.ts). */
const isExport = ({ name }: File) => /\.(?:txt|zip)$/i.test(name);

/**
 * Opens the conversation panel over the screen when a conversation is pasted outside a field, dropped, or
 * chosen in the menu.
 */
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
  // On Linux, the middle press that opens a link in a new tab also pastes the current selection.
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
      // Otherwise the browser would leave the app to show the file.
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
