import { useState } from 'react';

/** Somebody in a queue of messages. */
export interface QueueItem {
  id: number;
  /** Null where the voter exists no more. */
  voterId: number | null;
  name: string;
}

export type Outcome = 'sent' | 'skipped' | 'unknown';

export interface QueueEntry<Item> {
  item: Item;
  outcome: Outcome;
  /** Why it was skipped; '' otherwise. */
  reason: string;
}

export interface Queue<Item> {
  items: readonly Item[];
  entries: readonly QueueEntry<Item>[];
  /** Whose turn it is; undefined at the end. */
  current: Item | undefined;
  /** Settles this item, if it is its turn, and goes on to the next. */
  settle: (item: Item, outcome: Outcome, reason?: string) => void;
  stop: () => void;
  /** Those who were not written to. */
  left: readonly Item[];
}

/** People taken one by one, in their order; nobody comes twice. */
export function useQueue<Item extends QueueItem>(given: readonly Item[]): Queue<Item> {
  const [items] = useState(given);
  const [entries, setEntries] = useState<readonly QueueEntry<Item>[]>([]);
  const [isStopped, setStopped] = useState(false);
  const settled = new Map(entries.map(({ item, outcome }) => [item.id, outcome]));
  return {
    items,
    entries,
    current: isStopped ? undefined : items[entries.length],
    settle: (item, outcome, reason = '') =>
      setEntries((before) =>
        items[before.length]?.id === item.id ? [...before, { item, outcome, reason }] : before,
      ),
    stop: () => setStopped(true),
    left: items.filter(({ id }) => settled.get(id) !== 'sent'),
  };
}
