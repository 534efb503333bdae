import type { ApiResult } from '@/api/failure';
import type { createEntryList } from './entryList';
import type { createCircuitBreaker } from './circuitBreaker';
import { isOfAllCalls, resultOfAct } from './outcome';

/**
 * Reads whether items of unknown outcome were written.
 * @param isWritten absent where no read can tell; nothing is read then
 * @param onRead a read has ended
 */
export function createReads<T, R>(
  isWritten: ((item: T) => PromiseLike<ApiResult<boolean>>) | undefined,
  entries: ReturnType<typeof createEntryList<T, R>>,
  breaker: ReturnType<typeof createCircuitBreaker>,
  onRead: () => void,
) {
  const waiting = new Set<number>();
  const underWay = new Set<number>();

  async function read(index: number, isThereOf: NonNullable<typeof isWritten>) {
    const epoch = breaker.epoch();
    waiting.delete(index);
    underWay.add(index);
    const { data: isThere, error } = await resultOfAct(() => isThereOf(entries.itemAt(index)));
    underWay.delete(index);
    if (isThere) entries.set(index, { state: 'done' });
    else if (!error) entries.setUnknown(index, 'notSeen');
    else if (isOfAllCalls(error)) {
      breaker.heardRead(error, epoch);
      waiting.add(index);
    } else entries.setUnknown(index, 'notRead');
    onRead();
  }

  return {
    count: () => waiting.size + underWay.size,
    hasWaiting: () => waiting.size > 0,
    underWay: () => underWay.size,
    startNext() {
      const [index] = waiting;
      if (isWritten && index !== undefined) void read(index, isWritten);
    },
    /** An item's write got no response: reads it, if a read can tell and `mayRead`. */
    setUnknown(index: number, mayRead: boolean, failure: Parameters<typeof entries.setUnknown>[2]) {
      const isRead = isWritten !== undefined && mayRead;
      if (isRead) waiting.add(index);
      entries.setUnknown(index, isRead ? 'checking' : 'unread', failure);
    },
    /** Rereads all items of unknown outcome. */
    again() {
      for (const index of entries.unknowns().filter((one) => !underWay.has(one))) {
        waiting.add(index);
        entries.setUnknown(index, 'checking');
      }
    },
    drop() {
      waiting.forEach((index) => entries.setUnknown(index, 'unread'));
      waiting.clear();
    },
  };
}
