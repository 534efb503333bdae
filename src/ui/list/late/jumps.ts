import { useSyncExternalStore } from 'react';

/** A screen that a key leads to, after another one. */
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

/** States where keys lead, for whoever lists them; gives how that ends. */
export function stateJumps(jumps: readonly Jump[]) {
  know(jumps);
  return () => know(none);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Where keys lead, as far as this person may go. */
export const useJumps = () => useSyncExternalStore(subscribe, () => known);

/** How many milliseconds after the first of two keys the second still counts. */
const longestWait = 1500;

/** The key that begins a jump. */
export const jumpKey = 'g';

/** Hears one key after another, and gives the one that ends a jump; null for any other. */
export function jumpListener(): (key: string, at: number) => string | null {
  let begun = -Infinity;
  return (key, at) => {
    const isSecond = key !== jumpKey && at - begun <= longestWait;
    begun = key === jumpKey ? at : -Infinity;
    return isSecond ? key : null;
  };
}
