import Cookies from 'js-cookie';
import AES from 'crypto-js/aes';
import Utf8 from 'crypto-js/enc-utf8';
import { environment } from '@/config/environment';
import { isValid, readStoredSession, type Session } from './session';

/** Encrypted; and the plain token legacy pages read. */
const sessionCookie = 'tribuna_session';
const legacyTokenCookie = 'token';

/** Bytes; browsers drop cookies above 4 kB. The picture's URL is expendable. */
const longestCookie = 3800;

const attributes = () => ({
  path: '/',
  sameSite: 'Strict' as const,
  secure: window.location.protocol === 'https:',
  ...(environment.cookieDomain ? { domain: environment.cookieDomain } : {}),
});

const encrypt = (session: Session) => AES.encrypt(JSON.stringify(session), environment.cookieKey).toString();

/** Stores the session in both cookies until its token expires, for all subdomains of the cookie domain. */
export function storeSession(session: Session) {
  const expires = new Date(session.token.expires);
  let value = encrypt(session);
  if (value.length > longestCookie) value = encrypt({ ...session, user: { ...session.user, image: '' } });
  Cookies.set(sessionCookie, value, { ...attributes(), expires });
  Cookies.set(legacyTokenCookie, session.token.value, { ...attributes(), expires });
}

/** The cookie's session; null if none, expired or unreadable. */
export function loadSession(): Session | null {
  const value = Cookies.get(sessionCookie);
  if (!value) return null;
  try {
    const session = readStoredSession(JSON.parse(AES.decrypt(value, environment.cookieKey).toString(Utf8)));
    return isValid(session) ? session : null;
  } catch {
    return null;
  }
}

/** The raw cookie, to detect changes; '' without one. */
export const storedCookie = (): string => Cookies.get(sessionCookie) ?? '';

/** Removes both cookies. */
export function clearSession() {
  Cookies.remove(sessionCookie, attributes());
  Cookies.remove(legacyTokenCookie, attributes());
}
