import * as v from 'valibot';
import type { ApiRequest, EarlyCall } from '@/api/call';
import type { ApiFailure, ApiResult } from '@/api/failure';
import { listOf, optionalId, phpId, type List } from '@/api/reply';
import type { NewsPart, Watched } from '@/records/news/newsPart';
import {
  askOf,
  called,
  counted,
  hasRisen,
  mayCall,
  maxRows,
  rowsRead,
  type NewsState,
  type WatchedRow,
} from './newsState';
import { isOwn } from './ownWrites';

const reply = listOf(v.object({ id: phpId, statusId: optionalId }));

export interface Asking {
  watched: Watched;
  read: () => NewsState;
  change: (to: (now: NewsState) => NewsState) => void;
  send: (call: ApiRequest<List<WatchedRow>>) => Promise<ApiResult<List<WatchedRow>>>;
  now: () => number;
  isOver: () => boolean;
}

type Answer = ApiResult<List<WatchedRow>> | 'spent';

async function ask(
  part: NewsPart,
  limit: number,
  { read, change, send, now, watched }: Asking,
): Promise<Answer> {
  if (!mayCall(read(), now())) return 'spent';
  change((state) => called(state, now()));
  const call: EarlyCall = part.call(watched, { page: 1, limit });
  return send({ ...call, reply });
}

/**
 * Polls one part; returns its failure. Beyond the hourly limit no request is made, and a rise is reported without its
 * rows.
 */
async function pollPart(part: NewsPart, asking: Asking): Promise<ApiFailure | undefined> {
  const { read, change, now, watched } = asking;
  const due = askOf(part, read(), now());
  if (due === null) return undefined;
  const readAll = async () => {
    const answer = await ask(part, maxRows, asking);
    if (answer === 'spent' || answer.error) return answer;
    const { script } = part.call(watched, { page: 1, limit: 1 });
    const { rows, total } = answer.data;
    const at = now();
    change((state) =>
      rowsRead(state, part, { rows, total, now: at, isOwn: (id) => isOwn(state.own, script, id, at) }),
    );
    return answer;
  };
  if (due === 'rows') {
    const answer = await readAll();
    return answer === 'spent' ? undefined : answer.error;
  }
  const answer = await ask(part, 1, asking);
  if (answer === 'spent') return undefined;
  if (answer.error) return answer.error;
  const { total } = answer.data;
  if (!hasRisen(part, read(), total)) {
    change((state) => counted(state, part, total, now(), false));
    return undefined;
  }
  const rows = await readAll();
  if (rows === 'spent') change((state) => counted(state, part, total, now(), true));
  return rows === 'spent' ? undefined : rows.error;
}

/** Polls all parts in order; a failure ends it, as the next would likely fail too. */
export async function poll(parts: readonly NewsPart[], asking: Asking): Promise<void> {
  const { change, now, isOver } = asking;
  const begun = now();
  change((state) => ({ ...state, triedAt: begun }));
  for (const part of parts) {
    if (isOver()) return;
    const failure = await pollPart(part, asking);
    if (isOver() || failure?.kind === 'cancelled') return;
    if (failure) {
      change((state) => ({ ...state, failures: state.failures + 1 }));
      return;
    }
  }
  change((state) => ({ ...state, failures: 0, answeredAt: now() }));
}
