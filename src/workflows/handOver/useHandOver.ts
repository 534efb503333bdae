import { useEffect, useEffectEvent, useState } from 'react';
import { localNow } from '@/formats/dates';
import { useUsers } from '@/lookups/lookupsApi';
import { useUndoing } from '@/records/bulk/useUndoing';
import type { BatchState } from '@/records/jobs/items/batchState';
import { useWriting } from '@/records/jobs/items/useWriting';
import { forgetHanded, storeHandOver } from '@/records/office/handOvers';
import { handedOf, nameOf, useReassigning, type WorkItem } from './openWork';

/** Items of a batch that were written. */
export const doneOf = <Item>(batch: BatchState<Item> | null): Item[] =>
  batch?.entries.flatMap(({ state, item }) => (state === 'done' ? [item] : [])) ?? [];

/** Count of writes that have ended. */
export const endedOf = (...writings: readonly { batch: { phase: string } | null }[]) =>
  writings.filter(({ batch }) => batch?.phase === 'ended').length;

/** Runs after a count has changed to a value other than 0. */
export function useOnCount(count: number, run: () => void) {
  const runNow = useEffectEvent(run);
  useEffect(() => {
    if (count > 0) runNow();
  }, [count]);
}

/**
 * Passes on a user's work, and gives it back immediately, except what was changed since. Items are stored in this
 * browser one by one, so that closing the page in the meantime loses nothing.
 */
export function useHandOver(from: number, onEnded?: (to: number) => void) {
  const { data: users = [] } = useUsers();
  const writing = useWriting<WorkItem>();
  const reassign = useReassigning(users);
  const { undoing, undo } = useUndoing(nameOf);
  const [{ to, at, work, shared }, setPassed] = useState<{
    to: number;
    at: string;
    work?: ReturnType<typeof reassign>;
    /** Items for which the receiver was responsible as well. */
    shared?: ReadonlySet<WorkItem>;
  }>({ to: 0, at: '' });
  const [problem, setProblem] = useState('');
  const done = doneOf(writing.batch);
  const back = doneOf(undoing.batch);
  useOnCount(done.length, () => {
    const items = done.map((item) => ({ ...handedOf(item), ...(shared?.has(item) && { shared: true }) }));
    setProblem(storeHandOver({ from, to, at, items }));
  });
  useOnCount(back.length, () =>
    forgetHanded(
      from,
      to,
      back.map(({ row }) => handedOf(row)),
    ),
  );
  useOnCount(endedOf(writing, undoing), () => onEnded?.(to));

  return {
    users,
    writing,
    undoing,
    done,
    /** Why this browser does not store what was passed on, or ''. */
    problem,
    start: (items: readonly WorkItem[], receiver: number) => {
      const both = new Set<WorkItem>();
      const passing = reassign((item) => (ids) => {
        if (ids.includes(receiver)) both.add(item);
        return [...new Set(ids.map((id) => (id === from ? receiver : id)))];
      });
      setPassed({ to: receiver, at: localNow(), work: passing, shared: both });
      writing.start(items, passing);
    },
    giveBack: () => undo(work?.undo(done) ?? []),
  };
}

export type HandingOver = ReturnType<typeof useHandOver>;
