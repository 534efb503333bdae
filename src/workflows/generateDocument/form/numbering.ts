import { createFailure, mayHaveArrived, type ApiFailure, type ApiResult } from '@/api/failure';

/* Numbers of documents: the API assigns none, so the next one is proposed, and checked again after it was used. */

/** The parts of a document that concern its number. */
export interface Numbered {
  id: number;
  /** As in the API: digits, or an old value that is not a number. */
  number: string;
  menu: string;
}

const valueOf = (number: string) => (/^\d+$/.test(number) ? Number(number) : 0);

/** One more than the highest number. */
export const nextNumber = (rows: readonly Pick<Numbered, 'number'>[]) =>
  String(rows.reduce((highest, { number }) => Math.max(highest, valueOf(number)), 0) + 1);

/** Whether two texts are the same number. */
export const isSameNumber = (one: string, other: string) =>
  one === other || (valueOf(one) > 0 && valueOf(one) === valueOf(other));

export interface NumberCalls {
  /** Refetches all documents with this number, type and year. */
  find: (number: string) => Promise<ApiResult<readonly Numbered[]>>;
  /** Refetches the next free number; null if there are too many to read. */
  next: () => Promise<ApiResult<string | null>>;
  create: (number: string) => Promise<ApiResult<{ id: number }>>;
}

interface Wanted {
  number: string;
  menu: string;
  /** Whether a document with this number and subject was sent without a known result. */
  isDoubted: boolean;
}

/** Result: created, number taken by someone else, failed, or uncertain. */
export type Taking =
  | { outcome: 'made'; id: number }
  | { outcome: 'taken'; next: string | null }
  | { outcome: 'unknown'; failure: ApiFailure }
  | { outcome: 'failed'; failure: ApiFailure };

const isIt =
  ({ menu }: Wanted) =>
  (one: Numbered) =>
    one.menu.trim() === menu.trim();

/** Creates a document with this number, unless someone else used it since it was proposed. */
export async function takeNumber(calls: NumberCalls, wanted: Wanted): Promise<Taking> {
  const before = await calls.find(wanted.number);
  if (before.error) return { outcome: 'failed', failure: before.error };
  const own = wanted.isDoubted ? before.data.find(isIt(wanted)) : undefined;
  if (own) return { outcome: 'made', id: own.id };
  if (before.data.length > 0) {
    const { data = null } = await calls.next();
    return { outcome: 'taken', next: data };
  }
  const made = await calls.create(wanted.number);
  if (!made.error) return { outcome: 'made', id: made.data.id };
  if (!mayHaveArrived(made.error)) return { outcome: 'failed', failure: made.error };
  const { data: after } = await calls.find(wanted.number);
  const found = after?.find(isIt(wanted));
  return found ? { outcome: 'made', id: found.id } : { outcome: 'unknown', failure: made.error };
}

/** Other documents with this number, read after creation, since two users may use it at the same time. */
export async function findTwins(
  calls: Pick<NumberCalls, 'find'>,
  number: string,
  id: number,
): Promise<ApiResult<readonly Numbered[]>> {
  const { data, error } = await calls.find(number);
  if (error) return { error };
  // The created document must be among them: a list without it may be incomplete.
  return data.some((one) => one.id === id)
    ? { data: data.filter((one) => one.id !== id) }
    : { error: createFailure('conflict', { message: 'A lista ainda não mostra este documento.' }) };
}
