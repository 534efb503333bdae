import { isInternalPath } from '@/formats/links';
import { meets, type Requirement } from './rules';
import { isValid, type Session } from './session';

export type Access = 'allowed' | 'signIn' | 'forbidden';

/** Who may see a protected screen. */
export function decideAccess(session: Session | null, requirement?: Requirement, now = Date.now()): Access {
  if (!isValid(session, now)) return 'signIn';
  return meets(session, requirement) ? 'allowed' : 'forbidden';
}

/** Sign-in URL parameter with the return path. */
export const returnParameter = 'voltar';

/** The sign-in URL returning to `path`. */
export function signInPath(path: string): string {
  return isInternalPath(path) && path !== '/dashboard'
    ? `/auth/login?${returnParameter}=${encodeURIComponent(path)}`
    : '/auth/login';
}
