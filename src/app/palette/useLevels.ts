import { useState } from 'react';
import type { OpenedRecord } from '@/records/list/openedRecords';
import type { Entry } from './entries';

export interface Level {
  typed: string;
  /** Key of the line that the person chose. */
  own: string | null;
  /** The record whose actions are listed; null on the first level. */
  on: OpenedRecord | null;
  label: string;
}

const emptyLevel: Level = { typed: '', own: null, on: null, label: '' };

/** The search and, above it, the actions of a found record; each level has its own text and active line. */
export function useLevels() {
  const [first, setFirst] = useState(emptyLevel);
  const [second, setSecond] = useState<Level | null>(null);
  return {
    level: second ?? first,
    isSecond: second !== null,
    searched: first.typed,
    setSearched: (typed: string) => setFirst((level) => ({ ...level, typed })),
    change: (changes: Partial<Level>) =>
      second ? setSecond({ ...second, ...changes }) : setFirst({ ...first, ...changes }),
    /** From the first level, where the record's line stays active. */
    actOn(on: OpenedRecord, { key, label }: Entry) {
      setFirst({ ...first, own: key });
      setSecond({ ...emptyLevel, on, label });
    },
    endActing: () => setSecond(null),
  };
}
