import type { List } from '@/api/reply';

/** Rows asked for at a time, as of files: well within the time-out. */
const rowsPerCall = 1000;

/** Of a search whose rows are all read, page after page. */
export const scanOptions = {
  initialPageParam: 1,
  getNextPageParam: ({ rows, total }: List<unknown>, _: unknown, page: number) =>
    rows.length > 0 && page * rowsPerCall < total ? page + 1 : undefined,
};

/** The query of such a page. */
export const scanPage = (page: number) => ({ page, limit: rowsPerCall });
