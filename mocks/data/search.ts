/*
 * Searching and paging rows, the same way for every list: text without regard to accents or case, days as
 * inclusive ranges, references with or without their prefix.
 */

/** Lower case without accents. */
export const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Makes something of a row that is computed once per row; rows are never changed in place (see Table). It is
 * kept on the row, hidden from copies and JSON: fetching it from a map would take most of a search's time.
 */
export function oncePerRow<R extends object, T extends object | string>(
  compute: (row: R) => T,
): (row: R) => T {
  const key = Symbol();
  return (row) => {
    const known = (row as Record<symbol, T | undefined>)[key];
    if (known !== undefined) return known;
    const value = compute(row);
    Object.defineProperty(row, key, { value });
    return value;
  };
}

const folders = new Map<PropertyKey, (row: object) => string>();

/** Gives the folded text of this field of a row, computed once per row; for filters, which ask it of every row. */
function folderOf<R extends object>(field: keyof R): (row: R) => string {
  let folder = folders.get(field);
  if (!folder) {
    folder = oncePerRow((folded: object) => fold(String((folded as R)[field] ?? '')));
    folders.set(field, folder);
  }
  return folder;
}

/** The folded text of a row's field, computed once per row. */
export const foldedOf = <R extends object>(row: R, field: keyof R): string => folderOf(field)(row);

/** Alphabetical order of names, without regard to accents; for `Table.ordered`. */
export function byName(a: { id: number; name: string }, b: { id: number; name: string }): number {
  const [first, second] = [foldedOf(a, 'name'), foldedOf(b, 'name')];
  if (first === second) return a.id - b.id;
  return first < second ? -1 : 1;
}

/** Keeps a row or not; null when the filter was not asked for. */
export type Filter<R> = ((row: R) => boolean) | null;

/** The rows that pass every filter. */
export function keep<R>(rows: readonly R[], ...filters: Filter<R>[]): R[] {
  const asked = filters.filter((filter) => filter !== null);
  return rows.filter((row) => asked.every((passes) => passes(row)));
}

const defaultPageSize = 10;

/** Which page of a list, and how long a page is. */
export interface Paging {
  page?: number | undefined;
  limit?: number | undefined;
}

/** A page length that takes in whatever was found. */
export const everything = Number.MAX_SAFE_INTEGER;

/** One page of the rows that pass every filter, and the number of all; copies no more than the page. */
export function findPage<R>(
  rows: readonly R[],
  filters: readonly Filter<R>[],
  { page = 1, limit = defaultPageSize }: Paging,
): { rows: R[]; total: number } {
  const asked = filters.filter((filter) => filter !== null);
  const start = (page - 1) * limit;
  const found: R[] = [];
  let total = 0;
  for (const row of rows) {
    if (!asked.every((passes) => passes(row))) continue;
    if (total >= start && found.length < limit) found.push(row);
    total += 1;
  }
  return { rows: found, total };
}

/** No list of the app shows more rows at once. */
const longestListPage = 100;

/**
 * Is this search made for a file rather than for a screen? It then asks for everything found (limit = total),
 * or for pages far longer than any list's, and its rows carry the file's columns too.
 */
export const isExport = (total: number, { limit = defaultPageSize }: Paging) =>
  limit >= total || limit > longestListPage;

/** Rows of one client. */
export const ofClient =
  (clientId: number): Filter<{ clientId: number | null }> =>
  (row) =>
    row.clientId === clientId;

/** The field holds every word of the text, in any order. */
export function hasWords<R extends object>(field: keyof R, asked: string | undefined): Filter<R> {
  const words = wordsOf(asked);
  if (words.length === 0) return null;
  const folded = folderOf(field);
  return (row) => {
    const text = folded(row);
    return words.every((word) => text.includes(word));
  };
}

/** Every word of a text, folded; for filters over several fields at once. */
export const wordsOf = (text: string | undefined): string[] =>
  fold(text ?? '')
    .split(/\s+/)
    .filter(Boolean);

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
  const id = idOfReference(prefix, reference);
  return (row) => row.id === id;
}

/** The id a reference names, NaN when it is none; without a prefix only digits are one. */
export function idOfReference(prefix: string | null, reference: string): number {
  const pattern = prefix === null ? /^(\d+)$/ : new RegExp(`^(?:${prefix}-)?(\\d+)$`, 'i');
  return Number(pattern.exec(reference.trim())?.[1] ?? NaN);
}

/** A whole list as the API sends it. */
export const wholeList = <T>(rows: readonly T[]) => ({ data: rows, total: rows.length });

/** Above this a list is made and sent piece by piece. */
const longList = 2000;
const pieceLength = 500;

/** A very long list, whose rows are only made when they are sent. */
export class LongList {
  readonly total: number;
  readonly #rows: readonly unknown[];
  readonly #toRow: (row: never) => unknown;

  constructor(rows: readonly unknown[], total: number, toRow: (row: never) => unknown) {
    this.#rows = rows;
    this.total = total;
    this.#toRow = toRow;
  }

  /** Some hundred rows at a time, as the API sends them. */
  *pieces(): Generator<unknown[]> {
    for (let start = 0; start < this.#rows.length; start += pieceLength) {
      yield this.#rows.slice(start, start + pieceLength).map((row) => this.#toRow(row as never));
    }
  }
}

/** The rows found as the API sends a list; a very long one is not made in one go. */
export function listOfFound<R, T>(
  { rows, total }: { rows: readonly R[]; total: number },
  toRow: (row: R) => T,
): { data: T[]; total: number } | LongList {
  return rows.length > longList ? new LongList(rows, total, toRow) : { data: rows.map(toRow), total };
}

/** The rows of one page. */
export function pageRows<R>(rows: readonly R[], { page = 1, limit = defaultPageSize }: Paging): R[] {
  const start = page === 1 ? 0 : (page - 1) * limit;
  return rows.slice(start, start + limit);
}

/** One page of a list as the API sends it: the page's rows, the total of all. */
export function pageOf<R, T>(
  rows: readonly R[],
  paging: Paging,
  toRow: (row: R) => T,
): { data: T[]; total: number } {
  return { data: pageRows(rows, paging).map(toRow), total: rows.length };
}
