import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page, Request } from '@playwright/test';
import { demoAccounts, demoLinks } from '@mocks/seed/accounts';
import { dist, openDemo } from './support/demoServer';
import { countCalls } from './support/faults';
import { expect, signInThroughForm, test } from './support/fixtures';

/* What the HTML's script (src/app/pageStart.ts) does before any code of the app has run. */

const votersCall = { script: 'eleitor.php', action: 'search' };
const publicCall = { script: 'compromisso.public.php', action: 'getDetails' };

const isCall = (request: Request) => new URL(request.url()).pathname.startsWith('/api/');

/**
 * Opens a URL with the entry's code held back, so that only the HTML's script runs.
 * @returns the requests so far, the preloaded modules, and a function that releases the entry
 */
async function openWithoutEntry(page: Page, path: string) {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/entry-*.js', async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  const calls: Request[] = [];
  const note = (request: Request) => void (isCall(request) && calls.push(request));
  page.on('request', note);
  await page.goto(path, { waitUntil: 'commit' });
  // Below the script in the HTML.
  await expect(page.getByText('Carregando...')).toBeVisible();
  const began = await page.evaluate(() => Boolean(Reflect.get(window, 'begunRequest')));
  if (began) await expect.poll(() => calls.length).toBe(1);
  const files = await page
    .locator('link[rel=modulepreload]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  page.off('request', note);
  return { calls, files, release };
}

const ofStaff = (files: readonly string[]) => files.filter((file) => /\/(staff|lists|\w+Screen)-/.test(file));

const signInShown = (page: Page) => expect(page.getByRole('textbox', { name: 'E-mail' })).toBeVisible();

async function dropCookie(context: BrowserContext, name: string) {
  await context.clearCookies({ name });
  expect(await context.cookies()).toHaveLength(1);
}

test('a list is asked for, and its code, before the entry runs; and only once', async ({ page, signIn }) => {
  await signIn(page);
  const asked = countCalls(page, votersCall);
  const screenAsked = page.waitForRequest(/\/assets\/VotersScreen-/);
  const { calls, release } = await openWithoutEntry(page, '/voters/list');
  expect(calls.map((request) => request.headers().action)).toEqual(['search']);
  await screenAsked;

  release();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  expect(asked()).toBe(1);
  // Taken: it no longer exists.
  expect(await page.evaluate(() => Reflect.get(window, 'begunRequest') as unknown)).toBeUndefined();
});

test('a list opened at another page is asked for by its screen alone', async ({ page, signIn }) => {
  await signIn(page);
  const asked = countCalls(page, votersCall);
  const { calls, files, release } = await openWithoutEntry(page, '/voters/list?page=2');
  expect(calls).toEqual([]);
  expect(ofStaff(files)).not.toEqual([]);
  release();
  await expect(page.getByRole('status').filter({ hasText: /^2 de / })).toBeVisible();
  expect(asked()).toBe(1);
});

test('an address that no screen has begins with nothing', async ({ page, signIn }) => {
  await signIn(page);
  const { calls, files, release } = await openWithoutEntry(page, '/voters/nenhuma/tela');
  expect(calls).toEqual([]);
  expect(ofStaff(files)).toEqual([]);
  release();
  await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
});

test('without a session nothing of the staff is asked for, and signing in leads there', async ({ page }) => {
  const { calls, files, release } = await openWithoutEntry(page, '/voters/list');
  expect(calls).toEqual([]);
  expect(ofStaff(files)).toEqual([]);
  release();
  await signInShown(page);
  await signInThroughForm(page, demoAccounts.administrator);
  await expect(page).toHaveURL('/voters/list');
});

test('a first call that the server refuses signs out as any other, and leaves nothing of the session', async ({
  page,
  context,
  demo,
  problems,
  signIn,
}) => {
  problems.expect(/status of 403/);
  await signIn(page);
  demo.db?.sessions.all().forEach(({ id }) => demo.db?.sessions.remove(id));
  const asked = countCalls(page, votersCall);
  const { calls, release } = await openWithoutEntry(page, '/voters/list');
  expect(calls).toHaveLength(1);
  release();
  await expect(page.getByRole('link', { name: 'Entrar' })).toBeVisible();
  expect(asked()).toBe(1);
  await expect.poll(() => context.cookies()).toEqual([]);
});

test('a token without its session asks for nothing', async ({ page, context, signIn }) => {
  await signIn(page);
  await dropCookie(context, 'tribuna_session');
  const { calls, files, release } = await openWithoutEntry(page, '/voters/list');
  expect(calls).toEqual([]);
  expect(ofStaff(files)).toEqual([]);
  release();
  await signInShown(page);
});

test('what was asked for a session that cannot be read is given up', async ({
  page,
  context,
  signIn,
  demo,
}) => {
  await signIn(page);
  await context.addCookies([{ name: 'tribuna_session', value: 'ilegivel', url: demo.url }]);
  const asked = countCalls(page, votersCall);
  const { release } = await openWithoutEntry(page, '/voters/list');
  release();
  await signInShown(page);
  expect(asked()).toBe(1);
  expect(await page.evaluate(() => Reflect.get(window, 'begunRequest') as unknown)).toBeUndefined();
});

test.describe('a public link', () => {
  const path = `/appointment/${demoLinks.activeAppointment}`;

  /** Opened by a signed-in person: public requests need no token. */
  async function expectBegunOnce(page: Page) {
    const asked = countCalls(page, publicCall);
    const { calls, release } = await openWithoutEntry(page, path);
    expect(calls.map((request) => [request.headers().action, request.headers().token])).toEqual([
      ['getDetails', undefined],
    ]);
    release();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Carregando/);
    await expect(page.getByRole('time').first()).toBeVisible();
    expect(asked()).toBe(1);
  }

  test('asks once for what it shows, without a token', async ({ page, signIn }) => {
    await signIn(page);
    await expectBegunOnce(page);
    expect(await page.locator('#beginnings').textContent()).not.toContain('/voters/list');
  });

  test('to a licence asks once, and fetches no code of another page', async ({ page }) => {
    const asked = countCalls(page, { script: 'cliente.php', action: 'getByIdentifier' });
    const { calls, files, release } = await openWithoutEntry(
      page,
      `/invoice/use-license/${demoLinks.newClient}`,
    );
    expect(calls).toHaveLength(1);
    expect(files.filter((file) => file.includes('LicencePayment-'))).toHaveLength(1);
    expect(files.filter((file) => file.includes('/public-'))).toEqual([]);
    release();
    await expect(page.getByRole('button', { name: /pagamento|boleto|pagar/i })).toBeVisible();
    expect(asked()).toBe(1);
  });

  test.describe('where the server has only index.html', () => {
    test.use({
      demo: async ({ demoOptions }, use, testInfo) => {
        const folder = testInfo.outputPath('site');
        cpSync(dist, folder, { recursive: true });
        rmSync(join(folder, 'public.html'));
        const server = await openDemo(['--dist', folder, ...demoOptions]);
        await use(server);
        await server.stop();
      },
    });

    test('asks once too, and its code is on its way as early', async ({ page }) => {
      const shell = page.waitForRequest(/\/assets\/public-/);
      await expectBegunOnce(page);
      await shell;
      expect(await page.locator('#beginnings').textContent()).toContain('/voters/list');
    });
  });
});
