import { openTalk } from '@/records/export/workerTalk';
import address from './finder.worker?worker&url';
import type { BasePage, Finder, Found } from './finder';

/** A page to add, or null to finish. */
export interface FinderQuestion {
  body?: Blob;
}

interface OpenFinder extends Finder {
  close: () => void;
}

/** Compares in a worker, off the main thread. Closing it discards all data. */
export async function openFinder(): Promise<OpenFinder> {
  if (typeof Worker === 'undefined')
    return { ...(await import('./finder')).createFinder(), close: () => undefined };
  const { ask, close } = openTalk<FinderQuestion>(address, 'duplicates');
  return {
    add: (body) => ask<BasePage>({ body }),
    finish: () => ask<Found>({}),
    close,
  };
}
