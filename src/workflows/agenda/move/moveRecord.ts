import { mayHaveArrived, toFailure, type ApiFailure, type ApiResult } from '@/api/failure';
import { isSameSpot, type Spot } from '../entry';

type Saved = PromiseLike<{ error?: unknown }>;

/** How a kind of record is read, moved and saved as a whole. */
export interface Movable<T> {
  read: () => Promise<ApiResult<T>>;
  spotOf: (record: T) => Spot;
  save: (record: T, spot: Spot) => Saved;
}

export type Outcome<T> =
  | { kind: 'done'; undo: (() => Saved) | null }
  | { kind: 'refused'; failure: ApiFailure }
  /** Someone else has moved it meanwhile. */
  | { kind: 'elsewhere'; record: T }
  /** No response; `record` is the reread record, null if that failed too. */
  | { kind: 'unknown'; failure: ApiFailure; record: T | null };

/** Rereads the record and saves it at its new place, unless someone has moved it meanwhile. */
export async function moveRecord<T>(
  { read, spotOf, save }: Movable<T>,
  from: Spot,
  to: Spot,
): Promise<Outcome<T>> {
  const now = await read();
  if (now.error) return { kind: 'refused', failure: now.error };
  const record = now.data;
  if (isSameSpot(spotOf(record), to)) return { kind: 'done', undo: null };
  if (!isSameSpot(spotOf(record), from)) return { kind: 'elsewhere', record };
  const { error } = await save(record, to);
  if (!error) return { kind: 'done', undo: () => save(record, from) };
  const failure = toFailure(error);
  if (!mayHaveArrived(failure)) return { kind: 'refused', failure };
  const after = await read();
  return { kind: 'unknown', failure, record: after.error ? null : after.data };
}
