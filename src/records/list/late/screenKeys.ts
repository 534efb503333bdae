import { useSyncExternalStore } from 'react';

/** Keys of a screen beyond those of every list. */
export interface ScreenKeys {
  title: string;
  keys: readonly { keys: string[]; label: string }[];
}

let known: ScreenKeys | null = null;
const listeners = new Set<() => void>();

function know(keys: ScreenKeys | null) {
  known = keys;
  listeners.forEach((listener) => listener());
}

/** Registers them for the list of shortcuts; returns how to unregister. */
export function stateScreenKeys(keys: ScreenKeys) {
  know(keys);
  return () => know(null);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Those of the screen that is shown, if any. */
export const useScreenKeys = () => useSyncExternalStore(subscribe, () => known);
