import { createFailure, type ApiFailure, type ApiResult } from '@/api/failure';
import { addUnread, type CallFacts, type Unread } from '@/api/findings';
import { rowsPerCall } from '@/api/pages';
import type { List } from '@/api/reply';

/** What a page says: the rows that came, with those that could not be read, and how many the API counts in all. */
interface PageCount {
  rows: number;
  total: number;
  /** Ends the reading. */
  failure?: ApiFailure | undefined;
}

/** Pages of a long reading under way at once: half of what one person may ask for (docs/rules/network.md). */
export const longAtOnce = 2;

interface PagesReading<Page> {
  fetchPage: (page: number) => Promise<ApiResult<Page>>;
  /** Takes a page, in their order. */
  take: (page: Page, at: number, call: CallFacts | undefined) => PageCount | Promise<PageCount>;
  limit: number;
  /** The page to begin with, where an earlier reading ended. */
  from?: number;
  /** No page after this one is asked for. */
  last?: number;
  /** As counted before, so that the second page too is asked for while the one before is taken. */
  counted?: number;
  /** Pages under way at once, where it is known how many there are. */
  atOnce?: number;
  signal?: AbortSignal | undefined;
}

/**
 * Reads page after page to the last one: the one reader of all that a search finds. Returns what ended it before that: the
 * failure of a page, which a reading `from` it takes up again, or 'cancelled', after which no page is taken.
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
    // An empty page ends it, whatever the API counts.
    if (rows === 0) break;
    total = facts.total;
    ask();
  }
  return signal?.aborted ? createFailure('cancelled') : undefined;
}

/** What a list says of itself as a page. */
export const countOf = ({ rows, total, unread }: List<unknown>): PageCount => ({
  rows: rows.length + (unread?.rows ?? 0),
  total,
});

interface RowsReading extends Partial<Pick<PagesReading<unknown>, 'limit' | 'last' | 'atOnce' | 'signal'>> {
  /** Hears how many there are by now. */
  onRead?: (rows: number) => void;
}

export interface RowsRead<Row> {
  rows: Row[];
  /** As the last page counts. */
  total: number;
  unread?: Unread | undefined;
  error?: ApiFailure | undefined;
}

/** All rows of a search, each once. With an error, the rows before it. */
export async function readRows<Row extends { id: number }>(
  fetchPage: (page: number) => Promise<ApiResult<List<Row>>>,
  { onRead, limit = rowsPerCall, ...how }: RowsReading = {},
): Promise<RowsRead<Row>> {
  // One that moved to the next page meanwhile comes twice.
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
