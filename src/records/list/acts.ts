import { useLayoutEffect } from 'react';

/** An action on a record from its details. */
export interface Act {
  label: string;
  onSelect: () => void;
  blockedReason?: string | undefined;
  /** Its shortcut. */
  letter?: string;
}

/** Actions in the menu of the mounted details, so that shortcuts work while it is closed. */
const inMenu = new Map<string, Act>();

export function useActsInMenu(acts: readonly Act[]) {
  useLayoutEffect(() => {
    for (const act of acts) if (act.letter) inMenu.set(act.letter, act);
    return () => inMenu.clear();
  }, [acts]);
}

export const actOfLetter = (letter: string) => inMenu.get(letter);
