import { createContext } from 'react';

/** The service being moved, and its target status. */
export interface MoveTarget {
  id: number;
  to: number;
}

export const MoveTargetContext = createContext<MoveTarget | null>(null);
