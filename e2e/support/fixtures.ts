import {
  test as base,
  expect,
  type BrowserContext,
  type Download,
  type Locator,
  type Page,
  type TestInfo,
} from '@playwright/test';
import { readFile } from 'node:fs/promises';
import type { Database } from '@mocks/db';
import { demoAccounts, type DemoAccount } from '@mocks/seed/accounts';
import { openDemo, type DemoServer } from './demoServer';
import { makeLate } from './lateness';
import { watchForProblems, type Problems } from './problems';
import { awaitStepsBack } from './stepsBack';
import { typeInto } from './hands';

export { expect } from '@playwright/test';

type Account = keyof typeof demoAccounts;
type SessionRow = ReturnType<Database['sessions']['all']>[number];

/** A session opened through the form: browser cookies and server row. */
interface OpenedSession {
  cookies: Awaited<ReturnType<BrowserContext['cookies']>>;
  row: SessionRow;
}

/** Per worker. The same seed and day create the same accounts, so a session works on every new server. */
const sessions = new Map<Account, OpenedSession>();

/** Adds the open sessions to a server. */
export function knowSessions(db: Database) {
  for (const { row } of sessions.values()) {
    if (!db.sessions.find(({ token }) => token === row.token)) db.sessions.insert(row);
  }
}

type Demo = DemoServer & { db?: Database };

interface TestFixtures {
  /** A server for this journey only, with fresh data. */
  demo: Demo;
  /** Allowed origins; the server's by default. */
  ownOrigins: string[];
  problems: Problems;
  /** Automatic fixtures. */
  stepsBack: undefined;
  lateness: undefined;
  thrift: undefined;
  /** Whether the app may prefetch further screens while idle, in the middle of a journey. */
  fetchesAhead: boolean;
  /** Signs in with the stored session; the first time through the form. */
  signIn: (page: Page, account?: Account) => Promise<void>;
  /** Extra options of mocks/server.ts: `test.use({ demoOptions: ['--php'] })`. */
  demoOptions: string[];
}

export const test = base.extend<TestFixtures>({
  demoOptions: [[], { option: true }],
  fetchesAhead: [false, { option: true }],

  demo: async ({ demoOptions }, use) => {
    const server = await openDemo(demoOptions);
    knowSessions(server.db);
    await use(server);
    await server.stop();
  },

  baseURL: async ({ demo }, use) => use(demo.url),

  ownOrigins: async ({ demo }, use) => use([demo.url]),

  problems: [
    async ({ context, ownOrigins }, use) => {
      const watch = await watchForProblems(context, ownOrigins);
      await use(watch);
      try {
        expect(watch.unexpected(), 'problems while the journey ran').toEqual([]);
      } finally {
        await leave(context);
      }
    },
    { auto: true },
  ],

  stepsBack: [
    async ({ context }, use) => {
      await awaitStepsBack(context);
      await use(undefined);
    },
    { auto: true },
  ],

  thrift: [
    async ({ context, fetchesAhead }, use) => {
      if (!fetchesAhead) await context.addInitScript(saveData);
      await use(undefined);
    },
    { auto: true },
  ],

  lateness: [
    async ({ context }, use) => {
      await makeLate(context);
      await use(undefined);
    },
    { auto: true },
  ],

  signIn: async ({ demo }, use) => {
    await use(async (page, account = 'administrator') => {
      const context = page.context();
      const known = demo.db && sessions.get(account);
      if (known) {
        await context.addInitScript(noteSignIn);
        return context.addCookies(known.cookies);
      }
      const entrance = await context.newPage();
      await entrance.goto('/auth/login');
      await signInThroughForm(entrance, demoAccounts[account]);
      await entrance.waitForURL('**/dashboard');
      await entrance.close();
      const cookies = await context.cookies();
      const token = cookies.find(({ name }) => name === 'token')?.value;
      const row = demo.db?.sessions.find((session) => session.token === token);
      if (row) sessions.set(account, { cookies, row });
    });
  },
});

/**
 * Before its server stops: the next journey's server has the same origin, and the same window, where nothing of this
 * one may still send requests or hold permissions.
 */
async function leave(context: BrowserContext) {
  await context.clearPermissions();
  await Promise.all(
    context
      .pages()
      // On the frame: the page's own method waits for steps back.
      .map((page) =>
        page
          .mainFrame()
          .goto('about:blank', { waitUntil: 'commit' })
          .catch(() => undefined),
      ),
  );
}

/** The same journeys with one server per worker, for those that change none of its data. */
export const withOneDemo = (journey: typeof test) =>
  journey.extend<object, { sharedOptions: string[]; sharedDemo: Demo }>({
    sharedOptions: [[], { option: true, scope: 'worker' }],
    sharedDemo: [
      async ({ sharedOptions }, use) => {
        const server = await openDemo(sharedOptions);
        knowSessions(server.db);
        await use(server);
        await server.stop();
      },
      { scope: 'worker' },
    ],
    demo: async ({ sharedDemo }, use) => use(sharedDemo),
  });

/** In the page: data saver mode, which disables prefetching. */
function saveData() {
  const { connection } = navigator as { connection?: object };
  if (connection) Object.defineProperty(connection, 'saveData', { get: () => true, configurable: true });
}

/** In the page: stores what the sign-in form stores besides cookies, with the current time. */
function noteSignIn() {
  // The demo is served over http; about:blank, other sites' windows and error pages may deny storage access.
  if (location.protocol !== 'http:' || self.origin === 'null') return;
  for (const key of ['tribuna-atividade', 'tribuna-senha'])
    if (localStorage.getItem(key) === null) localStorage.setItem(key, String(Date.now()));
}

/** On the open sign-in page. */
export async function signInThroughForm(page: Page, { email, password }: Omit<DemoAccount, 'shows'>) {
  await typeInto(page.getByRole('textbox', { name: 'E-mail' }), email);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await typeInto(page.getByLabel('Senha', { exact: true }), password);
  await page.getByRole('button', { name: 'Entrar' }).click();
}

/** The file downloaded by this control. */
export async function download(page: Page, control: Locator): Promise<Download> {
  const [file] = await Promise.all([page.waitForEvent('download'), control.click()]);
  return file;
}

/** Opens a downloaded print page. */
export async function openSheet(page: Page, file: Download, testInfo: TestInfo): Promise<Page> {
  const path = testInfo.outputPath(file.suggestedFilename());
  await file.saveAs(path);
  const sheet = await page.context().newPage();
  await sheet.goto(`file://${path}`);
  return sheet;
}

/** Includes any byte order mark. */
export async function downloadText(download: Download): Promise<string> {
  return readFile(await download.path(), 'utf8');
}
