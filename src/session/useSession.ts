import { useSyncExternalStore } from 'react';
import { currentSession, onSessionChange } from './currentSession';
import type { Rule } from './rights';
import { can } from './rules';
import type { Session } from './session';

/** This tab's session; null when signed out. */
export const useSession = (): Session | null => useSyncExternalStore(onSessionChange, currentSession);

/** The session on a guarded screen. */
export function useSignedInSession(): Session {
  const session = useSession();
  if (!session) throw new Error('This screen is shown to signed-in people only');
  return session;
}

/** Checks rights: `const may = useCan(); may('create_call')`. */
export function useCan() {
  const session = useSession();
  return (rule: Rule) => session !== null && can(session, rule);
}
