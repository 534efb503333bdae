import { lazy, Suspense, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { api } from '@/api/api';
import { useSession } from '@/session/useSession';
import { useHasPassed } from './useHasPassed';

const load = () => import('./SessionExpiredDialog');
const SessionExpiredDialog = lazy(load);

/**
 * Covers the open screen when its session ends, leaving it as it is underneath: whoever types the password goes on
 * where they were, with nothing lost. Its code is fetched once somebody has touched the page, as nothing can be lost
 * before: at the start it would stand in line before the first rows.
 */
export function SessionExpiredCover() {
  const session = useSession();
  const hasEnded = useHasPassed(session?.token.expires ?? null);
  const isTouched = useIsTouched();
  const isReading = useSelector(hasPendingReads);
  useEffect(() => {
    if (!isTouched || isReading) return;
    return whenIdle(() => void load().catch(() => undefined));
  }, [isTouched, isReading]);

  return session && hasEnded ? (
    <Suspense>
      <SessionExpiredDialog session={session} />
    </Suspense>
  ) : null;
}

/** True from the first key or press on. */
function useIsTouched() {
  const [isTouched, setTouched] = useState(false);
  useEffect(() => {
    const touch = () => setTouched(true);
    const once = { once: true, capture: true };
    window.addEventListener('pointerdown', touch, once);
    window.addEventListener('keydown', touch, once);
    return () => {
      window.removeEventListener('pointerdown', touch, once);
      window.removeEventListener('keydown', touch, once);
    };
  }, []);
  return isTouched;
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
