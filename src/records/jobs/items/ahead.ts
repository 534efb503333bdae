import { messagesOf } from '@/api/failureMessages';
import type { createEntryList } from './entryList';
import type { createCircuitBreaker } from './circuitBreaker';
import { isOfAllCalls, resultOfAct } from './outcome';
import type { Prepared, Written } from './writing';

/** So many items are read ahead, or read and not yet written. */
const maxAhead = 4;

interface Ahead<R> {
  index: number;
  epoch: number;
  /** Once it is read. */
  write?: () => PromiseLike<Written<R>>;
}

/**
 * Reads items in their order before they are written, a few ahead, so that a write need not wait for its reading.
 * @param prepare left out where nothing is read before
 * @param onRead a reading is over
 * @param onReturn an item waits again to be started
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
      // A reading that fails counts as a write does: three that a server failed in, and it is given a rest.
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
    /** Those that are read, or were and are not yet written. */
    count: () => queue.length,
    underWay: () => queue.filter(({ write }) => !write).length,
    /** Whether the next may be read, as far as their number goes. */
    hasRoom: () => queue.length < maxAhead,
    /** Whether the first of them is read: the order of the items is kept. */
    hasReady: () => queue[0]?.write !== undefined,
    start(index: number) {
      if (!prepare) return;
      const one: Ahead<R> = { index, epoch: breaker.epoch() };
      queue.push(one);
      entries.set(index, { state: 'doing' });
      void read(one, prepare);
    },
    /** Takes the first of them to be written; null where it was read before a rest, and is to be read again. */
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
    /** Nothing more is written: what was read waits as if it had not been. */
    drop() {
      for (const one of queue.filter(({ write }) => write)) giveBack(one);
    },
  };
}
