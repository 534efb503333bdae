import type { ApiFailure, ApiResult } from '@/api/failure';
import type { CallFacts } from '@/api/findings';
import type { PageRead } from './csvBuilder';
import { comesInPages, type PageOfRows } from './pages';

/** Of more rows than one call brings, so many a call: a page of them is there well within the time-out. */
const rowsPerCall = 1000;

interface Collection {
  /** How many rows the list says there are. */
  total: number;
  fetchPage: (page: PageOfRows) => Promise<ApiResult<Blob>>;
  /** Reads a body and adds its rows. */
  add: (body: Blob, call: CallFacts | undefined) => Promise<PageRead>;
  /** From 0 to 1, after each page but the last. */
  onProgress: (fraction: number) => void;
}

/**
 * Asks for every row and adds it, the next page on its way while the one before is read.
 * Gives the failure that ended it, if one did; rejects when an answer cannot be read or rows are missing.
 */
export async function collectPages({
  total,
  fetchPage,
  add,
  onProgress,
}: Collection): Promise<ApiFailure | undefined> {
  if (!comesInPages(total)) {
    const { data, error, call } = await fetchPage({ page: 1, limit: total });
    if (error) return error;
    // Some were there a moment ago; `null` and its like are read as a list without any.
    if ((await add(data, call)).rows === 0) throw new RangeError('The API gave none of the rows it counts');
    return undefined;
  }
  const fetch = (page: number) => fetchTwice(() => fetchPage({ page, limit: rowsPerCall }));
  let collected = 0;
  let expected = total;
  let next: ReturnType<typeof fetch> | null = fetch(1);
  for (let page = 1; next; page++) {
    const { data, error, call } = await next;
    if (error) return error;
    next = page * rowsPerCall < expected ? fetch(page + 1) : null;
    const read = await add(data, call);
    collected += read.rows;
    expected = read.total;
    // Rows that came to be meanwhile.
    if (!next && page * rowsPerCall < expected) next = fetch(page + 1);
    if (next) onProgress(Math.min(collected / expected, 1));
  }
  // Half a file that looks whole would be worse than none.
  if (collected < expected) throw new RangeError('The API gave fewer rows than it counts');
  return undefined;
}

const passing = new Set(['offline', 'timeout', 'server']);

/** Asks once more after a failure that may pass: the ninety pages before should not be lost to one bad moment. */
async function fetchTwice(fetchOnce: () => Promise<ApiResult<Blob>>): Promise<ApiResult<Blob>> {
  const first = await fetchOnce();
  return first.error && passing.has(first.error.kind) ? fetchOnce() : first;
}
