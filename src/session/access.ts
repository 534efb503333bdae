import { isInternalPath } from '@/formats/links';
import { meets, type Requirement } from './rules';
import { isValid, type Session } from './session';

export type Access = 'allowed' | 'signIn' | 'forbidden';

/** Who may see a protected screen: the guard's whole logic. */
export function decideAccess(session: Session | null, requirement?: Requirement, now = Date.now()): Access {
  if (!isValid(session, now)) return 'signIn';
  return meets(session, requirement) ? 'allowed' : 'forbidden';
}

/** Names in the address of the sign-in page where to come back to. */
export const returnParameter = 'voltar';

/** The sign-in address that comes back to `path` afterwards. */
export function signInPath(path: string): string {
  return isInternalPath(path) && path !== '/dashboard'
    ? `/auth/login?${returnParameter}=${encodeURIComponent(path)}`
    : '/auth/login';
}
