import { useEffect, useEffectEvent } from 'react';
import type { BatchState } from '@/records/jobs/items/batchState';
import { Button } from '@/ui/button/Button';

export const firstName = (name: string) => name.split(' ', 1)[0] ?? name;

/** What was written of a batch. */
export const doneOf = <Item,>({ entries }: BatchState<Item>): Item[] =>
  entries.flatMap(({ state, item }) => (state === 'done' ? [item] : []));

interface GiveBackProps<Item> {
  to: string;
  done: readonly Item[];
  onGiveBack: (done: readonly Item[]) => void;
}

/** Gives back what was just passed on: those that nobody changed since. */
export const GiveBack = <Item,>({ to, done, onGiveBack }: GiveBackProps<Item>) =>
  done.length > 0 && <Button onClick={() => onGiveBack(done)}>Devolver a {firstName(to)}</Button>;

/** Tells whenever one of the writings has ended. */
export function useTold(writings: readonly { batch: { phase: string } | null }[], onEnded: () => void) {
  const ended = writings.filter(({ batch }) => batch?.phase === 'ended').length;
  const tell = useEffectEvent(onEnded);
  useEffect(() => {
    if (ended > 0) tell();
  }, [ended]);
}
