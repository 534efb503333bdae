import { messagesOf } from '@/api/failureMessages';
import type { createEntryList } from './entryList';
import type { createCircuitBreaker } from './circuitBreaker';
import { isOfAllCalls, resultOfAct } from './outcome';
import type { Prepared, Written } from './writing';

/** Maximum items being read, or read but not yet written. */
const maxAhead = 4;

interface Ahead<R> {
  index: number;
  epoch: number;
  /** Set once the item has been read. */
  write?: () => PromiseLike<Written<R>>;
}

/**
 * Reads items in order before they are written, a few ahead, so that a write need not wait for its read.
 * @param prepare absent where nothing is read first
 * @param onRead a read has ended
 * @param onReturn an item is waiting again to be started
 */
export function createAhead<T, R>(
  prepare: ((item: T) => PromiseLike<Prepared<R>>) | undefined,
  entries: ReturnType<typeof createEntryList<T, R>>,
  breaker: ReturnType<typeof createCircuitBreaker>,
  { onRead, onReturn }: { onRead: () => void; onReturn: (index: number) => void },
) {
  let queue: Ahead<R>[] = [];

  function take(one: Ahead<R>) {
    queue = queue.filter((other) => other !== one);
  }

  function giveBack(one: Ahead<R>) {
    take(one);
    entries.set(one.index, { state: 'waiting' });
    onReturn(one.index);
  }

  async function read(one: Ahead<R>, reading: NonNullable<typeof prepare>) {
    let left: Prepared<R>['left'];
    const { data, error } = await resultOfAct(async () => {
      const prepared = await reading(entries.itemAt(one.index));
      left = prepared.left;
      return prepared;
    });
    if (error) {
      // A failed read counts like a failed write: after three server errors the breaker pauses.
      breaker.heardWrite(error, one.epoch);
      if (isOfAllCalls(error)) giveBack(one);
      else {
        take(one);
        entries.set(one.index, { state: 'refused', reason: messagesOf(error).join(' '), failure: error });
      }
    } else if (left) {
      take(one);
      entries.set(one.index, { state: left });
    } else if (data) one.write = data;
    onRead();
  }

  return {
    /** Items being read, or read but not yet written. */
    count: () => queue.length,
    underWay: () => queue.filter(({ write }) => !write).length,
    /** Whether another item may be read ahead. */
    hasRoom: () => queue.length < maxAhead,
    /** Whether the first item has been read; items keep their order. */
    hasReady: () => queue[0]?.write !== undefined,
    start(index: number) {
      if (!prepare) return;
      const one: Ahead<R> = { index, epoch: breaker.epoch() };
      queue.push(one);
      entries.set(index, { state: 'doing' });
      void read(one, prepare);
    },
    /** Takes the first item for writing; null if it was read before a pause and must be read again. */
    next() {
      const [one] = queue;
      if (!one?.write) return null;
      const { index, epoch, write } = one;
      if (epoch !== breaker.epoch()) {
        giveBack(one);
        return null;
      }
      take(one);
      return { index, write };
    },
    /** Stops writing: items already read return to waiting. */
    drop() {
      for (const one of queue.filter(({ write }) => write)) giveBack(one);
    },
  };
}
