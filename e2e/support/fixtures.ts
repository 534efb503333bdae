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

export { expect } from '@playwright/test';

type Account = keyof typeof demoAccounts;
type SessionRow = ReturnType<Database['sessions']['all']>[number];

/** A session that somebody opened through the form: what the browser keeps of it, and what the server does. */
interface OpenedSession {
  cookies: Awaited<ReturnType<BrowserContext['cookies']>>;
  row: SessionRow;
}

/** Those of this worker. The same data and day give the same accounts, so that a session holds on every new server. */
const sessions = new Map<Account, OpenedSession>();

/** Lets a server know the sessions that are open. */
export function knowSessions(db: Database) {
  for (const { row } of sessions.values()) {
    if (!db.sessions.find(({ token }) => token === row.token)) db.sessions.insert(row);
  }
}

type Demo = DemoServer & { db?: Database };

interface TestFixtures {
  /** A server for this journey alone, with the demonstration's data as they are at the start. */
  demo: Demo;
  /** The addresses a page may ask; that of the server, unless a file says otherwise. */
  ownOrigins: string[];
  problems: Problems;
  /** No journey names it: it is at work in all. */
  stepsBack: undefined;
  /** Nor this. */
  lateness: undefined;
  /** Signs the page's context in: with the session opened before, the first time through the form. */
  signIn: (page: Page, account?: Account) => Promise<void>;
  /** Further options of mocks/server.ts, for a file that needs them: `test.use({ demoOptions: ['--php'] })`. */
  demoOptions: string[];
}

export const test = base.extend<TestFixtures>({
  demoOptions: [[], { option: true }],

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
      expect(watch.unexpected(), 'problems while the journey ran').toEqual([]);
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

/** In the page: what signing in through the form leaves in the browser besides the cookies, as if it were just done. */
function noteSignIn() {
  // The empty page that a tab begins with has no storage.
  if (location.protocol === 'about:') return;
  for (const key of ['tribuna-atividade', 'tribuna-senha'])
    if (localStorage.getItem(key) === null) localStorage.setItem(key, String(Date.now()));
}

/** Types e-mail and password on the sign-in page, which is open. */
export async function signInThroughForm(page: Page, { email, password }: Omit<DemoAccount, 'shows'>) {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
}

/** The file that the app hands over when this is pressed. */
export async function download(page: Page, control: Locator): Promise<Download> {
  const [file] = await Promise.all([page.waitForEvent('download'), control.click()]);
  return file;
}

/** A downloaded page to print, opened as the person would open it. */
export async function openSheet(page: Page, file: Download, testInfo: TestInfo): Promise<Page> {
  const path = testInfo.outputPath(file.suggestedFilename());
  await file.saveAs(path);
  const sheet = await page.context().newPage();
  await sheet.goto(`file://${path}`);
  return sheet;
}

/** The text of a downloaded file, with its byte order mark if it has one. */
export async function downloadText(download: Download): Promise<string> {
  return readFile(await download.path(), 'utf8');
}
