import { createEmitter } from '@/api/emitter';
import { currentSession, onSessionChange } from '@/session/currentSession';
import { ownerKey, type Owner } from '@/session/ownerKey';
import { persistedPreference } from './persistedPreference';

/**
 * What this browser keeps for an office, or for one person of it: nobody else who signs in here reads it, and it is there
 * again for them. Nothing is read or kept without a session.
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
    /** Whether it will be there after the page is loaded anew. */
    keep: (text: string): boolean => {
      const isKept = own()?.keep(text) ?? false;
      emit();
      return isKept;
    },
    /** Changes of this tab and of others, and of who is signed in. */
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
