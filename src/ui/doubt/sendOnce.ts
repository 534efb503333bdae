import { createFailure, mayHaveArrived, resultOf, type ApiResult } from '@/api/failure';
import { doubtOf, keepDoubt, type Doubt, type DoubtfulAct, type DoubtKind } from './doubts';

/** How many acts like this one there are, read anew. */
export type CountAlike = (act: DoubtfulAct) => PromiseLike<ApiResult<number>>;

/** Looks whether what is doubted was done after all, which settles it. Gives whether it was. */
export async function checkDoubt(kind: DoubtKind, count: CountAlike): Promise<ApiResult<boolean>> {
  const doubt = doubtOf(kind);
  if (!doubt) return { data: false };
  const { data, error } = await count(doubt);
  if (error) return { error };
  const isDone = doubt.before !== null && data > doubt.before;
  if (isDone && doubtOf(kind)?.at === doubt.at) keepDoubt(kind);
  return { data: isDone };
}

interface Sending<R> {
  kind: DoubtKind;
  act: DoubtfulAct;
  count: CountAlike;
  send: () => PromiseLike<{ data?: R; error?: unknown }>;
  /** The doubt that the person knew of when they confirmed. */
  despite: Doubt | undefined;
  words: {
    /** The doubt could not be looked into: nothing was sent. */
    unchecked: string;
    /** There is a doubt that the person has not been told of. */
    untold: string;
    /** What is doubted was done: nothing was sent. */
    done: (doubt: Doubt) => string;
  };
}

/**
 * Sends what must not be done twice. While a doubt stands nothing is sent before it was looked into, and then only by
 * somebody who knew of it; an answer that does not come leaves a doubt, and one that comes settles it.
 */
export async function sendOnce<R>({
  kind,
  act,
  count,
  send,
  despite,
  words,
}: Sending<R>): Promise<ApiResult<R>> {
  const doubt = doubtOf(kind);
  if (doubt) {
    const check = await checkDoubt(kind, count);
    if (check.error) return { error: createFailure(check.error.kind, { message: words.unchecked }) };
    if (check.data) return { error: createFailure('conflict', { message: words.done(doubt) }) };
    if (doubt.at !== despite?.at) return { error: createFailure('conflict', { message: words.untold }) };
  }
  const { data: before = null } = await count(act);
  const at = Date.now();
  const answer = await resultOf(send());
  if (!answer.error) keepDoubt(kind);
  else if (mayHaveArrived(answer.error)) keepDoubt(kind, { ...act, before, at });
  return answer;
}
