import { useMemo, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { createEmitter } from '@/api/emitter';
import { keptDoubts } from '@/session/keptDoubts';

/* Unanswered requests that cost money or reach citizens, so they may or may not have been carried out.
 * Kept in localStorage for all tabs until settled, so that nothing is sent twice. No personal data.
 */

const doubt = v.object({
  type: v.number(),
  amount: v.number(),
  /** Scheduled time as the list shows it; '' for none. */
  time: v.string(),
  /** Count of identical acts before it; null if unknown. */
  before: v.nullable(v.number()),
  /** Epoch ms. */
  at: v.number(),
});
export type Doubt = v.InferOutput<typeof doubt>;

/** An act about to be sent, in the terms of a doubt. */
export type DoubtfulAct = Pick<Doubt, 'type' | 'amount' | 'time'>;

const doubts = v.object({
  purchase: v.optional(doubt),
  campaign: v.optional(doubt),
  message: v.optional(doubt),
});
type Doubts = v.InferOutput<typeof doubts>;
export type DoubtKind = keyof Doubts;

const emitter = createEmitter();

function read(text: string): Doubts {
  try {
    const { success, output } = v.safeParse(doubts, JSON.parse(text || '{}'));
    return success ? output : {};
  } catch {
    return {};
  }
}

/** The unsettled doubt of a kind, if any. */
export const doubtOf = (kind: DoubtKind): Doubt | undefined => read(keptDoubts.read())[kind];

/** Stores the doubt of a kind; undefined settles it. */
export function keepDoubt(kind: DoubtKind, to?: Doubt) {
  const all = { ...read(keptDoubts.read()), [kind]: to };
  keptDoubts.keep(Object.values(all).some(Boolean) ? JSON.stringify(all) : '');
  emitter.emit();
}

function subscribe(listener: () => void) {
  const stop = emitter.subscribe(listener);
  window.addEventListener('storage', listener);
  return () => {
    stop();
    window.removeEventListener('storage', listener);
  };
}

/** `doubtOf` as a subscription, across tabs. */
export function useDoubt(kind: DoubtKind): Doubt | undefined {
  const text = useSyncExternalStore(subscribe, keptDoubts.read);
  return useMemo(() => read(text)[kind], [text, kind]);
}
