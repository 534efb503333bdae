import Cookies from 'js-cookie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectSession } from '@/api/client';
import { decideAccess } from './access';
import {
  beginSession,
  connectTransport,
  currentSession,
  endSession,
  followCookie,
  onSessionChange,
  updateSession,
} from './currentSession';
import { can, meets } from './rules';
import { isValid, readSessionReply, type Session } from './session';
import { clearSession, loadSession, storeSession } from './sessionCookie';

vi.mock('@/api/client', () => ({ connectSession: vi.fn() }));

const hour = 3_600_000;

const session = (changes: Partial<Session> = {}): Session => ({
  user: { id: 7, name: 'Ana Souza', email: 'ana@tribuna.test', image: '', profileId: 2, clientId: 1 },
  token: { value: 'ficha-123', expires: Date.now() + hour },
  rules: ['create_call'],
  client: { isTrial: false, shortIdentifier: 'ana' },
  ...changes,
});

const expired = () => session({ token: { value: 'ficha-velha', expires: Date.now() - 1 } });

beforeEach(() => endSession());
afterEach(() => clearSession());

describe('the reply of a sign-in', () => {
  const reply = (token: unknown, others: object = {}) => ({
    user: { id: '7', name: 'Ana', email: 'ana@tribuna.test', image: null, profileId: '2', clientId: '1' },
    token: { value: 'ficha', expires: token },
    rules: ['create_call'],
    client: { trl: '1', shortIdentifier: null },
    ...others,
  });

  it.each([
    ['an ISO date-time', '2026-11-20T12:00:00.000Z', Date.UTC(2026, 10, 20, 12)],
    ['a Unix time in seconds', 1_795_176_000, 1_795_176_000_000],
    ['the same as text', '1795176000', 1_795_176_000_000],
    ['local date and time', '2026-11-20 09:00:00', new Date(2026, 10, 20, 9).getTime()],
  ])('says when the token expires as %s', (_, sent, expires) => {
    expect(readSessionReply(reply(sent)).token.expires).toBe(expires);
  });

  it('is read with the tolerances of PHP', () => {
    const read = readSessionReply(reply('2026-11-20T12:00:00Z'));
    expect(read.user).toEqual({
      id: 7,
      name: 'Ana',
      email: 'ana@tribuna.test',
      image: '',
      profileId: 2,
      clientId: 1,
    });
    expect(read.client).toEqual({ isTrial: true, shortIdentifier: null });
  });

  it('without rules or client is a session without rights, not in trial', () => {
    const read = readSessionReply(reply(1_795_176_000, { rules: null, client: undefined }));
    expect(read.rules).toEqual([]);
    expect(read.client.isTrial).toBe(false);
  });

  it.each([['amanhã'], [null], ['']])('with %j as expiry is refused', (sent) => {
    expect(() => readSessionReply(reply(sent))).toThrow();
  });
});

describe('the session cookie', () => {
  it('gives back what was stored, encrypted, beside the plain token', () => {
    const stored = session();
    storeSession(stored);
    expect(loadSession()).toEqual(stored);
    expect(document.cookie).not.toContain('Ana');
    expect(Cookies.get('token')).toBe('ficha-123');
  });

  it('is cleared together with the plain token', () => {
    storeSession(session());
    clearSession();
    expect(document.cookie).toBe('');
  });

  it.each([
    ['tampered', (value: string) => `${value.slice(0, 40)}AAAA${value.slice(44)}`],
    ['cut short', (value: string) => value.slice(0, -20)],
    ['not encrypted', () => JSON.stringify(session())],
    ['garbage', () => '%%%'],
  ])('that is %s is simply no session', (_, damage) => {
    storeSession(session());
    Cookies.set('tribuna_session', damage(Cookies.get('tribuna_session') ?? ''));
    expect(loadSession()).toBeNull();
  });

  it('that has expired is no session', () => {
    storeSession(session());
    vi.setSystemTime(Date.now() + 2 * hour);
    expect(loadSession()).toBeNull();
    vi.useRealTimers();
  });

  it('fits into a cookie even with a picture that would not', () => {
    storeSession(session({ user: { ...session().user, image: 'x'.repeat(5000) } }));
    expect(loadSession()?.user).toMatchObject({ id: 7, image: '' });
  });
});

describe('rights', () => {
  it('come from the rules for the basic profile', () => {
    expect(can(session(), 'create_call')).toBe(true);
    expect(can(session(), 'delete_call')).toBe(false);
  });

  it('are all given to profile 1', () => {
    const administrator = session({ user: { ...session().user, profileId: 1 }, rules: [] });
    expect(can(administrator, 'delete_call')).toBe(true);
    expect(meets(administrator, { administrator: true })).toBe(true);
    expect(meets(session(), { administrator: true })).toBe(false);
  });
});

describe('the guard', () => {
  it('sends to sign in without a session, or with one that has expired', () => {
    expect(decideAccess(null)).toBe('signIn');
    expect(decideAccess(expired())).toBe('signIn');
  });

  it('forbids what the session may not do', () => {
    expect(decideAccess(session(), { rule: 'delete_call' })).toBe('forbidden');
    expect(decideAccess(session(), { rule: 'create_call' })).toBe('allowed');
    expect(decideAccess(session())).toBe('allowed');
  });
});

describe('the session of this tab', () => {
  it('tells of its beginning and its end, and ends once', () => {
    const listener = vi.fn();
    const stop = onSessionChange(listener);
    const begun = session();
    beginSession(begun);
    expect(currentSession()).toEqual(begun);
    endSession();
    endSession();
    stop();
    expect(currentSession()).toBeNull();
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['removed its cookie', clearSession],
    ['says so before the removal of its cookie is seen here', () => undefined],
  ])('ends when another tab that signs out %s', async (_, leaveCookie) => {
    beginSession(session());
    leaveCookie();
    const ended = new Promise<void>((resolve) => {
      const stop = onSessionChange(() => {
        stop();
        resolve();
      });
    });
    const otherTab = new BroadcastChannel('tribuna-session');
    otherTab.postMessage('ended');
    await ended;
    otherTab.close();
    expect(currentSession()).toBeNull();
  });

  it('ends when its cookie is gone without a word', () => {
    beginSession(session());
    followCookie();
    expect(currentSession()).not.toBeNull();
    clearSession();
    followCookie();
    expect(currentSession()).toBeNull();
  });

  it('is not thrown out when its cookie, dated in whole seconds, goes before the token does', () => {
    beginSession(session({ token: { value: 'ficha-123', expires: Date.now() + 900 } }));
    followCookie();
    clearSession();
    followCookie();
    expect(currentSession()).not.toBeNull();
  });

  it('has the rights that its person changed, in this tab and in one that reads the cookie', () => {
    beginSession(session());
    updateSession(session({ rules: ['edit_call'] }));
    expect([currentSession()?.rules, loadSession()?.rules]).toEqual([['edit_call'], ['edit_call']]);
    const told = vi.fn();
    const stop = onSessionChange(told);
    followCookie();
    expect(told).not.toHaveBeenCalled();
    // What another tab does.
    storeSession(session({ rules: [] }));
    followCookie();
    stop();
    expect(told).toHaveBeenCalledOnce();
    expect(currentSession()?.rules).toEqual([]);
  });

  it('signs out once, however many of its calls are forbidden', () => {
    const onForbidden = vi.fn();
    connectTransport(onForbidden);
    const hooks = vi.mocked(connectSession).mock.lastCall?.[0];
    beginSession(session());
    hooks?.onForbidden('ficha-antiga');
    expect(onForbidden).not.toHaveBeenCalled();
    hooks?.onForbidden('ficha-123');
    hooks?.onForbidden('ficha-123');
    expect(onForbidden).toHaveBeenCalledTimes(1);
    expect(hooks?.readToken()).toBe('ficha-123');
    endSession();
    expect(hooks?.readToken()).toBeNull();
  });

  it('that expired under an open screen is not signed out by a 403: the screen is covered instead', () => {
    const onForbidden = vi.fn();
    connectTransport(onForbidden);
    beginSession(expired());
    vi.mocked(connectSession).mock.lastCall?.[0].onForbidden(expired().token.value);
    expect(onForbidden).not.toHaveBeenCalled();
  });

  it('is valid until its token expires', () => {
    expect(isValid(session())).toBe(true);
    expect(isValid(expired())).toBe(false);
    expect(isValid(null)).toBe(false);
  });
});
