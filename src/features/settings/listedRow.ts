import { createFailure } from '@/api/failure';

/** A row of a loaded list as a query result; without it, the failure for a row missing from its list. */
export const listedRow = <Row>(row?: Row) => ({
  data: row,
  error: row ? undefined : createFailure('notFound'),
  isFetching: false,
  refetch: () => undefined,
});
