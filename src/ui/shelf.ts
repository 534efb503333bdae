import { useMemo, useSyncExternalStore } from 'react';
import { createFailure, type ApiFailure } from '@/api/failure';
import type { Owner } from '@/session/ownerKey';
import { persistedPreference } from './persistedPreference';
import { persistedPreferenceOf } from './persistedPreferenceOf';

interface ShelfSpec<T> {
  /** Default: per office. */
  owner?: Owner;
  key: string;
  none: T;
  /** Null if the text cannot be parsed: it is left unchanged. */
  read: (text: string) => T | null;
  /** '' for none. */
  write: (value: T) => string;
}

const unreadable =
  'Não conseguimos ler o que este navegador já guarda, e nada foi mudado nele. Baixe-o e apague-o antes.';
const unstored =
  'Este navegador não conseguiu guardar: o espaço acabou ou está bloqueado. Vale só até que a página seja recarregada.';

/**
 * Data that an office created and keeps in this browser, such as its text modules. Unreadable data is never
 * treated as empty: nothing overwrites it. `older` is data of an earlier version, stored without its office.
 */
export function shelf<T extends object>({ owner = 'office', key, none, read, write }: ShelfSpec<T>) {
  const store = persistedPreferenceOf(owner, key);
  const older = persistedPreference(key);
  /** Set when the office has said that the older data is not theirs. */
  const isDenied = persistedPreferenceOf('office', `${key}.antes`);
  const valueOf = (text: string) => (text === '' ? none : read(text));

  /** Changes the newest stored value; returns why not, or ''. `to` may return such a reason too. */
  function change(to: (now: T) => T | string): string {
    const now = valueOf(store.read());
    if (!now) return unreadable;
    const next = to(now);
    if (typeof next === 'string') return next;
    return store.keep(write(next)) ? '' : unstored;
  }

  return {
    ...store,
    none,
    valueOf,
    value: () => valueOf(store.read()) ?? none,
    change,
    /** Deletes all of it, even if unreadable. */
    clear: () => store.keep(''),
    older: {
      read: () => (isDenied.read() === '' ? older.read() : ''),
      /** Moves the older data to this office; returns why not, or ''. */
      claim: (join: (now: T, before: T) => T | string): string => {
        const before = read(older.read());
        if (!before) return unreadable;
        const problem = change((now) => join(now, before));
        if (problem === '') older.keep('');
        return problem;
      },
      deny: () => void isDenied.keep('nao'),
      subscribe: (listener: () => void) => {
        const ends = [older.subscribe(listener), isDenied.subscribe(listener)];
        return () => ends.forEach((end) => end());
      },
    },
  };
}

/** A form's `send` result for locally kept data: `problem` is the reason for a failure, or ''. */
export const kept = (problem: string): { data?: null; error?: ApiFailure } =>
  problem === '' ? { data: null } : { error: createFailure('validation', { message: problem }) };

export type Shelf<T> = Pick<
  ReturnType<typeof shelf<T & object>>,
  'read' | 'subscribe' | 'valueOf' | 'none' | 'value' | 'clear' | 'older'
>;

/** A shelf's value, as a subscription. */
export function useShelf<T extends object>({ subscribe, read, valueOf, none }: Shelf<T>): T {
  const text = useSyncExternalStore(subscribe, read);
  return useMemo(() => valueOf(text) ?? none, [text, valueOf, none]);
}
