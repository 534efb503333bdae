import type { PageRead } from '@/records/export/csvBuilder';
import { openTalk } from '@/records/export/workerTalk';
import type { Learned } from './learn';
import type { Learner } from './learner';
import address from './learner.worker?worker&url';

/** A page to add, or null to finish. */
export interface LearnerQuestion {
  body?: Blob;
}

interface OpenLearner extends Learner {
  close: () => void;
}

/** Learns in a worker, off the main thread. Closing it discards the services. */
export async function openLearner(): Promise<OpenLearner> {
  if (typeof Worker === 'undefined')
    return { ...(await import('./learner')).createLearner(), close: () => undefined };
  const { ask, close } = openTalk<LearnerQuestion>(address, 'categories');
  return {
    add: (body) => ask<PageRead>({ body }),
    finish: () => ask<Learned>({}),
    close,
  };
}
