import { useSyncExternalStore } from 'react';
import { kept } from '@/session/kept';

const all = new Set<() => void>();

/** Forgets every such text, stored or not: a page as on a machine that never saw it. */
export const forgetRemembered = () => all.forEach((forget) => forget());

/**
 * A text kept on this machine, for how somebody likes a screen; nothing personal. Where storage is blocked it lasts
 * until the page is left.
 */
export function remembered(key: string) {
  const listeners = new Set<() => void>();
  const { read, keep: store } = kept(key);
  const keep = (text: string) => {
    store(text);
    listeners.forEach((listener) => listener());
  };
  all.add(() => keep(''));
  return {
    /** '' when nothing is kept. */
    read,
    /** '' forgets it. */
    keep,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** What is kept, drawn anew when it changes. */
export const useRemembered = ({ subscribe, read }: ReturnType<typeof remembered>) =>
  useSyncExternalStore(subscribe, read);
