import { useState } from 'react';
import { createFailure, type ApiFailure, type Settled } from '@/api/failure';
import { currentSession, onSessionChange } from '@/session/currentSession';
import type { PasswordAct } from '@/session/passwordActs';
import { canAskPassword, setPasswordQuestion } from '@/session/passwordQuestion';
import { lastPassword } from '@/session/sessionClock';
import { useStillHere } from './useStillHere';

const validMs = 5 * 60_000;

const readTimeoutMs = 15_000;

const isTypedLately = () => Date.now() - lastPassword() < validMs;

type Answer = 'typed' | 'given up' | 'never asked';

let asked: Promise<Answer> | null = null;

/** Asks for the person's password, once for concurrent requests; sign-in or unlock in any tab counts. */
function ask(act: PasswordAct): Promise<Answer> {
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
    setPasswordQuestion({ act, giveUp: () => end('given up') });
  });
  return asked;
}

const messages = {
  'given up': 'Nada foi feito, porque a senha não foi confirmada.',
  'never asked': 'Não conseguimos pedir a sua senha, e nada foi feito. Recarregue a página e tente de novo.',
};

/** Asks for the password, unless typed in the last five minutes; returns a failure if refused, else null. */
export async function passwordRefusal(act: PasswordAct): Promise<ApiFailure | null> {
  if (isTypedLately()) return null;
  const answer = await ask(act);
  return answer === 'typed' ? null : createFailure('validation', { message: messages[answer] });
}

/** Wraps a form's `send` with `passwordRefusal`; `isNeeded` may skip it. */
export const afterPassword =
  <V, R>(
    act: PasswordAct,
    send: (values: V) => PromiseLike<Settled<R>>,
    isNeeded: (values: V) => boolean = () => true,
  ) =>
  async (values: V): Promise<Settled<R>> => {
    const error = isNeeded(values) ? await passwordRefusal(act) : null;
    return error ? { error } : send(values);
  };

/** Wraps a button's action with `passwordRefusal`; nothing runs if the person has left meanwhile. */
export function usePasswordFirst(act: PasswordAct) {
  const isHere = useStillHere();
  const [isAsking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<ApiFailure | null>(null);
  const first = async (run: () => void) => {
    setAsking(true);
    const refused = await passwordRefusal(act);
    setAsking(false);
    setRefusal(refused);
    if (!refused && isHere()) run();
  };
  return { first: (run: () => void) => void first(run), isAsking, refusal };
}

/** Wraps the action of a `ConfirmRemoval` with `passwordRefusal`. */
export function useAfterPassword(
  act: PasswordAct,
  remove: (id: number) => PromiseLike<{ error?: unknown }>,
  { isLoading, error }: { isLoading: boolean; error?: unknown },
) {
  const [isAsking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<ApiFailure | null>(null);
  return [
    async (id: number) => {
      setAsking(true);
      const refused = await passwordRefusal(act);
      setAsking(false);
      setRefusal(refused);
      return refused ? { error: refused } : remove(id);
    },
    { isLoading: isLoading || isAsking, error: refusal ?? error },
  ] as const;
}
