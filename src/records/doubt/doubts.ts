import { useMemo, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { createEmitter } from '@/api/emitter';
import { currentSession, onSessionChange } from '@/session/currentSession';
import { ownerKey } from '@/session/ownerKey';

/*
 * Requests that cost money or reach citizens and have no response yet, so they may or may not have been
 * carried out. Kept in localStorage from before they are sent until they are answered or settled, for all
 * tabs, so that nothing is sent twice after a reload, a crash or a sign-out. They belong to one person:
 * another user who signs in reads none of them. Each act has its own key, so that two tabs never overwrite
 * each other. No personal data: ids, counts, times and a digest.
 */

export type DoubtKind = 'purchase' | 'campaign' | 'message';

// Only the parts of valibot already in the public pages' code: others would enlarge it.
const storedDoubt = v.object({
  kind: v.string(),
  type: v.number(),
  amount: v.number(),
  /** Scheduled time as the list shows it; '' for none. */
  time: v.string(),
  /** Id of the recipient, if it is one person; null otherwise. */
  about: v.nullable(v.number()),
  /** Digest of the message; '' for none. */
  text: v.string(),
  /** Count of identical acts before it; null if unknown. */
  before: v.nullable(v.number()),
  /** Epoch ms; unique per person. */
  at: v.number(),
});
export type Doubt = v.InferOutput<typeof storedDoubt> & { kind: DoubtKind };

/** An act about to be sent, in the fields of a doubt. */
export type DoubtfulAct = Pick<Doubt, 'type' | 'amount' | 'time' | 'about' | 'text'>;

const prefix = 'tribuna-duvida/';
const emitter = createEmitter();

/** Where storage fails, doubts last until the page is reloaded. */
const unstored = new Map<string, string>();
/** Keys that this tab is sending: not doubts yet in this tab. */
const underWay = new Set<string>();

function write(key: string, text: string | null) {
  unstored.delete(key);
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    if (text !== null) unstored.set(key, text);
  }
  emitter.emit();
}

function keysFrom(start: string): string[] {
  const inMemory = [...unstored.keys()];
  try {
    return [...Object.keys(localStorage), ...inMemory].filter((key) => key.startsWith(start));
  } catch {
    return inMemory.filter((key) => key.startsWith(start));
  }
}

const textAt = (key: string) => unstored.get(key) ?? localStorage.getItem(key) ?? 'null';

const ownPrefix = () => {
  const session = currentSession();
  return session && `${prefix}${ownerKey('person', session)}/`;
};

const keyOf = ({ at }: Pick<Doubt, 'at'>) => `${ownPrefix()}${at}`;

/** The person's doubts, oldest first, as one text: equal texts mean equal doubts. */
function readTexts(): string {
  const own = ownPrefix();
  if (own === null) return '';
  const keys = keysFrom(own).filter((key) => !underWay.has(key));
  return keys.map(textAt).join('\n');
}

function parseOne(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const isDoubt = (one: unknown): one is Doubt => v.safeParse(storedDoubt, one).success;

const parse = (texts: string): Doubt[] =>
  texts
    .split('\n')
    .map(parseOne)
    .filter(isDoubt)
    .sort((one, other) => one.at - other.at);

/** The unsettled doubts of a kind, oldest first, except those this tab is sending. */
export const doubtsOf = (kind: DoubtKind): Doubt[] => parse(readTexts()).filter((one) => one.kind === kind);

export const isSameAct = (one: DoubtfulAct, other: DoubtfulAct) =>
  one.type === other.type &&
  one.amount === other.amount &&
  one.time === other.time &&
  one.about === other.about &&
  one.text === other.text;

/** Settles doubts. */
export const settle = (...doubts: readonly Pick<Doubt, 'at'>[]) =>
  doubts.forEach((doubt) => write(keyOf(doubt), null));

/**
 * Settles a doubt found to have been done, and raises the count before other identical acts, which the next
 * one found must exceed.
 */
export function settleDone(doubt: Doubt) {
  settle(doubt);
  for (const other of doubtsOf(doubt.kind))
    if (other.before !== null && isSameAct(other, doubt))
      write(keyOf(other), JSON.stringify({ ...other, before: other.before + 1 } satisfies Doubt));
}

/**
 * Stores an act as a doubt before it is sent. Call the result at the end: an answered act is settled, whichever
 * user is signed in by then; any other becomes a doubt in this tab too.
 */
export function beginDoubt(kind: DoubtKind, act: DoubtfulAct, before: number | null) {
  const taken = new Set(keysFrom(prefix));
  let at = Date.now();
  while (taken.has(keyOf({ at }))) at += 1;
  const { type, amount, time, about, text } = act;
  const doubt: Doubt = { kind, type, amount, time, about, text, before, at };
  const key = keyOf(doubt);
  underWay.add(key);
  write(key, JSON.stringify(doubt));
  return (isSettled: boolean) => {
    underWay.delete(key);
    if (isSettled) write(key, null);
    else emitter.emit();
  };
}

function subscribe(listener: () => void) {
  const ends = [emitter.subscribe(listener), onSessionChange(listener)];
  window.addEventListener('storage', listener);
  return () => {
    ends.forEach((end) => end());
    window.removeEventListener('storage', listener);
  };
}

/** `doubtsOf` as a subscription, across tabs. */
export function useDoubts(kind: DoubtKind): readonly Doubt[] {
  const texts = useSyncExternalStore(subscribe, readTexts);
  return useMemo(() => parse(texts).filter((one) => one.kind === kind), [texts, kind]);
}
