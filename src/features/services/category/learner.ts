import * as v from 'valibot';
import { readBody } from '@/api/body';
import { listOf, text } from '@/api/reply';
import type { PageRead } from '@/records/export/csvBuilder';
import { learn, type Learned, type Past } from './learn';

export interface Learner {
  /** Adds a page of services; rejects if the body is not such a list. */
  add: (body: Blob) => Promise<PageRead>;
  finish: () => Promise<Learned>;
}

const read = listOf(v.object({ description: text, categoryName: text }));

/** Learns categories from pages of services, on the calling thread; see `openLearner`. */
export function createLearner(): Learner {
  const past: Past[] = [];
  return {
    async add(body) {
      const { rows, total, unread } = read(readBody(await body.text()));
      past.push(...rows);
      return { rows: rows.length + (unread?.rows ?? 0), total, unread };
    },
    finish: () => Promise.resolve(learn(past)),
  };
}
