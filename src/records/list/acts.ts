import { useLayoutEffect } from 'react';

/** What is done with a record from its details. */
export interface Act {
  label: string;
  onSelect: () => void;
  blockedReason?: string | undefined;
  /** The key that does it. */
  letter?: string;
}

/** Those in the menu of the details that are there: a key finds them while it is closed. */
const inMenu = new Map<string, Act>();

export function useActsInMenu(acts: readonly Act[]) {
  useLayoutEffect(() => {
    for (const act of acts) if (act.letter) inMenu.set(act.letter, act);
    return () => inMenu.clear();
  }, [acts]);
}

export const actOfLetter = (letter: string) => inMenu.get(letter);
