import { writeFile } from 'node:fs/promises';
import { test as base } from '@playwright/test';
import type { Database } from '@mocks/db';
import { demoAccounts } from '@mocks/seed/accounts';
import { openDemo } from '../support/demoServer';
import type { Engine, EngineName, Wishes } from './engine';
import { openInChromium, openInFirefox } from './inPlaywright';
import { openInWebkit } from './inWebkit';
import { the, personOf, type Person } from './person';

interface Worker {
  officeOptions: string[];
  engineName: EngineName;
  /** The user's accessibility settings. */
  wishes: Wishes;
  engine: Engine;
  office: { url: string; db: Database };
}

interface Fixtures {
  person: Person;
  db: Database;
}

const openIn = { chromium: openInChromium, firefox: openInFirefox, webkit: openInWebkit } as const;

/** One demo and one window for all journeys of a worker: each has its own records, or restores what it found. */
export const journey = base.extend<Fixtures, Worker>({
  engineName: ['chromium', { option: true, scope: 'worker' }],
  wishes: [{}, { option: true, scope: 'worker' }],
  officeOptions: [[], { option: true, scope: 'worker' }],
  office: [
    async ({ officeOptions }, use) => {
      const server = await openDemo(officeOptions);
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  engine: [
    async ({ engineName, wishes, office }, use) => {
      const engine = await openIn[engineName](office.url, wishes);
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  db: async ({ office }, use) => use(office.db),
  person: async ({ engine }, use, info) => {
    await use(personOf(engine));
    // Before a screenshot: Playwright adds a style element for it, which the CSP refuses in Firefox.
    const problems = await engine.problems();
    if (problems.length || info.status !== info.expectedStatus)
      await writeFile(info.outputPath('screen.png'), await engine.picture());
    base.expect(problems, 'problems while the journey ran').toEqual([]);
  },
});

const { email, password } = demoAccounts.administrator;

/** Through the form, key by key, from the page that requires it. */
export async function signIn(person: Person) {
  await person.focused(the('textbox', 'E-mail'));
  await person.type(email);
  await person.keys('Enter');
  await person.focused({ css: 'input[type="password"]' });
  await person.type(password);
  await person.keys('Enter');
}

/** As on a machine where no one has signed in. */
export async function signOut(person: Person) {
  await person.goto('/robots.txt');
  await person.ask(() => {
    for (const pair of document.cookie.split('; '))
      document.cookie = `${pair.split('=')[0] ?? ''}=; path=/; max-age=0`;
    localStorage.clear();
    sessionStorage.clear();
  });
}

/** A URL of the office, signing in if necessary. */
export async function visit(person: Person, path: string) {
  await person.goto(path);
  const isAsked = await person.eventually('the page', async () => {
    const state = await person.ask(() =>
      location.pathname.startsWith('/auth/login') && document.querySelector('input')
        ? 'asked'
        : document.querySelector('[role="banner"], header')
          ? 'in'
          : '',
    );
    if (!state) throw new Error('not there yet');
    return state === 'asked';
  });
  if (!isAsked) return;
  await signIn(person);
  await person.equals('led on', () => person.ask(() => location.pathname.startsWith('/auth/')), false);
}
