import type { ApiResult } from './failure';
import { createFailure, type ApiFailure } from './failure';
import type { List } from './reply';

/* Reading on, page after page, while there is more: for the store's searches and for readings outside of it. */

/** Rows asked for at a time where all are read: well within the time-out. */
export const rowsPerCall = 1000;

/** Whether a page says that there are rows after it. An empty one ends it, whatever the API counts. */
export const isMoreAfter = ({ rows, total }: List<unknown>, page: number, limit: number) =>
  rows.length > 0 && page * limit < total;

/** For a search of the store in pages (`build.infiniteQuery`): its options, and the query of each page. */
export const pagesOf = (limit: number) => ({
  options: {
    initialPageParam: 1,
    getNextPageParam: (last: List<unknown>, _: unknown, page: number) =>
      isMoreAfter(last, page, limit) ? page + 1 : undefined,
  },
  queryOf: (page: number) => ({ page, limit }),
});

interface ReadingOn<Row> {
  limit: number;
  /** The page to begin with, where an earlier reading ended. */
  from?: number;
  signal?: AbortSignal | undefined;
  /** Takes a page, in their order; a failure it returns ends the reading. */
  onPage: (list: List<Row>, page: number) => ApiFailure | undefined;
}

/**
 * Reads page after page to the last one, each once the one before has come. Returns what ended it before that: the
 * failure of a page, which a reading `from` it takes up again, or 'cancelled', after which no page is taken.
 */
export async function readOn<Row>(
  fetchPage: (page: number) => Promise<ApiResult<List<Row>>>,
  { limit, from = 1, signal, onPage }: ReadingOn<Row>,
): Promise<ApiFailure | undefined> {
  for (let page = from; ; page += 1) {
    if (signal?.aborted) return createFailure('cancelled');
    const { data, error } = await fetchPage(page);
    if (signal?.aborted) return createFailure('cancelled');
    const failure = error ?? onPage(data, page);
    if (failure) return failure;
    if (!data || !isMoreAfter(data, page, limit)) return undefined;
  }
}
