import { useSyncExternalStore } from 'react';
import { applyColorMode, colorModeKey, readColorMode, type ColorMode } from './applyColorMode';

const listeners = new Set<() => void>();

/** Remembers and applies the mode. */
export function chooseColorMode(mode: ColorMode) {
  try {
    if (mode === 'system') localStorage.removeItem(colorModeKey);
    else localStorage.setItem(colorModeKey, mode);
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
export const useColorMode = () => useSyncExternalStore(subscribe, readColorMode);
