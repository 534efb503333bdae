import { readBody } from '@/api/body';
import { listOf } from '@/api/reply';
import type { PageRead } from '@/records/export/csvBuilder';
import type { Pair } from '../pair';
import { baseRow, knownOf, missingColumns, type Known } from './known';
import { findPairs } from './findPairs';

export interface BasePage extends PageRead {
  /** Compared columns that the page lacks. */
  missing: string[];
}

export interface Found {
  pairs: Pair[];
  found: number;
  /** Voters compared. */
  compared: number;
}

export interface Finder {
  /** Adds a page of voters; rejects if the body is not such a list. */
  add: (body: Blob) => Promise<BasePage>;
  finish: () => Promise<Found>;
}

const read = listOf(baseRow);

/** Collects the compared data of each voter and finds the pairs, on the calling thread; see `openFinder`. */
export function createFinder(): Finder {
  // By id: a row that moved to the next page during reading arrives twice.
  const base = new Map<number, Known>();
  return {
    async add(body) {
      const { rows, total, unread } = read(readBody(await body.text()));
      for (const row of rows) base.set(row.id, knownOf(row));
      return { rows: rows.length + (unread?.rows ?? 0), total, unread, missing: missingColumns(rows) };
    },
    finish: () => Promise.resolve({ ...findPairs([...base.values()]), compared: base.size }),
  };
}
