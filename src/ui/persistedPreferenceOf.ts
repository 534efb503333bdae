import { createEmitter } from '@/api/emitter';
import { currentSession, onSessionChange } from '@/session/currentSession';
import { ownerKey, type Owner } from '@/session/ownerKey';
import { persistedPreference } from './persistedPreference';

/**
 * Data that this browser keeps for an office, or for one person in it: no other user who signs in here reads
 * it, and it is available again when they return. Nothing is read or stored without a session.
 */
export function persistedPreferenceOf(owner: Owner, key: string) {
  const { emit, subscribe: onChange } = createEmitter();
  const stores = new Map<string, ReturnType<typeof persistedPreference>>();
  const own = () => {
    const session = currentSession();
    if (!session) return null;
    const at = `${key}/${ownerKey(owner, session)}`;
    const store = stores.get(at) ?? persistedPreference(at);
    stores.set(at, store);
    return store;
  };
  return {
    read: () => own()?.read() ?? '',
    /** Returns whether the text will survive a reload. */
    keep: (text: string): boolean => {
      const isKept = own()?.keep(text) ?? false;
      emit();
      return isKept;
    },
    /** Notifies of changes in this tab and others, and of a change of user. */
    subscribe: (listener: () => void) => {
      const ends = [onChange(listener), onSessionChange(listener)];
      window.addEventListener('storage', listener);
      return () => {
        ends.forEach((end) => end());
        window.removeEventListener('storage', listener);
      };
    },
  };
}
