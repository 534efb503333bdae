import { rowsPerCall } from '@/api/pages';
import { addUnread } from '@/api/findings';
import type { ApiFailure, ApiResult } from '@/api/failure';
import type { List } from '@/api/reply';
import { readRows } from '@/records/bulkRead/readPages';
import type { HeldPage, HeldRow, HeldSearch } from './heldRow';

/** The services read for a person. */
export interface Held extends List<HeldRow> {
  /** If not all were read: the number of open ones, and of those not read. */
  open: { total: number; left: number } | null;
}

type ReadPage = (page: HeldPage) => Promise<ApiResult<List<HeldRow>>>;

interface Read {
  rows: HeldRow[];
  total: number;
  unread?: List<HeldRow>['unread'];
}

/** The first page of each open status. */
async function readOpen(
  { responsibleId, open }: HeldSearch,
  readPage: ReadPage,
): Promise<ApiResult<readonly List<HeldRow>[]>> {
  const answers = await Promise.all(
    open.map((statusId) => readPage({ responsibleId, statusId, page: 1, limit: rowsPerCall })),
  );
  const error = answers.map((answer) => answer.error).find((one): one is ApiFailure => one !== undefined);
  return error ? { error } : { data: answers.flatMap(({ data }) => data ?? []) };
}

/**
 * Reads a person's services: all of them or, if the open statuses take fewer requests, the newest page and the open
 * ones.
 */
export async function readHeld(search: HeldSearch, readPage: ReadPage): Promise<ApiResult<Held>> {
  const { responsibleId, open } = search;
  const ask = (page: number) => readPage({ responsibleId, page, limit: rowsPerCall });
  const first = await ask(1);
  if (first.error) return first;
  const newest = first.data;
  const morePages = Math.ceil(newest.total / rowsPerCall) - 1;
  if (morePages <= Math.max(1, open.length)) {
    const all: Read & { error?: ApiFailure | undefined } =
      morePages <= 0
        ? newest
        : await readRows((page) => (page === 1 ? Promise.resolve(first) : ask(page)), { limit: rowsPerCall });
    if (all.error) return { error: all.error };
    return { data: heldOf(all, [], null) };
  }
  const opened = await readOpen(search, readPage);
  if (opened.error) return opened;
  const total = opened.data.reduce((sum, list) => sum + list.total, 0);
  const left = opened.data.reduce((sum, list) => sum + Math.max(0, list.total - list.rows.length), 0);
  return { data: heldOf(newest, opened.data, { total, left }) };
}

const heldOf = (read: Read, others: readonly List<HeldRow>[], open: Held['open']): Held => {
  const unread = others.map((list) => list.unread).reduce(addUnread, read.unread);
  const rows = [read, ...others].flatMap((list) => list.rows);
  return {
    rows: [...new Map(rows.map((row) => [row.id, row])).values()],
    total: read.total,
    open,
    ...(unread && { unread }),
  };
};
