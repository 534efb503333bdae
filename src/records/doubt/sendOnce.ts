import { createFailure, mayHaveArrived, resultOf, type ApiResult, type Settled } from '@/api/failure';
import {
  beginDoubt,
  doubtsOf,
  isSameAct,
  settle,
  settleDone,
  type Doubt,
  type DoubtfulAct,
  type DoubtKind,
} from './doubts';

/** Counts acts like this one, uncached; a doubt also has the time it was sent. */
export type CountAlike = (act: DoubtfulAct & Partial<Pick<Doubt, 'at'>>) => PromiseLike<ApiResult<number>>;

/** Checks on the server whether a doubtful act was done; if so, settles it. */
export async function checkDoubt(doubt: Doubt, count: CountAlike): Promise<ApiResult<boolean>> {
  const { data, error } = await count(doubt);
  if (error) return { error };
  // Reread: an identical act may have been settled meanwhile.
  const now = doubtsOf(doubt.kind).find(({ at }) => at === doubt.at);
  const before = (now ?? doubt).before;
  const isDone = before !== null && data > before;
  if (isDone && now) settleDone(now);
  return { data: isDone };
}

interface Sending<R> {
  kind: DoubtKind;
  act: DoubtfulAct;
  count: CountAlike;
  send: () => PromiseLike<Settled<R>>;
  /** The doubts shown to the person when they confirmed. */
  acknowledged: readonly Doubt[];
  words: {
    unchecked: string;
    /** A doubt exists that the person was not shown. */
    unanswered: string;
    done: (doubt: Doubt) => string;
  };
}

/**
 * Sends an act that must not happen twice: open doubts about the same recipient are checked first and must be known to
 * the person. The act is itself stored as a doubt from before it is sent until its response, in case the page closes.
 */
export async function sendOnce<R>({
  kind,
  act,
  count,
  send,
  acknowledged,
  words,
}: Sending<R>): Promise<ApiResult<R>> {
  const open = doubtsOf(kind).filter(({ about }) => about === act.about);
  for (const doubt of open) {
    const check = await checkDoubt(doubt, count);
    if (check.error) return { error: createFailure(check.error.kind, { message: words.unchecked }) };
    if (check.data) return { error: createFailure('conflict', { message: words.done(doubt) }) };
  }
  if (open.some(({ at }) => acknowledged.every((known) => known.at !== at)))
    return { error: createFailure('conflict', { message: words.unanswered }) };
  const { data: before = null } = await count(act);
  const end = beginDoubt(kind, act, before);
  let answer: ApiResult<R> | undefined;
  try {
    answer = await resultOf(send());
    return answer;
  } finally {
    end(answer !== undefined && !(answer.error && mayHaveArrived(answer.error)));
    // The person knew of these doubts and sent the same act again, which is now done.
    if (answer && !answer.error) settle(...open.filter((doubt) => isSameAct(doubt, act)));
  }
}
