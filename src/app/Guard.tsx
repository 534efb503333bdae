import { useMemo, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { decideAccess, signInPath } from '@/session/access';
import type { Requirement } from '@/session/rules';
import { useSession } from '@/session/useSession';

const now = () => Date.now();

/** Redirects to sign-in (and back) or /forbidden on entering a screen; a later expiry is covered in place. */
export function Guard({ requirement }: { requirement?: Requirement }) {
  const session = useSession();
  const [wasSignedIn] = useState(session !== null);
  const { pathname, search } = useLocation();
  const entered = useMemo(() => ({ pathname, at: now() }), [pathname]);
  const decision = decideAccess(session, requirement, entered.at);

  if (decision === 'signIn') {
    // After signing out in another tab, the list's state is dropped; a link keeps its parameters.
    return <Navigate to={signInPath(wasSignedIn ? pathname : pathname + search)} replace />;
  }
  if (decision === 'forbidden') return <Navigate to="/forbidden" replace />;
  return <Outlet />;
}
