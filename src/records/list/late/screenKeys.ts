import { createContext } from 'react';

/** Keys of a screen beyond those of every list, for the list of shortcuts. */
export interface ScreenKeys {
  title: string;
  keys: readonly { keys: string[]; label: string }[];
}

export const ScreenKeysContext = createContext<ScreenKeys | null>(null);
