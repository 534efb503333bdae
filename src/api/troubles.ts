import { createBell } from './bell';
import type { FailureKind } from './failure';
import type { CallFacts, Problem, Unread } from './findings';

export interface Trouble {
  kind: FailureKind | 'partial';
  call: CallFacts;
  problems: readonly Problem[];
  /** Left out and not reported by a list or record. */
  untold?: Unread | null;
}

const troubles = createBell<Trouble>();
const caughtErrors = createBell<unknown>();

/** Subscribes to unreadable or partly read responses; returns the unsubscribe. */
export const onTrouble = troubles.listen;

/** Publishes a trouble. */
export const tellTrouble = troubles.ring;

/** Subscribes to errors caught by boundaries; returns the unsubscribe. */
export const onCaughtError = caughtErrors.listen;

/** Publishes a caught error. */
export const tellCaughtError = caughtErrors.ring;
