import Cookies from 'js-cookie';
import AES from 'crypto-js/aes';
import Utf8 from 'crypto-js/enc-utf8';
import { environment } from '@/config/environment';
import { isValid, readStoredSession, type Session } from './session';

/** The encrypted session, and the plain token that older pages of the product still read. */
const sessionCookie = 'tribuna_session';
const legacyTokenCookie = 'token';

/** Browsers drop a cookie above 4 kB; the picture's address is the one part that can be done without. */
const longestCookie = 3800;

const attributes = () => ({
  path: '/',
  sameSite: 'Strict' as const,
  secure: window.location.protocol === 'https:',
  ...(environment.cookieDomain ? { domain: environment.cookieDomain } : {}),
});

const encrypt = (session: Session) => AES.encrypt(JSON.stringify(session), environment.cookieKey).toString();

/** Keeps the session in both cookies until its token expires, for all subdomains of the cookie domain. */
export function storeSession(session: Session) {
  const expires = new Date(session.token.expires);
  let value = encrypt(session);
  if (value.length > longestCookie) value = encrypt({ ...session, user: { ...session.user, image: '' } });
  Cookies.set(sessionCookie, value, { ...attributes(), expires });
  Cookies.set(legacyTokenCookie, session.token.value, { ...attributes(), expires });
}

/** The session of the cookie; null when there is none, it has expired, or it cannot be decrypted or read. */
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

/** The session's cookie as it stands, to see whether it changed; '' without one. */
export const storedCookie = (): string => Cookies.get(sessionCookie) ?? '';

/** Removes both cookies. */
export function clearSession() {
  Cookies.remove(sessionCookie, attributes());
  Cookies.remove(legacyTokenCookie, attributes());
}
