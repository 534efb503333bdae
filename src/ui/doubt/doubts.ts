import { useMemo, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { keptDoubts } from '@/session/keptDoubts';

/*
 * What costs money or reaches citizens and was sent without an answer: nobody knows whether it was done. Kept for all
 * tabs and through reloads until it is settled, so that no way to the same act does it twice unawares. Kind, amount and
 * times; nothing of anybody.
 */

const doubt = v.object({
  /** What it is sent as: SMS or e-mail. */
  type: v.number(),
  /** How many messages. */
  amount: v.number(),
  /** When it goes out, as the list tells it; '' for what has no time. */
  time: v.string(),
  /** How many alike there were before it; null where nobody could tell. */
  before: v.nullable(v.number()),
  /** When it was sent: milliseconds since 1970. */
  at: v.number(),
});
export type Doubt = v.InferOutput<typeof doubt>;

/** What is about to be done, as far as a doubt tells it. */
export type DoubtfulAct = Pick<Doubt, 'type' | 'amount' | 'time'>;

const doubts = v.object({ purchase: v.optional(doubt), campaign: v.optional(doubt) });
type Doubts = v.InferOutput<typeof doubts>;
export type DoubtKind = keyof Doubts;

const listeners = new Set<() => void>();

function read(text: string): Doubts {
  try {
    const { success, output } = v.safeParse(doubts, JSON.parse(text || '{}'));
    return success ? output : {};
  } catch {
    return {};
  }
}

/** The doubt of a kind; undefined without one. */
export const doubtOf = (kind: DoubtKind): Doubt | undefined => read(keptDoubts.read())[kind];

/** Keeps the doubt of a kind, instead of the one before it; none settles it. */
export function keepDoubt(kind: DoubtKind, to?: Doubt) {
  const all = { ...read(keptDoubts.read()), [kind]: to };
  keptDoubts.keep(Object.values(all).some(Boolean) ? JSON.stringify(all) : '');
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** `doubtOf`, drawn anew when it changes, also in another tab. */
export function useDoubt(kind: DoubtKind): Doubt | undefined {
  const text = useSyncExternalStore(subscribe, keptDoubts.read);
  return useMemo(() => read(text)[kind], [text, kind]);
}
