import type { List } from './reply';

/* Reads all pages of a search through the store; elsewhere use records/bulkRead. */

/** Rows per request when reading all pages; one request stays well within the time-out. */
export const rowsPerCall = 1000;

/** Whether more rows follow this page. An empty page ends the reading, whatever total the API reports. */
const isMoreAfter = ({ rows, total }: List<unknown>, page: number, limit: number) =>
  rows.length > 0 && page * limit < total;

/** Options of `build.infiniteQuery` for a paged search, and the query of each page. */
export const pagesOf = (limit: number) => ({
  options: {
    initialPageParam: 1,
    getNextPageParam: (last: List<unknown>, _: unknown, page: number) =>
      isMoreAfter(last, page, limit) ? page + 1 : undefined,
  },
  queryOf: (page: number) => ({ page, limit }),
});
