import { connectSession } from '@/api/client';
import { isValid, type Session } from './session';
import { clearSession, loadSession, storeSession, storedCookie } from './sessionCookie';
import { keptDoubts } from './keptDoubts';
import { forgetPassword, notePassword } from './sessionClock';

/*
 * The session of this tab: one value, read from the cookie at start-up, and the word to other tabs that it ended.
 * Redux and React read it through useSession; the transport through connectSession.
 */

type Listener = () => void;

let current: Session | null = loadSession();
const listeners = new Set<Listener>();
const otherTabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('tribuna-session');

function change(session: Session | null) {
  current = session;
  listeners.forEach((listener) => listener());
}

/** The session as stored in this tab, valid or just expired; null when signed out. */
export const currentSession = () => current;

/** The session if its token still holds. */
export function validSession(): Session | null {
  return isValid(current) ? current : null;
}

/** Tells of every change of the session; returns how to stop listening. */
export function onSessionChange(listener: Listener) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The password was typed: both cookies are set and everything that shows the session follows. */
export function beginSession(session: Session) {
  // Before the cookies: a tab that sees them finds the screen in use.
  notePassword();
  if (current?.user.id !== session.user.id) keptDoubts.keep('');
  storeSession(session);
  change(session);
  otherTabs?.postMessage('begun');
}

/** Who is signed in changed their own name or rights: everything that shows the session follows, here and in other tabs. */
export function updateSession(session: Session) {
  storeSession(session);
  change(session);
  otherTabs?.postMessage('updated');
}

/** Signing out: both cookies are removed and the other tabs sign out too. Ending it twice does nothing more. */
export function endSession() {
  clearSession();
  forgetPassword();
  keptDoubts.keep('');
  if (!current) return;
  change(null);
  otherTabs?.postMessage('ended');
}

/** Milliseconds by which the cookie, dated in whole seconds, may go before the token does. */
const cookieLead = 1000;

/**
 * Reads the cookie again, for a tab that starts or comes back to the front. A session that merely expired stays:
 * its screen is covered, not thrown away with what was typed on it.
 */
export function refreshSession() {
  const stored = loadSession();
  const hasExpired = stored === null && current !== null && current.token.expires - cookieLead <= Date.now();
  if (!hasExpired && JSON.stringify(stored) !== JSON.stringify(current)) change(stored);
}

let seenCookie = storedCookie();

/** `refreshSession`, if the cookie changed since it was asked last: cheap enough to be asked every few seconds. */
export function followCookie() {
  const cookie = storedCookie();
  if (cookie === seenCookie) return;
  seenCookie = cookie;
  refreshSession();
}

/** Milliseconds after which a cookie another tab wrote is seen here too: browsers tell the tabs sooner than the cookies. */
const cookieDelay = 300;

function followOtherTab(news: unknown) {
  refreshSession();
  // The cookie may still be there for a moment; the word of the tab that removed it counts.
  if (news === 'ended' && isValid(current) && loadSession()?.token.value === current?.token.value)
    change(null);
  if (news === 'begun' || news === 'updated') setTimeout(refreshSession, cookieDelay);
}

if (otherTabs) otherTabs.onmessage = ({ data }) => followOtherTab(data);

/**
 * Connects the transport to the session.
 * @param onForbidden what to do when a call of a signed-in person is answered with 401 or 403; called once per session,
 *   however many calls fail.
 */
export function connectTransport(onForbidden: () => void) {
  let reportedToken: string | null | undefined;
  connectSession({
    readToken: () => current?.token.value ?? null,
    onForbidden: (refused) => {
      // An answer of before the session was taken up again says nothing of this one.
      if (refused !== (current?.token.value ?? null)) return;
      // A session that expired under an open screen is covered and taken up again in place: nothing typed is lost.
      if (current && !isValid(current)) return;
      if (refused === reportedToken) return;
      reportedToken = refused;
      onForbidden();
    },
  });
}
