import { describe, expect, it } from 'vitest';
import { calendarProvider } from './calendarProvider';

const origin = 'http://127.0.0.1:4173';
const asked = {
  client_id: 'demonstracao',
  redirect_uri: `${origin}/integration-calendar/callback`,
  response_type: 'code',
  access_type: 'offline',
  prompt: 'consent',
  scope: 'https://www.googleapis.com/auth/calendar',
  state: 'a"b',
};
const ask = (changes: object = {}) => calendarProvider(origin, new URLSearchParams({ ...asked, ...changes }));

/** Targets of the page's links. */
const links = (html: string) =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) =>
    href.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code))),
  );

describe('the calendar provider of the demonstration', () => {
  it('leads back with a code, with one of an empty account, or with a refusal, and the state as it came', async () => {
    const response = ask();
    expect([response.status, response.headers.get('content-security-policy')]).toEqual([
      200,
      expect.stringMatching(/default-src 'none'; style-src 'sha256-/),
    ]);
    const found = links(await response.text()).map((href) => new URL(href, origin));
    expect(found.map(({ pathname }) => pathname)).toEqual(Array(3).fill('/integration-calendar/callback'));
    expect(found.map(({ searchParams }) => searchParams.get('state'))).toEqual(Array(3).fill('a"b'));
    const [account, empty, refusal] = found.map(({ searchParams }) => Object.fromEntries(searchParams));
    expect(account?.code).toMatch(/^4\/[\w-]{16}$/);
    expect(empty?.code).toMatch(/^4\/sem-agendas-/);
    expect(refusal).toEqual({ error: 'access_denied', state: 'a"b' });
  });

  it.each([
    { client_id: 'outro' },
    { redirect_uri: 'https://outro.example/integration-calendar/callback' },
    { redirect_uri: `${origin}/dashboard` },
    { response_type: 'token' },
    { access_type: 'online' },
    { prompt: 'none' },
    { scope: '<script>' },
    { state: '' },
  ])('refuses %o', async (changes) => {
    const response = ask(changes);
    expect(response.status).toBe(400);
    const html = await response.text();
    expect(links(html)).toEqual([]);
    expect(html).not.toContain('<script');
  });
});
