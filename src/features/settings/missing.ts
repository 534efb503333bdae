import { createFailure } from '@/api/failure';

/** What a panel shows of a row that its list does not have: nothing, and why. */
export const missing = {
  data: undefined,
  error: createFailure('notFound'),
  isFetching: false,
  refetch: () => undefined,
};
