import { QueryStatus } from '@reduxjs/toolkit/query';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { shallowEqual } from 'react-redux';
import { failureOf, type ApiFailure } from '@/api/failure';
import { injectedState } from '@/api/injected';
import { useAppDispatch, useAppSelector, useAppStore } from '@/api/store';
import { useAsk } from '@/api/ask';
import { eachOf } from '@/records/bulkRead/pool';
import { useTabReturn } from '@/ui/useTabReturn';
import { held, heldCount } from './heldApi';
import type { HeldSearch } from './heldRow';
import { changedPeople } from './heldNews';
import type { Held } from './readHeld';

export interface HeldRead {
  userId: number;
  data: Held | undefined;
  failure: ApiFailure | undefined;
  isFetching: boolean;
  answeredAt: number;
}

interface Subscription extends PromiseLike<unknown> {
  refetch: () => PromiseLike<unknown>;
  unsubscribe: () => void;
}

/** Browsers' limit of requests per host; the screen's other requests wait no longer because of it. */
const atOnce = 6;

/** By response, so that an unchanged one gives the same object. */
const readOf = new WeakMap<object, HeldRead>();

/** The services of several people, a few people at a time; services read before are not read again. */
export function useHeld(userIds: readonly number[], open: readonly number[]) {
  const dispatch = useAppDispatch();
  const subscriptions = useRef(new Map<number, Subscription>());
  const key = JSON.stringify([userIds, open]);
  const searches = useMemo(() => {
    const [people, statuses] = JSON.parse(key) as [number[], number[]];
    return people.map((responsibleId): HeldSearch => ({ responsibleId, open: statuses }));
  }, [key]);

  useEffect(() => {
    const { current } = subscriptions;
    const left = new AbortController();
    const readOne = async (search: HeldSearch) => {
      const subscription: Subscription = dispatch(held.initiate(search, { forceRefetch: false }));
      current.set(search.responsibleId, subscription);
      await subscription;
    };
    // Not in the task that renders the people: starting takes 10 ms.
    const begin = setTimeout(() => {
      void eachOf(searches, readOne, { atOnce, isOver: () => left.signal.aborted });
    });
    return () => {
      clearTimeout(begin);
      left.abort();
      current.forEach((subscription) => subscription.unsubscribe());
      current.clear();
    };
  }, [dispatch, searches]);

  const selectors = useMemo(() => searches.map((search) => held.select(search)), [searches]);
  const answers = useAppSelector(
    (state) => selectors.map((select) => select(injectedState(state))),
    shallowEqual,
  );
  const reads = useMemo(
    () =>
      searches.map(({ responsibleId }, index): HeldRead => {
        const answer = answers[index];
        const known = answer && readOf.get(answer);
        if (known) return known;
        const isFetching = !answer || answer.isUninitialized || answer.status === QueryStatus.pending;
        const read: HeldRead = {
          userId: responsibleId,
          data: answer?.data,
          failure: isFetching ? undefined : failureOf(answer?.error),
          isFetching,
          answeredAt: answer?.fulfilledTimeStamp ?? 0,
        };
        if (answer && !answer.isUninitialized) readOf.set(answer, read);
        return read;
      }),
    [searches, answers],
  );
  /** Rereads these people's services. */
  const readAgain = useCallback(
    (ids: readonly number[]) =>
      eachOf(ids, async (id) => void (await subscriptions.current.get(id)?.refetch()), { atOnce }),
    [],
  );
  const isRead = reads.length > 0 && reads.every(({ data, failure }) => data ?? failure);
  const checkedAt = useNews({ reads, open, isRead, readAgain });
  return { reads, readAgain, isRead, checkedAt };
}

interface NewsProps {
  reads: readonly HeldRead[];
  open: readonly number[];
  isRead: boolean;
  readAgain: (ids: readonly number[]) => Promise<void>;
}

/** Once all are read, and on each return to the tab: rereads only the people whose counts differ. Returns its time. */
function useNews({ reads, open, isRead, readAgain }: NewsProps) {
  const ask = useAsk();
  const store = useAppStore();
  const [checkedAt, setCheckedAt] = useState(0);
  const left = useRef(new AbortController());
  useEffect(() => {
    const controller = (left.current = new AbortController());
    return () => controller.abort();
  }, []);
  const [begunAt] = useState(() => Date.now());

  const check = useEffectEvent(async (isReturn: boolean) => {
    const { signal } = left.current;
    const people = reads.flatMap(({ userId, data, answeredAt }) =>
      data && (isReturn || answeredAt < begunAt) ? [{ userId, total: data.total }] : [],
    );
    const changed = await changedPeople({
      ...{ people, open },
      before: (statusId) => heldCount.select({ statusId })(injectedState(store.getState())).data,
      count: (of) => ask(heldCount, of, signal),
      each: (items, work) => eachOf(items, work, { atOnce, isOver: () => signal.aborted }),
    });
    if (signal.aborted) return;
    await readAgain(changed);
    if (!signal.aborted) setCheckedAt(Date.now());
  });
  const [returns, setReturns] = useState(0);
  useTabReturn((mayBeOld) => {
    if (mayBeOld) setReturns(returns + 1);
  });
  useEffect(() => {
    if (isRead) void check(returns > 0);
  }, [isRead, returns]);
  return checkedAt;
}
