import { describe, expect, it } from 'vitest';
import { askForConsent, takeConsent } from './consent';

const hour = 60 * 60_000;
const asking = (clientId = 7, now?: number) => new URL(askForConsent(clientId, now)).searchParams;
const answer = (state: string | null, more: Record<string, string> = { code: '4/abc' }) =>
  `?${new URLSearchParams({ ...more, ...(state !== null && { state }) })}`;

describe('asking the calendar provider for consent', () => {
  it('says what is asked, and where to answer', () => {
    const { state, ...query } = Object.fromEntries(asking());
    expect(query).toEqual({
      client_id: 'cliente-de-teste',
      redirect_uri: 'http://tribuna.test/integration-calendar/callback',
      response_type: 'code',
      access_type: 'offline',
      prompt: 'consent',
      scope: 'https://www.googleapis.com/auth/calendar',
    });
    expect(state).toMatch(/^[\w-]+$/);
    expect(JSON.parse(atob((state ?? '').replaceAll('-', '+').replaceAll('_', '/')))).toEqual({
      clientId: 7,
      nonce: expect.stringMatching(/^[\w-]{24}$/),
    });
    expect(asking().get('state')).not.toBe(state);
  });
});

describe('the answer', () => {
  it('is good once', () => {
    const search = answer(asking().get('state'));
    expect(takeConsent(search)).toEqual({ clientId: 7, code: '4/abc' });
    expect(takeConsent(search)).toBeNull();
  });

  it('to one of two questions leaves the other open', () => {
    const [first, second] = [asking(1).get('state'), asking(2).get('state')];
    expect(takeConsent(answer(second))?.clientId).toBe(2);
    expect(takeConsent(answer(first))?.clientId).toBe(1);
  });

  it('counts for an hour', () => {
    const search = answer(asking(7, 1000).get('state'));
    expect(takeConsent(search, 1000 + hour)).toBeNull();
  });

  const foreign = btoa(JSON.stringify({ clientId: 7, nonce: 'de outro navegador' })).replace(/=+$/, '');
  it.each([
    ['a refusal', () => answer(asking().get('state'), { error: 'access_denied' })],
    ['a refusal with a code', () => answer(asking().get('state'), { error: 'x', code: '4/abc' })],
    ['no code', () => answer(asking().get('state'), {})],
    ['an empty code', () => answer(asking().get('state'), { code: '' })],
    ['no office', () => answer(asking(0).get('state'))],
    ['no state', () => answer(null)],
    ['a state of another browser', () => answer(foreign)],
    ['a state that is none', () => answer('%%%')],
    ['nothing at all', () => ''],
  ])('is a failure with %s', (_, search) => {
    expect(takeConsent(search())).toBeNull();
  });

  it('is a failure where what was asked cannot be read', () => {
    const search = answer(asking().get('state'));
    localStorage.setItem('tribuna.agenda', '{"state":');
    expect(takeConsent(search)).toBeNull();
    localStorage.setItem('tribuna.agenda', '[null, 1, {"state": 2}]');
    expect(takeConsent(search)).toBeNull();
  });
});
