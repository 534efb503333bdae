import { createFailure } from '@/api/failure';

/** Query result for a row missing from its list. */
export const missing = {
  data: undefined,
  error: createFailure('notFound'),
  isFetching: false,
  refetch: () => undefined,
};
