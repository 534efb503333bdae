import { runInThisContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { wireOf, type EarlyCall } from '@/api/call';
import { environment } from '@/config/environment';
import { storageKey } from '@/records/list/pageSize';
import { beginnings, pageSizing } from '../../scripts/build/beginnings';
import { pageStartScript } from '../../scripts/build/pages';
import { screens } from '@/records/modules/screens';
import { licenceCallAt, publicPageAt } from './publicPages';

/* The HTML's inline script, run as built with the build's data. */

const script = pageStartScript();
const token = 'ficha-123';
const startHeight = window.innerHeight;
let sent: { url: string; headers: Record<string, string> }[] = [];

/** One file per screen, after those of every staff screen. */
const files = ['staff.js', ...beginnings.map(({ screen }) => `${screen}.js`)];
const given = {
  apiUrl: environment.apiUrl,
  ...pageSizing,
  files,
  shared: [0],
  pages: beginnings.map(({ path, screen, call, isPublic }) => [
    path,
    [files.indexOf(`${screen}.js`)],
    call ? [call.path, call.action] : null,
    isPublic,
  ]),
};

function write(data: string) {
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = 'beginnings';
  element.textContent = data;
  document.head.append(element);
}

const keepCookies = (names: readonly string[]) =>
  names.forEach((name) => (document.cookie = `${name}=${name === 'token' ? token : 'cifrada'}; path=/`));
const dropCookies = () =>
  ['tribuna_session', 'token'].forEach((name) => (document.cookie = `${name}=; path=/; max-age=0`));

const named = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map((link) =>
    link.getAttribute('href'),
  );

/** Opens a URL; the history state is that of a reload or a step back. */
function open(path: string, state: unknown = null) {
  window.history.replaceState(state, '', path);
  runInThisContext(script);
}

const filtered = (filters: object) => ({ usr: { list: { filters } } });

/** The request as the screen's own first call sends it. */
function asItself(call: EarlyCall | null | undefined, sentToken: string | null = token) {
  if (!call) throw new Error('This address begins with a call');
  const { path, headers } = wireOf(call, sentToken);
  return { url: environment.apiUrl + path, headers };
}
const moduleAt = (path: string) => screens.find((module) => module.path === path);
const firstCallOf = (path: string) => asItself(moduleAt(path)?.firstCall?.());

beforeEach(() => {
  sent = [];
  vi.stubGlobal(
    'fetch',
    vi.fn((url: string, { headers }: { headers: Record<string, string> }) => {
      sent.push({ url, headers });
      return Promise.reject(new TypeError('Failed to fetch'));
    }),
  );
  keepCookies(['tribuna_session', 'token']);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  window.innerHeight = startHeight;
  window.history.replaceState(null, '', '/');
  dropCookies();
  document.head.querySelectorAll('link[rel=modulepreload], #beginnings').forEach((added) => added.remove());
  globalThis.begunRequest = undefined;
  globalThis.givenFragment = undefined;
  globalThis.onhashchange = null;
});

describe('with the data of the build', () => {
  beforeEach(() => write(JSON.stringify(given)));

  it.each(screens.map(({ path }) => path))('%s begins with the code and the call of its screen', (path) => {
    open(path.replace(':id', '7'));
    const module = moduleAt(path);
    expect(sent).toEqual(module?.firstCall ? [asItself(module.firstCall())] : []);
    expect(named()).toHaveLength(2);
    expect(named()[0]).toBe('/assets/staff.js');
    // The import in the module table.
    expect(String(module?.load)).toContain(named()[1]?.replace(/^\/assets\/(.*)\.js$/, '$1'));
  });

  it.each(['/appointment/K7x-9_a', '/invoice/open/ab12', '/invoice/use-license/ab12'])(
    '%s begins with its call, without the token or the staff’s code',
    (path) => {
      open(path);
      expect(named()).toHaveLength(1);
      expect(named()).not.toContain('/assets/staff.js');
      expect(sent).toEqual([asItself(publicPageAt(path)?.firstCall ?? licenceCallAt(path), null)]);
    },
  );

  it('takes a caller’s number and an office’s settings out of the address, and nothing else', () => {
    for (const fragment of ['#ligacao=19981110001', '#ajustes=eyJ9', '#conteudo']) {
      globalThis.givenFragment = undefined;
      open(`/voters/list?page=2${fragment}`);
      const isGiven = fragment !== '#conteudo';
      expect(globalThis.givenFragment).toBe(isGiven ? fragment.slice(1) : undefined);
      expect(window.location.hash).toBe(isGiven ? '' : fragment);
      expect(window.location.search).toBe('?page=2');
    }
    window.history.replaceState(null, '', '/auth/login#ligacao=1932350001');
    globalThis.onhashchange?.call(window, new HashChangeEvent('hashchange'));
    expect(window.location.href).toMatch(/\/auth\/login$/);
    expect(globalThis.givenFragment).toBe('ligacao=1932350001');
  });

  it('leaves the request to the entry, with what tells whose it is', () => {
    open('/voters/list/');
    expect(globalThis.begunRequest).toMatchObject({ url: sent[0]?.url, token });
  });

  it.each(['25', '50', '7', ''])('asks for the page size kept in the browser (%j)', (kept) => {
    localStorage.setItem(storageKey, kept);
    open('/voters/list');
    expect(sent).toEqual([firstCallOf('/voters/list')]);
    expect(sent[0]?.url).toContain(`limit=${kept === '25' || kept === '50' ? kept : 10}&`);
  });

  it('asks for more rows where the window is tall', () => {
    window.innerHeight = 1400;
    open('/voters/list');
    expect(sent).toEqual([firstCallOf('/voters/list')]);
    expect(sent[0]?.url).toContain('limit=25&');
  });

  it('asks from the day on which the page is opened', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2027, 0, 4, 23, 30) });
    open('/appointments/list');
    expect(sent).toEqual([firstCallOf('/appointments/list')]);
    expect(sent[0]?.url).toContain('startDate=2027-01-04');
  });

  it.each([
    ['the address filters', '/voters/list?name=maria', null],
    ['the address says the page', '/voters/list?page=2', null],
    ['the way back filters', '/voters/list', filtered({ name: 'Maria' })],
  ])('names the code but asks nothing where %s', (_, path, state) => {
    open(path, state);
    expect(sent).toEqual([]);
    expect(named()).toHaveLength(2);
  });

  it('asks where the history entry has no filters', () => {
    open('/voters/list', filtered({}));
    expect(sent).toEqual([firstCallOf('/voters/list')]);
  });

  it.each(['/voters/nenhuma/tela', '/voters', '/', '/auth/login', '/appointment/a%20b'])(
    'does nothing at %s',
    (path) => {
      open(path);
      expect(sent).toEqual([]);
      expect(named()).toEqual([]);
    },
  );

  it.each([[[]], [['token']], [['tribuna_session']]])(
    'does nothing for the staff with the cookies %j',
    (kept) => {
      dropCookies();
      keepCookies(kept);
      open('/voters/list');
      expect(sent).toEqual([]);
      expect(named()).toEqual([]);
      expect(globalThis.begunRequest).toBeUndefined();
    },
  );

  it('throws nothing in a browser without fetch, which still is named the code', () => {
    vi.stubGlobal('fetch', undefined);
    open('/voters/list');
    expect(named()).toHaveLength(2);
    expect(globalThis.begunRequest).toBeUndefined();
  });

  it('throws nothing where storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('Access denied', 'SecurityError');
    });
    open('/voters/list');
    expect(sent).toEqual([]);
  });
});

it.each([
  ['without data', null],
  ['with data cut short', '{"pages":'],
  ['with data of another build', '{"pages":null}'],
])('throws nothing %s', (_, data) => {
  if (data !== null) write(data);
  open('/voters/list');
  expect(sent).toEqual([]);
});
