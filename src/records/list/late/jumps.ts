import { useSyncExternalStore } from 'react';

export interface Jump {
  letter: string;
  label: string;
}

const none: readonly Jump[] = [];
let known = none;
const listeners = new Set<() => void>();

function know(jumps: readonly Jump[]) {
  known = jumps;
  listeners.forEach((listener) => listener());
}

/** Registers the jumps; returns how to unregister. */
export function stateJumps(jumps: readonly Jump[]) {
  know(jumps);
  return () => know(none);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The jumps this person's rights allow. */
export const useJumps = () => useSyncExternalStore(subscribe, () => known);

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
