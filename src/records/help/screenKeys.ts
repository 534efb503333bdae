import { createContext } from 'react';

/** A group of shortcuts as listed in the help. */
export interface ScreenKeys {
  title: string;
  keys: readonly { keys: readonly string[]; label: string }[];
}

/** Shortcuts of a screen beyond those of every list. */
export const ScreenKeysContext = createContext<ScreenKeys | null>(null);
