import { lazy, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useSelector, useStore } from 'react-redux';
import { api } from '@/api/api';
import { onPasswordQuestion, type PasswordQuestion } from '@/session/passwordQuestion';
import type { Session } from '@/session/session';
import { useSession } from '@/session/useSession';
import { toastStore } from '@/ui/feedback/toasts';
import { coverScreen } from './coverScreen';
import { EndingNotice } from './EndingNotice';
import { showScreen } from './hiddenScreen';
import { isIdle } from './idleClock';
import { useHasPassed } from './useHasPassed';
import { watchIdleness } from './watchIdleness';

const load = () => import('./SessionDialog');

/** Milliseconds between two tries to fetch it. */
const untilNextTry = 5000;

/**
 * Fetched until it arrives: without it nobody can go on, and a fault here would take along the screen underneath, with
 * all that was typed. The screen stays covered meanwhile.
 */
const SessionDialog = lazy(async () => {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, untilNextTry));
    }
  }
});

/** How long before the end of the session the person is told, in milliseconds. */
const notice = 2 * 60_000;

/**
 * Covers the open screen when its session ends or nobody has used it for too long, leaving it as it is underneath:
 * whoever types the password goes on where they were, with nothing lost. Tells of the end before it comes, and asks for the
 * password where something needs it typed anew. The code of
 * the question is fetched once somebody has touched the page, as nothing can be lost before: at the start it would
 * stand in line before the first rows.
 */
export default function SessionKeeper() {
  const session = useSession();
  const expires = session?.token.expires ?? null;
  const hasEnded = useHasPassed(expires);
  const isEnding = useHasPassed(expires === null ? null : expires - notice);
  const isLocked = useIdleLock(session);
  const [answered, setAnswered] = useState<{ expires: number | null; goesOn: boolean } | null>(null);
  const answer = answered?.expires === expires ? answered : null;
  const [question, setQuestion] = useState<PasswordQuestion>(null);
  useEffect(() => onPasswordQuestion(setQuestion), []);
  const reason = hasEnded ? 'ended' : isLocked ? 'idle' : null;

  const isCovered = reason !== null;
  useLayoutEffect(() => (isCovered ? coverScreen() : showScreen()), [isCovered]);

  const isTouched = useIsTouched();
  const isReading = useSelector(hasPendingReads);
  useEffect(() => {
    if (!isTouched || isReading) return;
    return whenIdle(() => void load().catch(() => undefined));
  }, [isTouched, isReading]);

  if (!session) return null;
  const isAsking = isCovered || question !== null || answer?.goesOn === true;
  return (
    <>
      {isEnding && !isAsking && !answer && (
        <EndingNotice
          end={session.token.expires}
          onContinue={() => setAnswered({ expires, goesOn: true })}
          onClose={() => setAnswered({ expires, goesOn: false })}
        />
      )}
      {isAsking && (
        <Suspense
          fallback={isCovered && createPortal(<p data-session-cover>Carregando...</p>, document.body)}
        >
          <SessionDialog
            session={session}
            reason={reason ?? (question ? 'confirm' : 'ending')}
            onClose={question ? question.giveUp : () => setAnswered({ expires, goesOn: false })}
          />
        </Suspense>
      )}
    </>
  );
}

/** Whether nobody has used the product for too long, in any tab. */
function useIdleLock(session: Session | null): boolean {
  const { expires, value } = session?.token ?? { expires: null, value: null };
  const store = useStore<ApiState>();
  const [lockedFor, setLockedFor] = useState(() => (expires !== null && isIdle() ? expires : null));
  useLayoutEffect(() => {
    if (expires === null) return;
    return watchIdleness(
      () => isAtWork(store.getState()),
      (isLocked) => setLockedFor(isLocked ? expires : null),
    );
    // A new session can end when the one before it did.
  }, [expires, value, store]);
  return expires !== null && lockedFor === expires;
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

const isPending = (call: { status: string } | undefined) => call?.status === 'pending';

const hasPendingReads = (state: ApiState) => Object.values(state[api.reducerPath].queries).some(isPending);

/** A call is under way, or a file is being made, which says so meanwhile. */
const isAtWork = (state: ApiState) =>
  hasPendingReads(state) ||
  Object.values(state[api.reducerPath].mutations).some(isPending) ||
  toastStore.read().some(({ tone }) => tone === 'progress');

/** Calls once the browser has nothing to do, or soon where it cannot tell; returns how to give up. */
function whenIdle(work: () => void) {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 1000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work);
  return () => cancelIdleCallback(handle);
}
