import { useSyncExternalStore } from 'react';
import { createEmitter } from '@/api/emitter';
import { sharedStorage } from '@/session/sharedStorage';

const all = new Set<() => void>();

/** Clears every preference. */
export const forgetPreferences = () => all.forEach((forget) => forget());

/**
 * A preference of this machine, shared by its users, in localStorage, or in memory if storage is blocked. ''
 * means none. Never for data about an office: use `persistedPreferenceOf`.
 */
export function persistedPreference(key: string) {
  const { emit, subscribe } = createEmitter();
  const { read, keep: store } = sharedStorage(key);
  const keep = (text: string) => {
    const isKept = store(text);
    emit();
    return isKept;
  };
  all.add(() => keep(''));
  return { read, keep, subscribe };
}

/** The preference, as a subscription. */
export const usePersistedPreference = ({
  subscribe,
  read,
}: Pick<ReturnType<typeof persistedPreference>, 'subscribe' | 'read'>) =>
  useSyncExternalStore(subscribe, read);
