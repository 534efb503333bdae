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

function createBell<T>() {
  const listeners = new Set<(news: T) => void>();
  return {
    ring: (news: T) => listeners.forEach((listener) => listener(news)),
    /** Gives what ends it. */
    listen: (listener: (news: T) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

const troubles = createBell<Trouble>();
const caughtErrors = createBell<unknown>();

/** Hears of every call whose answer could not be read, wholly or in part. Gives what ends it. */
export const onTrouble = troubles.listen;

/** Tells those who hear. */
export const tellTrouble = troubles.ring;

/** Hears of every error that was caught and shown in the place of a screen. Gives what ends it. */
export const onCaughtError = caughtErrors.listen;

/** Tells those who hear. */
export const tellCaughtError = caughtErrors.ring;
