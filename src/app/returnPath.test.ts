import { describe, expect, it } from 'vitest';
import { signInPath } from '@/session/access';
import { screens } from '@/records/modules/screens';
import { sectionHomes } from './sections';
import { pathAfterSignIn } from './returnPath';

const after = (asked: string) => pathAfterSignIn(`?voltar=${encodeURIComponent(asked)}`);

/** Other spellings of the same path. */
const spellings: ((path: string) => string)[] = [
  (path) => path,
  (path) => path.toUpperCase(),
  (path) => encodeURIComponent(path),
  (path) => encodeURIComponent(encodeURIComponent(path)),
  (path) => path.replace(/[a-z]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  (path) => path.replace(/[a-z]/g, (letter) => `%25${letter.charCodeAt(0).toString(16)}`),
  (path) => `/.${path}`,
  (path) => `/%2e${path}`,
  (path) => `/x/..${path}`,
  (path) => `/x/%2e%2e${path}`,
  (path) => `/x/%252E%252e${path}`,
  (path) => `/voters/edit/7%2f..%2f..%2f..${path}`,
  (path) => `/${path}`,
  (path) => `/\\evil.example${path}`,
  (path) => `/\t${path}`,
  (path) => `${path}/`,
  (path) => `/dashboard/..${path}?x=1#y`,
];

describe('where signing in leads', () => {
  it('comes back to the page asked for', () => {
    const path = signInPath('/appointments/list?x=1%2F2');
    expect(pathAfterSignIn(path.slice(path.indexOf('?')))).toBe('/appointments/list?x=1%2F2');
  });

  it.each([
    ...screens.map(({ path }) => path.replace(':id', '7')),
    ...sectionHomes.map(({ section }) => section),
  ])('is %s, where that was asked for', (path) => expect(after(path)).toBe(path));

  it('is a screen of the table, whatever letters it is written in', () => {
    expect(after('/%76oters/./x/../list?page=2')).toBe('/voters/list?page=2');
    expect(after('/Voters/List').toLowerCase()).toBe('/voters/list');
    expect(after('/voters/list/')).toBe('/voters/list/');
  });

  it.each(
    ['/auth/logout', '/auth/login', '/auth/reset-password/x', '/nada'].flatMap((path) =>
      spellings.map((spell) => [spell(path)]),
    ),
  )('is never %j', (asked) => expect(after(asked)).toBe('/dashboard'));

  it.each([
    ['//evil.example'],
    ['//evil.example/voters/list'],
    ['/\\evil.example/voters/list'],
    ['\\\\evil.example'],
    ['/\n/evil.example'],
    ['https://evil.example/voters/list'],
    ['javascript:alert(1)'],
    ['voters/list'],
    ['/voters/list/7'],
    ['/%'],
    ['/%e0%a4%a'],
    [`/${'%25'.repeat(9)}76oters/list`],
    [`/${'%25'.repeat(1)}${'25'.repeat(9)}76oters/list`],
    [''],
  ])('is not %j', (asked) => expect(after(asked)).toBe('/dashboard'));
});
