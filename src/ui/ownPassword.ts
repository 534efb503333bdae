import { useState } from 'react';
import { createFailure, type ApiFailure } from '@/api/failure';
import { currentSession, onSessionChange } from '@/session/currentSession';
import { canAskPassword, setPasswordQuestion } from '@/session/passwordQuestion';
import { lastPassword } from '@/session/sessionClock';

/** For how long, in milliseconds, a typed password counts. */
const goodFor = 5 * 60_000;

/** How long, in milliseconds, the code that asks may still be on its way. */
const patience = 15_000;

const isTypedLately = () => Date.now() - lastPassword() < goodFor;

type Answer = 'typed' | 'given up' | 'never asked';

let asked: Promise<Answer> | null = null;

/** Asks the person for their own password, once for all who want it at the same time; a sign-in or unlocking counts, in any tab. */
function ask(): Promise<Answer> {
  asked ??= new Promise<Answer>((resolve) => {
    const person = currentSession()?.user.id;
    const end = (answer: Answer) => {
      clearTimeout(timer);
      stopHearing();
      asked = null;
      setPasswordQuestion(null);
      resolve(answer);
    };
    const timer = setTimeout(() => {
      if (!canAskPassword()) end('never asked');
    }, patience);
    const stopHearing = onSessionChange(() => {
      if (currentSession()?.user.id !== person) end('given up');
      else if (isTypedLately()) end('typed');
    });
    setPasswordQuestion({ giveUp: () => end('given up') });
  });
  return asked;
}

const messages = {
  'given up': 'Nada foi feito, porque a senha não foi confirmada.',
  'never asked': 'Não conseguimos pedir a sua senha, e nada foi feito. Recarregue a página e tente de novo.',
};

/**
 * Before what opens the office to somebody or costs money: the person's own password, unless it was typed in the last
 * five minutes.
 * @returns why it is not to be done; null when it is
 */
export async function passwordRefusal(): Promise<ApiFailure | null> {
  if (isTypedLately()) return null;
  const answer = await ask();
  return answer === 'typed' ? null : createFailure('validation', { message: messages[answer] });
}

/** The same before a form sends; what was typed in it stays. `isNeeded`: whether this is to be asked for at all. */
export const afterPassword =
  <V, R>(
    send: (values: V) => PromiseLike<{ data?: R; error?: unknown }>,
    isNeeded: (values: V) => boolean = () => true,
  ) =>
  async (values: V): Promise<{ data?: R; error?: unknown }> => {
    const error = isNeeded(values) ? await passwordRefusal() : null;
    return error ? { error } : send(values);
  };

/** The same before what a `ConfirmRemoval` does. */
export function useAfterPassword(
  act: (id: number) => PromiseLike<{ error?: unknown }>,
  { isLoading, error }: { isLoading: boolean; error?: unknown },
) {
  const [isAsking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<ApiFailure | null>(null);
  return [
    async (id: number) => {
      setAsking(true);
      const refused = await passwordRefusal();
      setAsking(false);
      setRefusal(refused);
      return refused ? { error: refused } : act(id);
    },
    { isLoading: isLoading || isAsking, error: refusal ?? error },
  ] as const;
}
