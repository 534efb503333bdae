import { useMemo, useSyncExternalStore } from 'react';
import { createFailure, type ApiFailure } from '@/api/failure';
import { persistedPreference } from './persistedPreference';
import { persistedPreferenceOf } from './persistedPreferenceOf';

interface ShelfSpec<T> {
  key: string;
  none: T;
  /** Null for what is not understood: it is left as it is. */
  read: (text: string) => T | null;
  /** '' for none. */
  write: (value: T) => string;
}

const unreadable =
  'Não conseguimos ler o que este navegador já guarda, e nada foi mudado nele. Baixe-o e apague-o antes.';
const unstored =
  'Este navegador não conseguiu guardar: o espaço acabou ou está bloqueado. Vale só até que a página seja recarregada.';

/**
 * What an office made and keeps in this browser, such as its text modules. What is stored is never taken for nothing: where
 * it cannot be read, nothing is written over it. `older` is what an earlier version kept without saying of which office.
 */
export function shelf<T extends object>({ key, none, read, write }: ShelfSpec<T>) {
  const store = persistedPreferenceOf('office', key);
  const older = persistedPreference(key);
  /** This office said that it is not theirs. */
  const isDenied = persistedPreferenceOf('office', `${key}.antes`);
  const valueOf = (text: string) => (text === '' ? none : read(text));

  /** Changes the newest there is, and says why not, or ''. `to` may say so too. */
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
    /** Forgets all of it, also what cannot be read. */
    clear: () => store.keep(''),
    older: {
      read: () => (isDenied.read() === '' ? older.read() : ''),
      /** Brings it to this office, and says why not, or ''. */
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

/** What a form's `send` answers of something kept: `problem` is why it was not, or ''. */
export const kept = (problem: string): { data?: null; error?: ApiFailure } =>
  problem === '' ? { data: null } : { error: createFailure('validation', { message: problem }) };

export type Shelf<T> = Pick<
  ReturnType<typeof shelf<T & object>>,
  'read' | 'subscribe' | 'valueOf' | 'none' | 'value' | 'clear' | 'older'
>;

/** What is on a shelf, as a subscription. */
export function useShelf<T extends object>({ subscribe, read, valueOf, none }: Shelf<T>): T {
  const text = useSyncExternalStore(subscribe, read);
  return useMemo(() => valueOf(text) ?? none, [text, valueOf, none]);
}
