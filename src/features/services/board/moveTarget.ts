import { createContext } from 'react';

/** The request that is being moved, and the status it goes to. */
export interface MoveTarget {
  id: number;
  to: number;
}

export const MoveTargetContext = createContext<MoveTarget | null>(null);
