import { openTalk } from '@/records/export/workerTalk';
import address from './finder.worker?worker&url';
import type { AlikeFinder, AlikePage, AskedOne, FoundAlike, FoundGroups } from './finder';

/** A page to add, one request to find the like of, or neither for all groups. */
export interface AlikeQuestion {
  body?: Blob;
  one?: AskedOne;
}

interface OpenFinder extends AlikeFinder {
  close: () => void;
}

/** Compares in a worker, off the main thread. Closing it forgets all that was read. */
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
