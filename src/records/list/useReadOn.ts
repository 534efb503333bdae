import { useEffect, useState } from 'react';
import { failureOf } from '@/api/failure';
import { addUnread, unreadOf, type Unread } from '@/api/findings';
import type { List } from '@/api/reply';
import { useStillHere } from '@/ui/useStillHere';

/** What a hook of `build.infiniteQuery` gives. */
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
 * Reads a search of the store on to its last page (`isAll`), or a page more each time it is asked to. The store drops a
 * page asked for while anything of the search is under way (the first page, a second reading of all), so that each is
 * asked for when all is still. A failure ends it until `retry`; a cancelled call (another screen was left) does not.
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
  // Of a second reading of all that failed, the pages are old: it is made again.
  const retry = isFetchNextPageError ? fetchNextPage : refetch;
  const isStill = !isFetching && !isUninitialized;
  useEffect(() => {
    if (!isStill || !isHere()) return;
    if (wasCancelled) retry();
    else if (isDue && !error) fetchNextPage();
    // An answer may come in one turn with its question, equal to the one before: only its time tells of it.
  }, [isStill, isDue, read, error, wasCancelled, fulfilledTimeStamp, fetchNextPage, retry, isHere]);

  return {
    pages,
    /** Of all that the search finds, as its first page counts. */
    total: pages?.[0]?.total ?? 0,
    unread: pages?.map(unreadOf).reduce<Unread | undefined>(addUnread, undefined),
    hasMore: hasNextPage,
    /** Rows that came, with those that could not be read. */
    came: pages?.reduce((sum, { rows, unread }) => sum + rows.length + (unread?.rows ?? 0), 0) ?? 0,
    failure,
    /** Something that is wanted has not come, and nothing failed. */
    isWaiting: !isUninitialized && !failure && (!pages || isDue),
    isReadingMore: isDue && !failure,
    readMore: () => {
      setAsked(read + 1);
      if (failure) retry();
    },
    retry,
  };
}
