import type { ApiFailure } from '@/api/failure';
import type { BatchEntry } from './batchState';
import { unknownReasons } from './outcome';

/** The mutable entries of a batch. `onChange` runs on every change. */
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

  /** Replaces an entry, discarding its previous reason and failure. */
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
    /** @param failure the write's failure; defaults to the previous one of an item already unknown */
    setUnknown(index: number, why: keyof typeof unknownReasons, failure = at(index).failure as ApiFailure) {
      set(index, { state: 'unknown', failure, reason: unknownReasons[why](failure) });
    },
  };
}
