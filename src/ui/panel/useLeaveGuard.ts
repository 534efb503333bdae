import { useEffect, useMemo } from 'react';
import { useBlocker, type Location } from 'react-router-dom';

interface LeaveGuardOptions {
  /** Something would be lost: the browser asks, too. */
  dirty: boolean;
  /** False once leaving loses nothing, asked at the moment of leaving: a form that was saved leads away itself. */
  holds: () => boolean;
  /** True for a move within the app that would lose what was typed. */
  isLeaving: (from: Location, to: Location) => boolean;
}

/**
 * Asks before what was typed is lost: by the browser when the tab is closed or read anew, by the product when the person
 * moves within the app, Back and Forward included. The end of a session is never held up.
 * @returns while the question stands, what its two answers do; null otherwise
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
