import { useSyncExternalStore } from 'react';

export type ColorMode = 'system' | 'light' | 'dark';

const storageKey = 'tribuna-aparencia';
const listeners = new Set<() => void>();

function read(): ColorMode {
  try {
    const stored = localStorage.getItem(storageKey);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

/** Puts the chosen mode on the document; 'system' leaves it to the browser (tokens.css). */
export function applyColorMode(mode: ColorMode = read()) {
  if (mode === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = mode;
}

/** Remembers and applies the mode. */
export function chooseColorMode(mode: ColorMode) {
  try {
    if (mode === 'system') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, mode);
  } catch {
    // Storage may be blocked: the choice then lasts until the page is left.
  }
  applyColorMode(mode);
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The chosen mode. */
export const useColorMode = () => useSyncExternalStore(subscribe, read);
