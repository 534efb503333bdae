import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import type IncomingCall from '@/workflows/incomingCall/IncomingCall';
import { can, meets } from '@/session/rules';
import { useSignedInSession } from '@/session/useSession';
import { cover, isBare, isTyping } from '@/records/list/deferred/keyPress';
import { callKey, jumpKey, jumpListener, stateJumps } from '@/records/list/deferred/jumps';
import { useLetterKeys } from '@/records/list/deferred/letterKeys';
import { ProgressBar } from '@/ui/feedback/ProgressBar';
import { showToast } from '@/ui/feedback/toasts';
import { useDocumentEvent } from '@/ui/useDocumentEvent';
import { askAhead } from './ahead';
import { Conversations } from './Conversations';
import { useHelp } from './screenHelp/useHelp';
import { opensOverScreen } from './overScreen';
import { screens } from '@/records/modules/screens';
import { useOfficeSettings } from './useOfficeSettings';
import { useRinging } from './useRinging';

const reachable = screens.flatMap((screen) => (screen.letter ? [{ ...screen, letter: screen.letter }] : []));

/** Shortcuts on all staff screens: `g` and a letter open a module, `l` the panel of an incoming call. */
export default function ModuleKeys() {
  const session = useSignedInSession();
  const navigate = useNavigate();
  const hasLetters = useLetterKeys();
  const [listen] = useState(jumpListener);
  const jumps = useMemo(() => reachable.filter(({ requirement }) => meets(session, requirement)), [session]);
  useEffect(() => stateJumps(jumps), [jumps]);
  const { panel, isBusy, answer, hold } = useIncomingCall();
  const mayAnswer = can(session, 'create_call');
  useEffect(() => (mayAnswer ? opensOverScreen('call', answer) : undefined), [mayAnswer, answer]);
  useRinging({ mayAnswer, isBusy, answer });
  const settings = useOfficeSettings();
  const help = useHelp();

  const onKeyDown = (event: KeyboardEvent) => {
    if (hold(event) || event.repeat) return;
    const counts = hasLetters && isBare(event) && !isTyping(event) && cover() !== 'other';
    const key = counts ? event.key.toLowerCase() : '';
    const second = listen(key, event.timeStamp);
    if (!second && key === callKey && cover() === 'none' && mayAnswer) {
      event.preventDefault();
      answer();
    }
    if (!second && key !== jumpKey) return;
    if (key.length === 1) event.preventDefault();
    const to = jumps.find(({ letter }) => letter === second);
    if (!to) return;
    askAhead(to);
    void navigate(to.path);
  };
  // Capture: a list uses the second letter for another shortcut.
  useDocumentEvent('keydown', onKeyDown, { capture: true });

  return (
    <>
      {panel}
      <Conversations />
      {settings}
      {help}
    </>
  );
}

/** The panel of an incoming call; its code loads on first use, and text typed meanwhile goes into its field. */
function useIncomingCall() {
  const [shown, setShown] = useState<{ Panel: typeof IncomingCall; typed: string; number: string } | null>(
    null,
  );
  const [isLoading, setLoading] = useState(false);
  const isAsked = useRef(false);
  /** Text typed while the panel loads; null while keys go to the focused element. */
  const typed = useRef<string | null>(null);

  /** With a number, it was opened by a ringing call: keys pressed meanwhile were for something else. */
  const answer = useCallback(function open(number = '') {
    if (isAsked.current) return;
    isAsked.current = true;
    typed.current = number ? null : '';
    setLoading(true);
    void import('@/workflows/incomingCall/IncomingCall')
      .then(
        // Synchronously: until the field has focus, this hook collects the keys.
        ({ default: Panel }) => flushSync(() => setShown({ Panel, typed: typed.current ?? '', number })),
        () =>
          showToast('Não foi possível abrir a ligação. Verifique a conexão e tente de novo.', {
            tone: 'error',
            actions: [{ label: 'Tentar de novo', onSelect: () => open(number) }],
          }),
      )
      .finally(() => {
        isAsked.current = false;
        typed.current = null;
        setLoading(false);
      });
  }, []);

  /** Returns whether the key was kept for the field. */
  const hold = (event: KeyboardEvent) => {
    if (typed.current === null || event.ctrlKey || event.altKey || event.metaKey) return false;
    if (event.key.length !== 1) return false;
    typed.current += event.key;
    event.preventDefault();
    return true;
  };

  const panel = shown ? (
    <shown.Panel typed={shown.typed} number={shown.number} onClose={() => setShown(null)} />
  ) : (
    <ProgressBar isShown={isLoading} label="Carregando o painel" />
  );
  return { panel, isBusy: shown !== null || isLoading, answer, hold };
}
