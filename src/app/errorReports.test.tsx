import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallFacts } from '@/api/findings';
import { tellCaughtError, tellTrouble } from '@/api/troubles';
import { appVersion } from '@/config/version';
import { expectLinear } from '@tests/growth';
import { startErrorReports } from './errorReports';

const address = 'https://erros.tribuna.test/avisos';
let stop: () => void = () => undefined;
const send = vi.fn((_: string | URL, body?: BodyInit | null) => typeof body === 'string');

beforeEach(() => {
  send.mockClear();
  Object.defineProperty(navigator, 'sendBeacon', { value: send, configurable: true });
  stop = startErrorReports(address);
});
afterEach(() => {
  stop();
  Reflect.deleteProperty(navigator, 'sendBeacon');
});

const reports = () => send.mock.calls.map(([, body]) => JSON.parse(String(body)) as Record<string, unknown>);

const call: CallFacts = {
  at: '2026-11-20T09:00:00.000Z',
  script: 'task.php',
  action: '',
  method: 'GET',
  status: 200,
  took: 12,
};
const problemAt = (path: string) => ({ path, expected: 'data', found: 'objeto' });

it('tells of an answer that could not be read: the call, the places and the kinds, and this build', () => {
  tellTrouble({ kind: 'partial', call, problems: [problemAt('data[3].taskDate')] });
  expect(send.mock.calls[0]?.[0]).toBe(address);
  expect(reports()).toMatchObject([
    {
      kind: 'reply',
      outcome: 'partial',
      version: appVersion,
      call,
      problems: [problemAt('data[3].taskDate')],
    },
  ]);
});

it('tells each kind once, whichever row it was, and at most twenty', () => {
  tellTrouble({ kind: 'partial', call, problems: [problemAt('data[3].taskDate')] });
  tellTrouble({ kind: 'partial', call: { ...call, took: 90 }, problems: [problemAt('data[7].taskDate')] });
  expect(reports()).toHaveLength(1);
  for (let index = 0; index < 40; index++)
    tellTrouble({ kind: 'partial', call, problems: [problemAt(`field${index}`)] });
  expect(reports()).toHaveLength(20);
});

describe('an error that nobody caught', () => {
  const secret = 'Maria da Silva 123.456.789-09';
  const thrown = () => {
    const error = new TypeError(`Unexpected "${secret}"`);
    error.stack = `TypeError: Unexpected "${secret}"\n    at read (https://app.test/assets/list-ab12.js?q=Maria:10:5)\n    at https://app.test/assets/entry-9f.js:1:77`;
    return error;
  };
  const reported = { name: 'TypeError', stack: ['list-ab12.js:10:5', 'entry-9f.js:1:77'] };

  it('is told by its name and its places, without what it says', () => {
    window.dispatchEvent(new ErrorEvent('error', { error: thrown() }));
    tellCaughtError(new RangeError(secret));
    const rejection = Object.assign(new Event('unhandledrejection'), { reason: thrown() });
    window.dispatchEvent(rejection);
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: secret }));
    expect(reports()).toMatchObject([
      { kind: 'error', ...reported },
      { kind: 'error', name: 'RangeError' },
      { kind: 'rejection', ...reported },
      { kind: 'rejection', name: 'string', stack: [] },
    ]);
    // Digits alone might be part of a time.
    expect(JSON.stringify(send.mock.calls)).not.toMatch(/Maria|Silva|123\.456/);
  });

  it('that came before is told, too', () => {
    stop();
    stop = startErrorReports(address, [thrown()]);
    expect(reports()).toMatchObject([{ kind: 'error', ...reported }]);
  });
});

it('tells of a violation of the content policy what it was, without addresses in full', () => {
  document.dispatchEvent(
    Object.assign(new Event('securitypolicyviolation'), {
      effectiveDirective: 'img-src',
      blockedURI: 'https://outro.test/foto.png?nome=Maria',
      sourceFile: 'https://app.test/assets/entry-9f.js?x=1',
      lineNumber: 3,
      columnNumber: 4,
    }),
  );
  expect(reports()).toMatchObject([
    { kind: 'policy', directive: 'img-src', blocked: 'https://outro.test', source: 'entry-9f.js:3:4' },
  ]);
});

it('sends nothing once it has ended', () => {
  stop();
  tellTrouble({ kind: 'unreadable', call, problems: [] });
  tellCaughtError(new TypeError('x'));
  expect(send).not.toHaveBeenCalled();
});

it.each<[string, (times: number) => string]>([
  ['slashes', (times) => `${'/a'.repeat(times)}!`],
  ['names of files', (times) => `${'/a.js'.repeat(times)}!`],
  ['queries', (times) => '/a.js?a'.repeat(times)],
  ['dots', (times) => `/${'a.'.repeat(times)}!`],
])('takes as long as a text of %s is', (_, textOf) => {
  // After the maximum number of reports nothing is sent, yet the input is still scanned.
  expectLinear(
    (text) => {
      window.dispatchEvent(
        new ErrorEvent('error', { error: Object.assign(new Error('a'), { stack: text }) }),
      );
      const violation = { effectiveDirective: 'img-src', blockedURI: 'inline', sourceFile: text };
      document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), violation));
    },
    textOf,
    40_000,
  );
});
