import { failureOf } from '@/api/failure';
import { unreadOf } from '@/api/findings';
import type { Answer } from './voterPart';

/** A query's result as a search of a voter's page. */
export const searchOf = <T>({ currentData, error, isFetching, isUninitialized, refetch }: Answer<T>) => ({
  isWaiting: isUninitialized || (isFetching && currentData === undefined),
  failure: isFetching ? undefined : failureOf(error),
  retry: refetch,
  unread: unreadOf(currentData),
});
