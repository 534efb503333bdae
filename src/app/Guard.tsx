import { useMemo, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { decideAccess, signInPath } from '@/session/access';
import type { Requirement } from '@/session/rules';
import { useSession } from '@/session/useSession';

/**
 * Lets through who may see the screens below; sends the others to sign in (and back afterwards) or to /forbidden.
 * Access is decided on entering a screen, not at each step within it: a session that expires while a screen is open is
 * the shell's to cover, so that nothing typed there is lost.
 */
export function Guard({ requirement }: { requirement?: Requirement }) {
  const session = useSession();
  const [wasSignedIn] = useState(session !== null);
  const { pathname, search } = useLocation();
  const access = useMemo(
    () => ({ visit: pathname, decision: decideAccess(session, requirement) }),
    [session, requirement, pathname],
  );

  if (access.decision === 'signIn') {
    // Who signed out elsewhere leaves their place in the list behind; who comes by a link finds it again.
    return <Navigate to={signInPath(wasSignedIn ? pathname : pathname + search)} replace />;
  }
  if (access.decision === 'forbidden') return <Navigate to="/forbidden" replace />;
  return <Outlet />;
}
