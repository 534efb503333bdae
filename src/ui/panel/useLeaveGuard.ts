import { useEffect, useMemo } from 'react';
import { useBlocker, type Location } from 'react-router-dom';

interface LeaveGuardOptions {
  dirty: boolean;
  /** Read at navigation time: false once nothing would be lost, e.g. after saving. */
  holds: () => boolean;
  isLeaving: (from: Location, to: Location) => boolean;
}

/**
 * Asks before unsaved input is lost: the browser on close or reload, the app on navigation, Back included,
 * but never at the end of a session. Returns the open question's answers, else null.
 */
export function useLeaveGuard({ dirty, holds, isLeaving }: LeaveGuardOptions) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      holds() &&
      isLeaving(currentLocation, nextLocation) &&
      !(historyAction === 'REPLACE' && nextLocation.pathname.startsWith('/auth/')),
  );

  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (holds()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty, holds]);

  return useMemo(
    () =>
      blocker.state === 'blocked' ? { keep: () => blocker.reset(), discard: () => blocker.proceed() } : null,
    [blocker],
  );
}
