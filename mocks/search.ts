/*
 * Searching and paging rows, the same way for every list: text without regard to accents or case, days as
 * inclusive ranges, references with or without their prefix.
 */

/** Lower case without accents. */
export const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const foldedKeys = new Map<PropertyKey, symbol>();

/**
 * The folded text of a row's field, computed once per row; rows are never changed in place (see Table). It is
 * kept on the row, hidden from copies and JSON: fetching it from a map would take most of a search's time.
 */
export function foldedOf<R extends object>(row: R, field: keyof R): string {
  let key = foldedKeys.get(field);
  if (!key) foldedKeys.set(field, (key = Symbol(String(field))));
  const known = (row as Record<symbol, string | undefined>)[key];
  if (known !== undefined) return known;
  const folded = fold(String(row[field] ?? ''));
  Object.defineProperty(row, key, { value: folded });
  return folded;
}

/** Alphabetical order of names, without regard to accents; for `Table.ordered`. */
export function byName(a: { id: number; name: string }, b: { id: number; name: string }): number {
  const [first, second] = [foldedOf(a, 'name'), foldedOf(b, 'name')];
  if (first === second) return a.id - b.id;
  return first < second ? -1 : 1;
}

/** Keeps a row or not; null when the filter was not asked for. */
type Filter<R> = ((row: R) => boolean) | null;

/** The rows that pass every filter. */
export function keep<R>(rows: readonly R[], ...filters: Filter<R>[]): R[] {
  const asked = filters.filter((filter) => filter !== null);
  return rows.filter((row) => asked.every((passes) => passes(row)));
}

/** Rows of one client. */
export const ofClient =
  (clientId: number): Filter<{ clientId: number | null }> =>
  (row) =>
    row.clientId === clientId;

/** The field holds every word of the text, in any order. */
export function hasWords<R extends object>(field: keyof R, text: string | undefined): Filter<R> {
  const words = fold(text ?? '')
    .split(/\s+/)
    .filter(Boolean);
  if (words.length === 0) return null;
  return (row) => words.every((word) => foldedOf(row, field).includes(word));
}

/** The field is exactly this value. */
export function is<R, K extends keyof R>(field: K, value: R[K] | undefined): Filter<R> {
  return value === undefined ? null : (row) => row[field] === value;
}

/** The field, a list of ids, holds this one. */
export function holds<K extends PropertyKey>(field: K, id: number | undefined): Filter<Record<K, number[]>> {
  return id === undefined ? null : (row) => row[field].includes(id);
}

/** The field holds these digits in this order. */
export function hasDigits<K extends PropertyKey>(
  field: K,
  digits: string | undefined,
): Filter<Record<K, string>> {
  return digits === undefined ? null : (row) => row[field].includes(digits);
}

/** The field's day lies between two days, both included; either may be open. */
export function between<K extends PropertyKey>(
  field: K,
  from: string | undefined,
  to: string | undefined,
): Filter<Record<K, string>> {
  if (from === undefined && to === undefined) return null;
  return (row) => {
    const day = row[field].slice(0, 10);
    return (from === undefined || day >= from) && (to === undefined || day <= to);
  };
}

/** The row of this reference: `12` or, with the prefix AG, `AG-12`. Anything else is nobody's reference. */
export function hasReference(prefix: string, reference: string | undefined): Filter<{ id: number }> {
  if (reference === undefined) return null;
  const [, digits] = new RegExp(`^(?:${prefix}-)?(\\d+)$`, 'i').exec(reference.trim()) ?? [];
  return (row) => row.id === Number(digits ?? NaN);
}

/** A whole list as the API sends it. */
export const wholeList = <T>(rows: readonly T[]) => ({ data: rows, total: rows.length });

const defaultPageSize = 10;

/** One page of a list as the API sends it: the page's rows, the total of all. */
export function pageOf<R, T>(
  rows: readonly R[],
  { page = 1, limit = defaultPageSize }: { page?: number | undefined; limit?: number | undefined },
  toRow: (row: R) => T,
): { data: T[]; total: number } {
  const start = (page - 1) * limit;
  return { data: rows.slice(start, start + limit).map(toRow), total: rows.length };
}
