import { useEffect, useState } from 'react';
import { failureOf } from '@/api/failure';
import { addUnread, unreadOf, type Unread } from '@/api/findings';
import type { List } from '@/api/reply';
import { useStillHere } from '@/ui/useStillHere';

/** The result of a `build.infiniteQuery` hook. */
export interface PagedQuery<Row> {
  currentData?: { pages: List<Row>[] } | undefined;
  error?: unknown;
  isFetching: boolean;
  isUninitialized: boolean;
  hasNextPage: boolean;
  isFetchNextPageError: boolean;
  fulfilledTimeStamp?: number | undefined;
  fetchNextPage: () => unknown;
  refetch: () => unknown;
}

/**
 * Reads a store search on to its last page (`isAll`), or one page more per request. The store drops a page requested
 * while another request of the search is pending (the first page, a refetch of all), so each is requested when none is.
 * A failure stops the reading until `retry`; a cancelled request (another screen was left) does not.
 */
export function useReadOn<Row>(query: PagedQuery<Row>, { isAll = false }: { isAll?: boolean } = {}) {
  const { currentData, error, isFetching, isUninitialized, hasNextPage, fulfilledTimeStamp } = query;
  const { isFetchNextPageError, fetchNextPage, refetch } = query;
  const isHere = useStillHere();
  const [asked, setAsked] = useState(1);
  const pages = currentData?.pages;
  const read = pages?.length ?? 0;
  const isDue = hasNextPage && (isAll || read < asked);
  const failed = failureOf(error);
  const wasCancelled = failed?.kind === 'cancelled';
  const failure = isFetching || wasCancelled ? undefined : failed;
  // If a refetch of all failed, the pages are old: refetch again.
  const retry = isFetchNextPageError ? fetchNextPage : refetch;
  const isStill = !isFetching && !isUninitialized;
  useEffect(() => {
    if (!isStill || !isHere()) return;
    if (wasCancelled) retry();
    else if (isDue && !error) fetchNextPage();
    // A response may arrive in the same render as its request and equal the previous one; then only its
    // timestamp changes.
  }, [isStill, isDue, read, error, wasCancelled, fulfilledTimeStamp, fetchNextPage, retry, isHere]);

  return {
    pages,
    /** All rows of the search, as counted by its first page. */
    total: pages?.[0]?.total ?? 0,
    unread: pages?.map(unreadOf).reduce<Unread | undefined>(addUnread, undefined),
    hasMore: hasNextPage,
    /** Rows received, unreadable ones included. */
    came: pages?.reduce((sum, { rows, unread }) => sum + rows.length + (unread?.rows ?? 0), 0) ?? 0,
    failure,
    /** A requested page is pending, and nothing failed. */
    isWaiting: !isUninitialized && !failure && (!pages || isDue),
    isReadingMore: isDue && !failure,
    readMore: () => {
      setAsked(read + 1);
      if (failure) retry();
    },
    retry,
  };
}
