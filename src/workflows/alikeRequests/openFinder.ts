import { openTalk } from '@/records/export/workerTalk';
import address from './finder.worker?worker&url';
import type { AlikeFinder, AlikePage, AskedOne, FoundAlike, FoundGroups } from './finder';

/** A page to add, a service to compare, or neither to get all groups. */
export interface AlikeQuestion {
  body?: Blob;
  one?: AskedOne;
}

interface OpenFinder extends AlikeFinder {
  close: () => void;
}

/** Compares in a worker, off the main thread. Closing it discards all data. */
export async function openAlikeFinder(): Promise<OpenFinder> {
  if (typeof Worker === 'undefined')
    return { ...(await import('./finder')).createAlikeFinder(), close: () => undefined };
  const { ask, close } = openTalk<AlikeQuestion>(address, 'alike requests');
  return {
    add: (body) => ask<AlikePage>({ body }),
    of: (one) => ask<FoundAlike>({ one }),
    groups: () => ask<FoundGroups>({}),
    close,
  };
}
