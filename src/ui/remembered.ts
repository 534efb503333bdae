import { useSyncExternalStore } from 'react';
import { createEmitter } from '@/api/emitter';
import { kept } from '@/session/kept';

const all = new Set<() => void>();

/** Clears every remembered text. */
export const forgetRemembered = () => all.forEach((forget) => forget());

/** A non-personal UI preference in localStorage, or in memory where storage is blocked. '' means none. */
export function remembered(key: string) {
  const { emit, subscribe } = createEmitter();
  const { read, keep: store } = kept(key);
  const keep = (text: string) => {
    store(text);
    emit();
  };
  all.add(() => keep(''));
  return { read, keep, subscribe };
}

/** The remembered text, as a subscription. */
export const useRemembered = ({ subscribe, read }: ReturnType<typeof remembered>) =>
  useSyncExternalStore(subscribe, read);
