/*
 * Search and paging shared by every list: text ignores case and accents, date ranges are inclusive,
 * references may omit their prefix.
 */

export const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Memoizes a value per row; rows are never mutated (see Table). Stored on the row, non-enumerable: a map
 * lookup would dominate the search time.
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

function folderOf<R extends object>(field: keyof R): (row: R) => string {
  let folder = folders.get(field);
  if (!folder) {
    folder = oncePerRow((folded: object) => fold(String((folded as R)[field] ?? '')));
    folders.set(field, folder);
  }
  return folder;
}

export const foldedOf = <R extends object>(row: R, field: keyof R): string => folderOf(field)(row);

/** Sorts names ignoring accents; for `Table.ordered`. */
export function byName(a: { id: number; name: string }, b: { id: number; name: string }): number {
  const [first, second] = [foldedOf(a, 'name'), foldedOf(b, 'name')];
  if (first === second) return a.id - b.id;
  return first < second ? -1 : 1;
}

/** Null when the filter is not in use. */
export type Filter<R> = ((row: R) => boolean) | null;

export function keep<R>(rows: readonly R[], ...filters: Filter<R>[]): R[] {
  const asked = filters.filter((filter) => filter !== null);
  return rows.filter((row) => asked.every((passes) => passes(row)));
}

const defaultPageSize = 10;

export interface Paging {
  page?: number | undefined;
  limit?: number | undefined;
}

export const everything = Number.MAX_SAFE_INTEGER;

/** One page of the matching rows and the total; copies only the page. */
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

/** The longest page any list shows. */
const longestListPage = 100;

/**
 * Whether a search feeds an export, which asks for everything or for very long pages; its rows carry the
 * export's columns.
 */
export const isExport = (total: number, { limit = defaultPageSize }: Paging) =>
  limit >= total || limit > longestListPage;

export const ofClient =
  (clientId: number): Filter<{ clientId: number | null }> =>
  (row) =>
    row.clientId === clientId;

/** Contains every word, in any order. */
export function hasWords<R extends object>(field: keyof R, asked: string | undefined): Filter<R> {
  const words = wordsOf(asked);
  if (words.length === 0) return null;
  const folded = folderOf(field);
  return (row) => {
    const text = folded(row);
    return words.every((word) => text.includes(word));
  };
}

export const wordsOf = (text: string | undefined): string[] =>
  fold(text ?? '')
    .split(/\s+/)
    .filter(Boolean);

export function is<R, K extends keyof R>(field: K, value: R[K] | undefined): Filter<R> {
  return value === undefined ? null : (row) => row[field] === value;
}

export function holds<K extends PropertyKey>(field: K, id: number | undefined): Filter<Record<K, number[]>> {
  return id === undefined ? null : (row) => row[field].includes(id);
}

export function hasDigits<K extends PropertyKey>(
  field: K,
  digits: string | undefined,
): Filter<Record<K, string>> {
  return digits === undefined ? null : (row) => row[field].includes(digits);
}

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

/** Matches by reference: `12` or, with the prefix AG, `AG-12`. */
export function hasReference(prefix: string, reference: string | undefined): Filter<{ id: number }> {
  if (reference === undefined) return null;
  const id = idOfReference(prefix, reference);
  return (row) => row.id === id;
}

/** NaN for an invalid reference; without a prefix only digits are valid. */
export function idOfReference(prefix: string | null, reference: string): number {
  const pattern = prefix === null ? /^(\d+)$/ : new RegExp(`^(?:${prefix}-)?(\\d+)$`, 'i');
  return Number(pattern.exec(reference.trim())?.[1] ?? NaN);
}

export const wholeList = <T>(rows: readonly T[]) => ({ data: rows, total: rows.length });

/** Longer lists are streamed. */
const longList = 2000;
const pieceLength = 500;

/** A long list whose rows are created as they are sent. */
export class LongList {
  readonly total: number;
  readonly #rows: readonly unknown[];
  readonly #toRow: (row: never) => unknown;

  constructor(rows: readonly unknown[], total: number, toRow: (row: never) => unknown) {
    this.#rows = rows;
    this.total = total;
    this.#toRow = toRow;
  }

  *pieces(): Generator<unknown[]> {
    for (let start = 0; start < this.#rows.length; start += pieceLength) {
      yield this.#rows.slice(start, start + pieceLength).map((row) => this.#toRow(row as never));
    }
  }
}

export function listOfFound<R, T>(
  { rows, total }: { rows: readonly R[]; total: number },
  toRow: (row: R) => T,
): { data: T[]; total: number } | LongList {
  return rows.length > longList ? new LongList(rows, total, toRow) : { data: rows.map(toRow), total };
}

export function pageRows<R>(rows: readonly R[], { page = 1, limit = defaultPageSize }: Paging): R[] {
  const start = page === 1 ? 0 : (page - 1) * limit;
  return rows.slice(start, start + limit);
}

export function pageOf<R, T>(
  rows: readonly R[],
  paging: Paging,
  toRow: (row: R) => T,
): { data: T[]; total: number } {
  return { data: pageRows(rows, paging).map(toRow), total: rows.length };
}
