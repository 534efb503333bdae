import { createFailure, mayHaveArrived, type ApiFailure, type ApiResult } from '@/api/failure';

/* Numbers of documents: the API gives none, so the next one is proposed, and looked for again after it was taken. */

/** A document of a type and year, as far as its number goes. */
export interface Numbered {
  id: number;
  /** As the API has it: digits, or an old value that is no number. */
  number: string;
  menu: string;
}

const valueOf = (number: string) => (/^\d+$/.test(number) ? Number(number) : 0);

/** One more than the highest of them. */
export const nextNumber = (rows: readonly Pick<Numbered, 'number'>[]) =>
  String(rows.reduce((highest, { number }) => Math.max(highest, valueOf(number)), 0) + 1);

/** Whether both write the same number. */
export const isSameNumber = (one: string, other: string) =>
  one === other || (valueOf(one) > 0 && valueOf(one) === valueOf(other));

export interface NumberCalls {
  /** All documents of this number, type and year, read anew. */
  find: (number: string) => Promise<ApiResult<readonly Numbered[]>>;
  /** The next free number, read anew; null where there are too many to read. */
  next: () => Promise<ApiResult<string | null>>;
  create: (number: string) => Promise<ApiResult<{ id: number }>>;
}

interface Wanted {
  number: string;
  menu: string;
  /** A document of this number and subject was sent, and nobody knows whether it is there. */
  isDoubted: boolean;
}

/** Made, taken by another meanwhile, or not made, or not surely. */
export type Taking =
  | { outcome: 'made'; id: number }
  | { outcome: 'taken'; next: string | null }
  | { outcome: 'unknown'; failure: ApiFailure }
  | { outcome: 'failed'; failure: ApiFailure };

const isIt =
  ({ menu }: Wanted) =>
  (one: Numbered) =>
    one.menu.trim() === menu.trim();

/** Makes a document with this number, unless somebody took it since it was proposed. */
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

/** The others that have this number, read after it was taken: two may have taken it at once. */
export async function findTwins(
  calls: Pick<NumberCalls, 'find'>,
  number: string,
  id: number,
): Promise<ApiResult<readonly Numbered[]>> {
  const { data, error } = await calls.find(number);
  if (error) return { error };
  // The own one has to be among them: a list that lacks it may lack others.
  return data.some((one) => one.id === id)
    ? { data: data.filter((one) => one.id !== id) }
    : { error: createFailure('conflict', { message: 'A lista ainda não mostra este documento.' }) };
}
