import { useState } from 'react';
import type { Voter } from '@/lookups/voters/voter';

/** Somebody in a queue of messages. */
export interface QueueItem {
  id: number;
  /** Null where the voter exists no more. */
  voterId: number | null;
  name: string;
}

export type Outcome = 'sent' | 'skipped' | 'unknown';

interface QueueEntry<Item> {
  item: Item;
  outcome: Outcome;
  /** Why it was skipped; '' otherwise. */
  reason: string;
  /** Their record, where it was read when they were skipped for what it says. */
  voter: Voter | undefined;
}

/** People taken one by one, in their order; nobody comes twice. */
export function useQueue<Item extends QueueItem>(given: readonly Item[]) {
  const [items] = useState(given);
  const [entries, setEntries] = useState<readonly QueueEntry<Item>[]>([]);
  const [isStopped, setStopped] = useState(false);
  const settled = new Map(entries.map(({ item, outcome }) => [item.id, outcome]));
  return {
    items,
    entries,
    /** Whose turn it is; undefined at the end. */
    current: isStopped ? undefined : items[entries.length],
    /** Settles this item, if it is its turn, and goes on to the next. */
    settle: (item: Item, outcome: Outcome, reason = '', voter?: Voter) =>
      setEntries((before) =>
        items[before.length]?.id === item.id ? [...before, { item, outcome, reason, voter }] : before,
      ),
    stop: () => setStopped(true),
    /** Those who were not written to. */
    left: items.filter(({ id }) => settled.get(id) !== 'sent'),
  };
}

export type Queue<Item extends QueueItem> = ReturnType<typeof useQueue<Item>>;
