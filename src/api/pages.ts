import type { List } from './reply';

/* Reading on, page after page, while there is more, for the store's searches; others use records/bulkRead. */

/** Rows asked for at a time where all are read: well within the time-out. */
export const rowsPerCall = 1000;

/** Whether a page says that there are rows after it. An empty one ends it, whatever the API counts. */
const isMoreAfter = ({ rows, total }: List<unknown>, page: number, limit: number) =>
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
