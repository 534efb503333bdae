import { createFailure, type ApiFailure, type ApiResult } from '@/api/failure';
import { addUnread, type CallFacts, type Unread } from '@/api/findings';
import { rowsPerCall } from '@/api/pages';
import type { List } from '@/api/reply';

/** Count of a page: its rows, unreadable ones included, and the API's total. */
interface PageCount {
  rows: number;
  total: number;
  /** Ends the reading. */
  failure?: ApiFailure | undefined;
}

/** Concurrent page requests of a long read: half of what one person may have pending (docs/rules/network.md). */
export const longAtOnce = 2;

interface PagesReading<Page> {
  fetchPage: (page: number) => Promise<ApiResult<Page>>;
  /** Processes a page, in order. */
  take: (page: Page, at: number, call: CallFacts | undefined) => PageCount | Promise<PageCount>;
  limit: number;
  /** The first page to read, where an earlier read ended. */
  from?: number;
  /** The last page to request. */
  last?: number;
  /** A previous count, so that the second page is requested while the first is processed. */
  counted?: number;
  /** Concurrent page requests, once the total is known. */
  atOnce?: number;
  signal?: AbortSignal | undefined;
}

/**
 * Reads page after page to the last one; every full read of a search uses this. Returns the reason for an
 * early end: a page's failure, after which another read may continue `from` that page, or 'cancelled', after
 * which no page is processed.
 */
export async function readPages<Page>({
  fetchPage,
  take,
  limit,
  from = 1,
  last = Infinity,
  counted = 0,
  atOnce = 1,
  signal,
}: PagesReading<Page>): Promise<ApiFailure | undefined> {
  const underWay: Promise<ApiResult<Page>>[] = [];
  let next = from;
  let total = counted;
  const ask = () => {
    const isDue = () => next === from || ((next - 1) * limit < total && next <= last);
    while (!signal?.aborted && underWay.length < atOnce && isDue()) underWay.push(fetchPage(next++));
  };
  ask();
  for (let at = from; underWay.length > 0; at += 1) {
    const { data, error, call } = (await underWay.shift()) as ApiResult<Page>;
    if (signal?.aborted || error) return signal?.aborted ? createFailure('cancelled') : error;
    ask();
    const { rows, failure, ...facts } = await take(data, at, call);
    if (failure) return failure;
    // An empty page ends the read, whatever the API counts.
    if (rows === 0) break;
    total = facts.total;
    ask();
  }
  return signal?.aborted ? createFailure('cancelled') : undefined;
}

/** A list's count as a page. */
export const countOf = ({ rows, total, unread }: List<unknown>): PageCount => ({
  rows: rows.length + (unread?.rows ?? 0),
  total,
});

interface RowsReading extends Partial<Pick<PagesReading<unknown>, 'limit' | 'last' | 'atOnce' | 'signal'>> {
  /** Receives the number of rows read so far. */
  onRead?: (rows: number) => void;
}

export interface RowsRead<Row> {
  rows: Row[];
  /** As counted by the last page. */
  total: number;
  unread?: Unread | undefined;
  error?: ApiFailure | undefined;
}

/** All rows of a search, each once. With an error, the rows before it. */
export async function readRows<Row extends { id: number }>(
  fetchPage: (page: number) => Promise<ApiResult<List<Row>>>,
  { onRead, limit = rowsPerCall, ...how }: RowsReading = {},
): Promise<RowsRead<Row>> {
  // A row that moved to the next page meanwhile arrives twice.
  const rows = new Map<number, Row>();
  let total = 0;
  let unread: Unread | undefined;
  const error = await readPages<List<Row>>({
    ...{ ...how, limit, fetchPage },
    take: (list) => {
      list.rows.forEach((row) => rows.set(row.id, row));
      unread = addUnread(unread, list.unread);
      total = list.total;
      onRead?.(rows.size);
      return countOf(list);
    },
  });
  return { rows: [...rows.values()], total, unread, ...(error && { error }) };
}
