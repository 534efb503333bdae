import { createObservable } from '@/api/observable';
import { connectSession } from '@/api/client';
import { isValid, type Session } from './session';
import { clearSession, loadSession, storeSession, storedCookie } from './sessionCookie';
import { forgetPassword, notePassword } from './sessionClock';

/* This tab's session, synced between tabs; read via useSession and connectSession. */

const current = createObservable(loadSession());
const otherTabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('tribuna-session');

/** The session, valid or expired; null when signed out. */
export const currentSession = current.read;

/** The session, unless its token expired. */
export function validSession(): Session | null {
  const session = current.read();
  return isValid(session) ? session : null;
}

/** Subscribes to session changes; returns the unsubscribe. */
export const onSessionChange = current.subscribe;

/** Starts a session after the password was typed, in all tabs. */
export function beginSession(session: Session) {
  // Before the cookies: tabs that see them must find recent activity.
  notePassword();
  storeSession(session);
  current.change(session);
  otherTabs?.postMessage('begun');
}

/** Updates the user's own name or rights, in all tabs. */
export function updateSession(session: Session) {
  storeSession(session);
  current.change(session);
  otherTabs?.postMessage('updated');
}

/** Signs out in all tabs; idempotent. */
export function endSession() {
  clearSession();
  forgetPassword();
  if (!current.read()) return;
  current.change(null);
  otherTabs?.postMessage('ended');
}

/** The cookie's expiry has whole seconds and may precede the token's. */
const cookieLeadMs = 1000;

/** Rereads the cookie. An expired session stays: its screen is covered, keeping its input. */
export function refreshSession() {
  const stored = loadSession();
  const now = current.read();
  const hasExpired = stored === null && now !== null && now.token.expires - cookieLeadMs <= Date.now();
  if (!hasExpired && JSON.stringify(stored) !== JSON.stringify(now)) current.change(stored);
}

let seenCookie = storedCookie();

/** `refreshSession` if the cookie changed; cheap enough to poll. */
export function followCookie() {
  const cookie = storedCookie();
  if (cookie === seenCookie) return;
  seenCookie = cookie;
  refreshSession();
}

/** Ms: browsers deliver tab messages before cookies. */
const cookieDelayMs = 300;

function followOtherTab(news: unknown) {
  refreshSession();
  // The cookie may lag behind: trust the message.
  const now = current.read();
  if (news === 'ended' && isValid(now) && loadSession()?.token.value === now?.token.value)
    current.change(null);
  if (news === 'begun' || news === 'updated') setTimeout(refreshSession, cookieDelayMs);
}

if (otherTabs) otherTabs.onmessage = ({ data }) => followOtherTab(data);

const openWork = new Set<object>();

/**
 * Until the result is called, a 401 or 403 covers the screen to sign in again, as an expired token does, instead
 * of leading to sign-out: for work that would be lost with its screen.
 */
export function keepThroughRefusal(): () => void {
  const work = {};
  openWork.add(work);
  return () => void openWork.delete(work);
}

/** Connects the transport to the session; `onForbidden` runs once per session on a 401 or 403. */
export function connectTransport(onForbidden: () => void) {
  const readToken = () => current.read()?.token.value ?? null;
  let reportedToken: string | null | undefined;
  connectSession({
    readToken,
    onForbidden: (refused) => {
      // A stale response says nothing of this session.
      if (refused !== readToken()) return;
      // An expired session is renewed in place, keeping the screen's input.
      const now = current.read();
      if (now && !isValid(now)) return;
      if (refused === reportedToken) return;
      reportedToken = refused;
      if (now && openWork.size > 0) {
        clearSession();
        current.change({ ...now, token: { ...now.token, expires: Date.now() } });
      } else onForbidden();
    },
  });
}
