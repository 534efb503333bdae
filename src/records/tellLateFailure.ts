import { toFailure } from '@/api/failure';
import { messagesOf } from '@/api/failureMessages';
import { currentSession } from '@/session/currentSession';
import { showToast } from '@/ui/feedback/toasts';

/**
 * Sends a full-page form, which may be left meanwhile: a failure that no field can show any more is then told by a
 * toast, unless the session has changed.
 * @param what is being saved, as in 'o eleitor Ana'
 * @param isHere see `useStillHere`
 */
export async function tellLateFailure<A extends { error?: unknown }>(
  what: string,
  isHere: () => boolean,
  send: () => PromiseLike<A>,
): Promise<A> {
  const sender = userId();
  const answer = await send();
  if (answer.error === undefined || isHere() || userId() !== sender) return answer;
  const failure = toFailure(answer.error);
  // What was called off has been told where it was.
  if (failure.kind !== 'cancelled')
    showToast(`Ao salvar ${what}: ${messagesOf(failure).join(' ')}`, {
      tone: 'error',
      findings: failure,
    });
  return answer;
}

const userId = () => currentSession()?.user.id;
