import { createContext } from 'react';

/** A group of keys, as the help lists them. */
export interface ScreenKeys {
  title: string;
  keys: readonly { keys: readonly string[]; label: string }[];
}

/** Keys of a screen beyond those of every list. */
export const ScreenKeysContext = createContext<ScreenKeys | null>(null);
