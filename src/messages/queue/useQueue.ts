import { useState } from 'react';
import type { Voter } from '@/lookups/voters/voter';

/** A person in a message queue. */
export interface QueueItem {
  id: number;
  /** Null if the voter no longer exists. */
  voterId: number | null;
  name: string;
}

export type Outcome = 'sent' | 'skipped' | 'unknown';

interface QueueEntry<Item> {
  item: Item;
  outcome: Outcome;
  /** Why it was skipped; '' otherwise. */
  reason: string;
  /** The record, if read, of a person skipped because of it. */
  voter: Voter | undefined;
}

/** Processes people one by one, in order, each only once. */
export function useQueue<Item extends QueueItem>(given: readonly Item[]) {
  const [items] = useState(given);
  const [entries, setEntries] = useState<readonly QueueEntry<Item>[]>([]);
  const [isStopped, setStopped] = useState(false);
  const settled = new Map(entries.map(({ item, outcome }) => [item.id, outcome]));
  return {
    items,
    entries,
    /** The current item; undefined at the end. */
    current: isStopped ? undefined : items[entries.length],
    /** Settles this item, if it is the current one, and moves to the next. */
    settle: (item: Item, outcome: Outcome, reason = '', voter?: Voter) =>
      setEntries((before) =>
        items[before.length]?.id === item.id ? [...before, { item, outcome, reason, voter }] : before,
      ),
    stop: () => setStopped(true),
    /** People not written to. */
    left: items.filter(({ id }) => settled.get(id) !== 'sent'),
  };
}

export type Queue<Item extends QueueItem> = ReturnType<typeof useQueue<Item>>;
