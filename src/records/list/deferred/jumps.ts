import { useSyncExternalStore } from 'react';
import { createObservable } from '@/api/observable';

interface Jump {
  letter: string;
  label: string;
}

const none: readonly Jump[] = [];
const known = createObservable(none);

/** Registers the jumps; returns the unregister function. */
export function stateJumps(jumps: readonly Jump[]) {
  known.change(jumps);
  return () => known.change(none);
}

/** The jumps this person's rights allow. */
export const useJumps = () => useSyncExternalStore(known.subscribe, known.read);

const maxWaitMs = 1500;

export const jumpKey = 'g';

/** Opens the panel of an incoming call from any staff screen. */
export const callKey = 'l';

/** Returns a listener that gives a jump's second key, else null. */
export function jumpListener(): (key: string, at: number) => string | null {
  let begun = -Infinity;
  return (key, at) => {
    const isSecond = key !== jumpKey && at - begun <= maxWaitMs;
    begun = key === jumpKey ? at : -Infinity;
    return isSecond ? key : null;
  };
}
