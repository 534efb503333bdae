import { createContext } from 'react';

export interface QueueOrder {
  /** The service after a record; null for the last. */
  nextOf: (id: number) => number | null;
  /** A record was changed in this panel. */
  changed: (id: number, panel: string) => void;
}

/** Lets the queue's panels move from one service to the next. */
export const QueueOrderContext = createContext<QueueOrder>({
  nextOf: () => null,
  changed: () => undefined,
});

/** The first id after `id` that is still listed, by the order in which `id` was last seen. */
export function nextIn(order: readonly number[], id: number, listed: readonly number[]): number | null {
  const at = order.indexOf(id);
  return at < 0 ? null : (order.slice(at + 1).find((one) => listed.includes(one)) ?? null);
}
