import { environment } from '@/config/environment';
import { remembered } from '@/ui/remembered';

/*
 * The consent of the calendar provider: how it is asked for, and how its answer is known to be one that this browser
 * asked for. The answer comes to a window of its own, so what was asked is kept where all windows of this browser see it.
 */

/** Where the provider leads back to; the router has this path. */
export const callbackPath = '/integration-calendar/callback';

/** Whether this installation has a provider. */
export const isCalendarAvailable =
  environment.calendarClientId !== '' && environment.calendarConsentUrl !== '';

/** What was asked and not yet answered: nothing personal, and only for as long as somebody may take to choose an account. */
const asked = remembered('tribuna.agenda');
const patience = 60 * 60_000;

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

const base64url = (text: string) => btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');

const nonce = () => base64url(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(18))));

/**
 * The address that asks for consent. Its `state` carries the office and a nonce of this browser, and is good for one
 * answer within the hour. `now` is for tests.
 */
export function askForConsent(clientId: number, now = Date.now()): string {
  const state = base64url(JSON.stringify({ clientId, nonce: nonce() }));
  asked.keep(JSON.stringify([...stillAsked(now), { state, until: now + patience }]));
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

/** What the provider answered: the office and its code, for the API; null for a refusal, and for what nobody asked. */
export interface Consent {
  clientId: number;
  code: string;
}

/** Reads the answer in an address, which is then used up: a state that comes back once more is nobody's. */
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

/** The window of the answer tells the one that asked. */
const otherWindows = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('tribuna-agenda');

export const tellConsent = (isGiven: boolean) => otherWindows?.postMessage(isGiven);

/** Hears whether consent was given, in whatever window; gives how to stop. */
export function onConsent(listener: (isGiven: boolean) => void) {
  const hear = ({ data }: MessageEvent<unknown>) => listener(data === true);
  otherWindows?.addEventListener('message', hear);
  return () => otherWindows?.removeEventListener('message', hear);
}
