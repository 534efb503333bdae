import { createFailure, mayHaveArrived, resultOf, type ApiResult } from '@/api/failure';
import { doubtOf, keepDoubt, type Doubt, type DoubtfulAct, type DoubtKind } from './doubts';

/** How many acts like this one there are, read anew; of one that is doubted it is known when it was sent. */
export type CountAlike = (act: DoubtfulAct & Partial<Pick<Doubt, 'at'>>) => PromiseLike<ApiResult<number>>;

/** Checks on the server whether a doubtful act was done, which settles it. */
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
  /** The doubt shown to the person when they confirmed. */
  despite: Doubt | undefined;
  words: {
    unchecked: string;
    /** A doubt exists that the person was not shown. */
    untold: string;
    done: (doubt: Doubt) => string;
  };
}

/**
 * Sends an act that must not happen twice: an open doubt is checked first and must be known to the person. No
 * response leaves a doubt; any response settles it.
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
