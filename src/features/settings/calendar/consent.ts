import { environment } from '@/config/environment';
import { persistedPreference } from '@/ui/persistedPreference';

/*
 * OAuth consent and the check that its response was requested by this browser. The response arrives in
 * another window, so requests are kept where all windows can read them.
 */

/** Redirect path, also in the router. */
export const callbackPath = '/integration-calendar/callback';

export const isCalendarAvailable =
  environment.calendarClientId !== '' && environment.calendarConsentUrl !== '';

/** Pending requests: no personal data, and only until they expire. */
const asked = persistedPreference('tribuna.agenda');
const consentTimeoutMs = 60 * 60_000;

interface Asked {
  state: string;
  until: number;
}

const isAsked = (entry: unknown): entry is Asked =>
  typeof (entry as Partial<Asked> | null)?.state === 'string' &&
  typeof (entry as Partial<Asked>).until === 'number';

function stillAsked(now: number): Asked[] {
  try {
    const entries: unknown = JSON.parse(asked.read() || '[]');
    return Array.isArray(entries) ? entries.filter(isAsked).filter(({ until }) => until > now) : [];
  } catch {
    return [];
  }
}

const base64url = (text: string) => btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

const nonce = () => base64url(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(18))));

/**
 * Consent URL. Its `state` holds the office and a nonce, valid for one response within the hour. `now` is for
 * tests.
 */
export function askForConsent(clientId: number, now = Date.now()): string {
  const state = base64url(JSON.stringify({ clientId, nonce: nonce() }));
  asked.keep(JSON.stringify([...stillAsked(now), { state, until: now + consentTimeoutMs }]));
  const address = new URL(environment.calendarConsentUrl, window.location.origin);
  const query = {
    client_id: environment.calendarClientId,
    redirect_uri: window.location.origin + callbackPath,
    response_type: 'code',
    access_type: 'offline',
    prompt: 'consent',
    scope: 'https://www.googleapis.com/auth/calendar',
    state,
  };
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  return address.href;
}

export interface Consent {
  clientId: number;
  code: string;
}

/** Reads a response and uses up its state; null if refused or not requested here. */
export function takeConsent(search: string, now = Date.now()): Consent | null {
  const query = new URLSearchParams(search);
  const state = query.get('state');
  const code = query.get('code');
  const entries = stillAsked(now);
  const isOurs = entries.some((entry) => entry.state === state);
  if (!isOurs || state === null) return null;
  asked.keep(JSON.stringify(entries.filter((entry) => entry.state !== state)));
  const clientId = clientIn(state);
  return query.has('error') || !code || clientId === null ? null : { clientId, code };
}

function clientIn(state: string): number | null {
  try {
    const { clientId } = JSON.parse(atob(state.replaceAll('-', '+').replaceAll('_', '/'))) as {
      clientId?: unknown;
    };
    return typeof clientId === 'number' && clientId > 0 ? clientId : null;
  } catch {
    return null;
  }
}

const otherWindows = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('tribuna-agenda');

export const tellConsent = (isGiven: boolean) => otherWindows?.postMessage(isGiven);

/** Subscribes to results from any window; returns the unsubscribe function. */
export function onConsent(listener: (isGiven: boolean) => void) {
  const onMessage = ({ data }: MessageEvent<unknown>) => listener(data === true);
  otherWindows?.addEventListener('message', onMessage);
  return () => otherWindows?.removeEventListener('message', onMessage);
}
