import { createEmitter } from './emitter';
import type { FailureKind } from './failure';
import type { CallFacts, Problem, Unread } from './findings';

export interface Trouble {
  kind: FailureKind | 'partial';
  call: CallFacts;
  problems: readonly Problem[];
  /** Left out and not reported by a list or record. */
  unreported?: Unread | null;
}

const troubles = createEmitter<Trouble>();
const caughtErrors = createEmitter<unknown>();

/** Subscribes to unreadable or partly read responses; returns the unsubscribe. */
export const onTrouble = troubles.subscribe;

/** Publishes a trouble. */
export const tellTrouble = troubles.emit;

/** Subscribes to errors caught by boundaries; returns the unsubscribe. */
export const onCaughtError = caughtErrors.subscribe;

/** Publishes a caught error. */
export const tellCaughtError = caughtErrors.emit;
