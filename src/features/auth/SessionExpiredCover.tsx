import { lazy, Suspense, useEffect } from 'react';
import { useSelector } from 'react-redux';
import { api } from '@/api/api';
import { useSession } from '@/session/useSession';
import { useHasPassed } from './useHasPassed';

const load = () => import('./SessionExpiredDialog');
const SessionExpiredDialog = lazy(load);

/**
 * Covers the open screen when its session ends, leaving it as it is underneath: whoever types the password goes on
 * where they were, with nothing lost. Its code is fetched once the first screen has its rows, behind which it would
 * otherwise stand in line, so that it is there when it is needed.
 */
export function SessionExpiredCover() {
  const session = useSession();
  const hasEnded = useHasPassed(session?.token.expires ?? null);
  const isReading = useSelector(hasPendingReads);
  useEffect(() => {
    if (isReading) return;
    return whenIdle(() => void load().catch(() => undefined));
  }, [isReading]);

  return session && hasEnded ? (
    <Suspense>
      <SessionExpiredDialog session={session} />
    </Suspense>
  ) : null;
}

type ApiState = Record<typeof api.reducerPath, ReturnType<typeof api.reducer>>;

const hasPendingReads = (state: ApiState) =>
  Object.values(state[api.reducerPath].queries).some((query) => query?.status === 'pending');

/** Calls once the browser has nothing to do, or soon where it cannot tell; returns how to give up. */
function whenIdle(work: () => void) {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 1000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work);
  return () => cancelIdleCallback(handle);
}
