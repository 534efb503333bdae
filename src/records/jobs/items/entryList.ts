import type { ApiFailure } from '@/api/failure';
import type { BatchEntry } from './batchState';
import { unknownReasons } from './outcome';

/** The entries of a batch while they change. `onChange` is told of each change. */
export function createEntryList<T, R>(
  items: readonly T[],
  name: ((item: T) => string) | undefined,
  onChange: () => void,
) {
  const entries = items.map((item, index): BatchEntry<T, R> => ({
    item,
    name: name?.(item) ?? String(index + 1),
    state: 'waiting',
    reason: '',
  }));

  const at = (index: number) => entries[index] as BatchEntry<T, R>;

  /** Another entry in its place, with nothing of what was known before. */
  function set(index: number, news: Pick<BatchEntry<T, R>, 'state'> & Partial<BatchEntry<T, R>>) {
    const { item, name: called } = at(index);
    entries[index] = { item, name: called, reason: '', ...news };
    onChange();
  }

  return {
    length: entries.length,
    itemAt: (index: number) => at(index).item,
    underWay: () => [...entries.keys()].filter((index) => at(index).state === 'doing'),
    copy: () => [...entries],
    unknowns: () => [...entries.keys()].filter((index) => at(index).state === 'unknown'),
    set,
    /** @param failure of the write; what it was before, of an item that is unknown already */
    setUnknown(index: number, why: keyof typeof unknownReasons, failure = at(index).failure as ApiFailure) {
      set(index, { state: 'unknown', failure, reason: unknownReasons[why](failure) });
    },
  };
}
