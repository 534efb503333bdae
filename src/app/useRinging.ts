import { useEffect, useState } from 'react';
import { formatPhone } from '@/formats/phone';
import { hasScreenCome } from '@/records/list/deferred/keyPress';
import { isScreenHidden } from '@/ui/hiddenScreen';
import { mayNot } from '@/session/mayNot';
import { showToast } from '@/ui/feedback/toasts';
import { onGiven, takeGiven, watchFragments } from '@/ui/givenFragment';
import { isFree, whenFree } from './freeScreen';
import { callerNumber } from './ringing';

interface Ringing {
  mayAnswer: boolean;
  /** The panel of another call is open or loading. */
  isBusy: boolean;
  answer: (number: string) => void;
}

/** Opens the call for a number in the URL, or keeps the newest until a panel may open. */
export function useRinging({ mayAnswer, isBusy, answer }: Ringing) {
  const [number, setNumber] = useState('');

  useEffect(() => {
    const hear = () => {
      const rings = callerNumber(takeGiven('ligacao') ?? '');
      if (rings) setNumber(rings);
    };
    const end = watchFragments();
    hear();
    const deafen = onGiven(hear);
    return () => {
      deafen();
      end();
    };
  }, []);

  useEffect(() => {
    if (!number) return;
    const open = () => {
      setNumber('');
      if (mayAnswer) answer(number);
      else showToast(mayNot('registrar ligações'), { tone: 'error' });
    };
    if (isBusy) return tellWaiting(number);
    if (isFree()) return open();
    tellWaiting(number);
    return whenFree(open);
  }, [number, mayAnswer, isBusy, answer]);
}

/** Nothing is shown over a locked screen, or one about to be locked. */
function tellWaiting(number: string) {
  if (isScreenHidden() || !hasScreenCome()) return;
  const text = `Chegou a ligação de ${formatPhone(number)}. Ela se abre quando você terminar o que está aberto.`;
  showToast(text, { tone: 'info', id: 'ligacao' });
}
