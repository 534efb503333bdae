import { lazy, Suspense, useEffect } from 'react';
import { useSession } from '@/session/useSession';
import { useHasPassed } from './useHasPassed';

const load = () => import('./SessionExpiredDialog');
const SessionExpiredDialog = lazy(load);

/**
 * Covers the open screen when its session ends, leaving it as it is underneath: whoever types the password goes on
 * where they were, with nothing lost. Its code is fetched once the first
 * screen stands, so that it is there when it is needed.
 */
export function SessionExpiredCover() {
  const session = useSession();
  const hasEnded = useHasPassed(session?.token.expires ?? null);
  useEffect(() => void load().catch(() => undefined), []);

  return session && hasEnded ? (
    <Suspense>
      <SessionExpiredDialog session={session} />
    </Suspense>
  ) : null;
}
