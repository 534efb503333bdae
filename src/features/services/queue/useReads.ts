import { QueryStatus } from '@reduxjs/toolkit/query';
import { useEffect, useMemo, useRef } from 'react';
import { shallowEqual } from 'react-redux';
import { injectedState } from '@/api/injected';
import { failureOf, type ApiFailure } from '@/api/failure';
import type { List } from '@/api/reply';
import { useAppDispatch, useAppSelector } from '@/api/store';
import { queueRows, type QueueRow, type QueueSearch } from './queueApi';

export interface QueueRead {
  search: QueueSearch;
  data: List<QueueRow> | undefined;
  failure: ApiFailure | null | undefined;
  isFetching: boolean;
  answeredAt: number;
}

interface Subscription {
  refetch: () => unknown;
  unsubscribe: () => void;
}

const keyOf = (search: QueueSearch) => JSON.stringify(search);

/** One search per status; each is refetched on mount and cached while used. */
export function useReads(searches: readonly QueueSearch[]) {
  const dispatch = useAppDispatch();
  const held = useRef(new Map<string, Subscription>());
  const keys = searches.map(keyOf).join('\n');
  const wanted = useMemo(
    () => keys.split('\n').flatMap((key) => (key ? [JSON.parse(key) as QueueSearch] : [])),
    [keys],
  );

  useEffect(() => {
    const names = new Set(wanted.map(keyOf));
    for (const [name, subscription] of held.current) {
      if (names.has(name)) continue;
      subscription.unsubscribe();
      held.current.delete(name);
    }
    for (const search of wanted) {
      const name = keyOf(search);
      if (!held.current.has(name))
        held.current.set(name, dispatch(queueRows.initiate(search, { forceRefetch: true })));
    }
  }, [dispatch, wanted]);
  useEffect(() => {
    const { current } = held;
    return () => {
      current.forEach((subscription) => subscription.unsubscribe());
      current.clear();
    };
  }, []);

  const selectors = useMemo(() => wanted.map((search) => queueRows.select(search)), [wanted]);
  const answers = useAppSelector(
    (state) => selectors.map((select) => select(injectedState(state))),
    shallowEqual,
  );
  const reads = useMemo(
    () =>
      wanted.map((search, index): QueueRead => {
        const answer = answers[index];
        const isFetching = !answer || answer.isUninitialized || answer.status === QueryStatus.pending;
        return {
          search,
          data: answer?.data,
          failure: isFetching ? undefined : failureOf(answer?.error),
          isFetching,
          answeredAt: answer?.fulfilledTimeStamp ?? 0,
        };
      }),
    [wanted, answers],
  );
  const readAgain = (which: (read: QueueRead) => boolean) =>
    reads.filter(which).forEach(({ search }) => held.current.get(keyOf(search))?.refetch());
  return { reads, readAgain };
}
