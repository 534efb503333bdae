import { test as base, expect, type BrowserContext, type Download, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { demoAccounts, type DemoAccount } from '@mocks/seed/accounts';
import { startDemoServer, type DemoServer } from './demoServer';
import { watchForProblems, type Problems } from './problems';

export { expect } from '@playwright/test';
export { expectNoAxeViolations } from './accessibility';

type Account = keyof typeof demoAccounts;
type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

/** Who signed in to a server already, with which cookies. */
const sessionsOf = new WeakMap<DemoServer, Map<Account, Cookies>>();

interface TestFixtures {
  /** The server of this file's tests: they see each other's changes, but nobody else's. */
  demo: DemoServer;
  /** The addresses a page may ask; that of the server, unless a file says otherwise. */
  ownOrigins: string[];
  problems: Problems;
  /** Signs the page's context in; through the form the first time, with the same session afterwards. */
  signIn: (page: Page, account?: Account) => Promise<void>;
}

interface WorkerFixtures {
  /** Further options of mocks/server.ts, for a file that needs them: `test.use({ demoOptions: ['--php'] })`. */
  demoOptions: string[];
  demoOf: (file: string) => Promise<DemoServer>;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  demoOptions: [[], { option: true, scope: 'worker' }],

  demoOf: [
    async ({ demoOptions }, use) => {
      let current: { file: string; server: DemoServer } | null = null;
      await use(async (file) => {
        if (current?.file !== file) {
          await current?.server.stop();
          current = { file, server: await startDemoServer(demoOptions) };
        }
        return current.server;
      });
      await (current as { server: DemoServer } | null)?.server.stop();
    },
    { scope: 'worker' },
  ],

  demo: async ({ demoOf }, use, { file }) => use(await demoOf(file)),

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

  signIn: async ({ demo }, use) => {
    const sessions = sessionsOf.get(demo) ?? new Map<Account, Cookies>();
    sessionsOf.set(demo, sessions);
    await use(async (page, account = 'administrator') => {
      const known = sessions.get(account);
      if (known) {
        await page.context().addCookies(known);
      } else {
        await page.goto('/auth/login');
        await signInThroughForm(page, demoAccounts[account]);
        await page.waitForURL('**/dashboard');
        sessions.set(account, await page.context().cookies());
      }
      await page.goto('/dashboard');
    });
  },
});

/** Types e-mail and password on the sign-in page, which is open. */
export async function signInThroughForm(page: Page, { email, password }: Omit<DemoAccount, 'shows'>) {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
}

/** The text of a downloaded file, with its byte order mark if it has one. */
export async function downloadText(download: Download): Promise<string> {
  return readFile(await download.path(), 'utf8');
}
