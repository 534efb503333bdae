import type { SearchKind } from './columnStore';
import type { StatusKey } from './status';

const maxSearches = 4;

export interface Job {
  key: StatusKey;
  kind: SearchKind;
}

/** Queue of column searches, at most four at a time. `run` starts a search, `end` reports its end. */
export function createSearchQueue(run: (job: Job, signal: AbortSignal) => Promise<void>) {
  const running = new Map<Job, AbortController>();
  let waiting: readonly Job[] = [];
  return {
    /** Returns false if the same search is already waiting. */
    add(job: Job, isFirst: boolean) {
      const same = waiting.find(({ key }) => key === job.key);
      if (same && (same.kind === 'reload' || job.kind === 'more')) return false;
      const others = waiting.filter((one) => one !== same);
      waiting = isFirst ? [job, ...others] : [...others, job];
      return true;
    },
    isWaiting: (key: StatusKey) => waiting.some((one) => one.key === key),
    goOn() {
      while (running.size < maxSearches) {
        // One search per column at a time, so that its responses arrive in order.
        const job = waiting.find(({ key }) => ![...running.keys()].some((one) => one.key === key));
        if (!job) return;
        const abort = new AbortController();
        waiting = waiting.filter((one) => one !== job);
        running.set(job, abort);
        void run(job, abort.signal);
      }
    },
    end: (job: Job) => void running.delete(job),
    drop() {
      running.forEach((abort) => abort.abort());
      running.clear();
      waiting = [];
    },
  };
}
