import { useState } from 'react';
import type { OpenedRecord } from '@/records/list/openedRecords';
import type { Entry } from './entries';

export interface Level {
  typed: string;
  /** The key of the line chosen by hand. */
  own: string | null;
  /** The record acted on; null on the first level. */
  on: OpenedRecord | null;
  label: string;
}

const emptyLevel: Level = { typed: '', own: null, on: null, label: '' };

/** The search and, over it, what to do with a record found; each with its own text and chosen line. */
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
    /** From the first level, whose line of the record stays chosen. */
    actOn(on: OpenedRecord, { key, label }: Entry) {
      setFirst({ ...first, own: key });
      setSecond({ ...emptyLevel, on, label });
    },
    endActing: () => setSecond(null),
  };
}
