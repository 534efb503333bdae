import { lazy, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { api } from '@/api/api';
import { useAppSelector, useAppStore, type RootState } from '@/api/store';
import { onPasswordQuestion, type PasswordQuestion } from '@/session/passwordQuestion';
import type { Session } from '@/session/session';
import { useSession } from '@/session/useSession';
import { toastStore } from '@/ui/feedback/toasts';
import { whenIdle } from '@/ui/whenIdle';
import { coverScreen } from './coverScreen';
import { EndingNotice } from './EndingNotice';
import { showScreen } from '@/ui/hiddenScreen';
import { isIdle } from './idleClock';
import { useHasPassed } from './useHasPassed';
import { watchIdleness } from './watchIdleness';

const load = () => import('./SessionDialog');

const retryMs = 5000;

/**
 * Retried until loaded: without it no one can continue, and an error would unmount the screen with its input.
 * The screen stays covered meanwhile.
 */
const SessionDialog = lazy(async () => {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, retryMs));
    }
  }
});

/** Warning before the end of the session. */
const noticeMs = 2 * 60_000;

/**
 * Covers the screen when the session ends or is idle, keeping it mounted so that nothing is lost after the
 * password is entered. Also warns before the end and asks for the password on demand. The dialog's code loads
 * after the first interaction, so that it does not delay the first rows.
 */
export default function SessionKeeper() {
  const session = useSession();
  const expires = session?.token.expires ?? null;
  const hasEnded = useHasPassed(expires);
  const isEnding = useHasPassed(expires === null ? null : expires - noticeMs);
  const isLocked = useIdleLock(session);
  const [answered, setAnswered] = useState<{ expires: number | null; goesOn: boolean } | null>(null);
  const answer = answered?.expires === expires ? answered : null;
  const [question, setQuestion] = useState<PasswordQuestion>(null);
  useEffect(() => onPasswordQuestion(setQuestion), []);
  const reason = hasEnded ? 'ended' : isLocked ? 'idle' : null;

  const isCovered = reason !== null;
  useLayoutEffect(() => (isCovered ? coverScreen() : showScreen()), [isCovered]);

  const isTouched = useIsTouched();
  const isReading = useAppSelector(hasPendingReads);
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
            act={question?.act}
            onClose={question ? question.giveUp : () => setAnswered({ expires, goesOn: false })}
          />
        </Suspense>
      )}
    </>
  );
}

/** Idle in every tab. */
function useIdleLock(session: Session | null): boolean {
  const { expires, value } = session?.token ?? { expires: null, value: null };
  const store = useAppStore();
  const [lockedFor, setLockedFor] = useState(() => (expires !== null && isIdle() ? expires : null));
  useLayoutEffect(() => {
    if (expires === null) return;
    return watchIdleness(
      () => isAtWork(store.getState()),
      (isLocked) => setLockedFor(isLocked ? expires : null),
    );
    // A new session may have the same expiry.
  }, [expires, value, store]);
  return expires !== null && lockedFor === expires;
}

/** True after the first key or pointer press. */
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

const isPending = (call: { status: string } | undefined) => call?.status === 'pending';

const hasPendingReads = (state: RootState) => Object.values(state[api.reducerPath].queries).some(isPending);

/** A request is pending, or a file is being created. */
const isAtWork = (state: RootState) =>
  hasPendingReads(state) ||
  Object.values(state[api.reducerPath].mutations).some(isPending) ||
  toastStore.read().some(({ tone }) => tone === 'progress');
