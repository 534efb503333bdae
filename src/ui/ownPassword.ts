import { useState } from 'react';
import { createFailure, type ApiFailure } from '@/api/failure';
import { currentSession, onSessionChange } from '@/session/currentSession';
import { canAskPassword, setPasswordQuestion } from '@/session/passwordQuestion';
import { lastPassword } from '@/session/sessionClock';

const validMs = 5 * 60_000;

const readTimeoutMs = 15_000;

const isTypedLately = () => Date.now() - lastPassword() < validMs;

type Answer = 'typed' | 'given up' | 'never asked';

let asked: Promise<Answer> | null = null;

/** Asks for the person's password, once for concurrent requests; sign-in or unlock in any tab counts. */
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
    }, readTimeoutMs);
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

/** Asks for the password, unless typed in the last five minutes; returns a failure if refused, else null. */
export async function passwordRefusal(): Promise<ApiFailure | null> {
  if (isTypedLately()) return null;
  const answer = await ask();
  return answer === 'typed' ? null : createFailure('validation', { message: messages[answer] });
}

/** Wraps a form's `send` with `passwordRefusal`; `isNeeded` may skip it. */
export const afterPassword =
  <V, R>(
    send: (values: V) => PromiseLike<{ data?: R; error?: unknown }>,
    isNeeded: (values: V) => boolean = () => true,
  ) =>
  async (values: V): Promise<{ data?: R; error?: unknown }> => {
    const error = isNeeded(values) ? await passwordRefusal() : null;
    return error ? { error } : send(values);
  };

/** Wraps the action of a `ConfirmRemoval` with `passwordRefusal`. */
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
