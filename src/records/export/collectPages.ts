import type { ApiFailure, ApiResult } from '@/api/failure';
import type { CallFacts } from '@/api/findings';
import { rowsPerCall } from '@/api/pages';
import type { PageRead } from './csvBuilder';
import { comesInPages, type PageOfRows } from './pages';

interface Collection {
  total: number;
  fetchPage: (page: PageOfRows) => Promise<ApiResult<Blob>>;
  add: (body: Blob, call: CallFacts | undefined) => Promise<PageRead>;
  /** 0 to 1, after each page but the last. */
  onProgress: (fraction: number) => void;
}

/** Fetches and adds all rows, prefetching a page. Returns a failed request; rejects if rows are missing. */
export async function collectPages({
  total,
  fetchPage,
  add,
  onProgress,
}: Collection): Promise<ApiFailure | undefined> {
  if (!comesInPages(total)) {
    const { data, error, call } = await fetchPage({ page: 1, limit: total });
    if (error) return error;
    // There were rows a moment ago: `null` reads as an empty list.
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
    if (!next && page * rowsPerCall < expected) next = fetch(page + 1);
    if (next) onProgress(Math.min(collected / expected, 1));
  }
  // A truncated file that looks complete is worse than none.
  if (collected < expected) throw new RangeError('The API gave fewer rows than it counts');
  return undefined;
}

const passing = new Set(['offline', 'timeout', 'server']);

/** Retries once after a transient failure, so that earlier pages are not lost. */
async function fetchTwice(fetchOnce: () => Promise<ApiResult<Blob>>): Promise<ApiResult<Blob>> {
  const first = await fetchOnce();
  return first.error && passing.has(first.error.kind) ? fetchOnce() : first;
}
