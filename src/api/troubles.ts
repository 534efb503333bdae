import type { FailureKind } from './failure';
import type { CallFacts, Problem, Unread } from './findings';

/** Something that went wrong with a call, for those who tell of it or report it. */
export interface Trouble {
  kind: FailureKind | 'partial';
  call: CallFacts;
  problems: readonly Problem[];
  /** Of an answer read in part: what was left out and is told by no list and no record. */
  untold?: Unread | null;
}

const listeners = new Set<(trouble: Trouble) => void>();

/** Hears of every call whose answer could not be read, wholly or in part. Gives what ends it. */
export function onTrouble(listener: (trouble: Trouble) => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Tells those who hear. */
export const tellTrouble = (trouble: Trouble) => listeners.forEach((listener) => listener(trouble));
