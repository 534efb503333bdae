import { cpSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Database } from '@mocks/db';
import { expectAccessible } from './support/accessibility';
import { dist, openDemo, type DemoServer } from './support/demoServer';
import { expect, knowSessions, test as base } from './support/fixtures';
import { fill, openCalls, panel } from './support/steps';
import { deploySecondBuild } from './support/secondBuild';

/*
 * A tab that was open before a deployment. The second build is the first with other file names
 * (support/secondBuild.ts): the test is about noticing it, not about different code.
 */

interface Site extends DemoServer {
  /** The folder it serves. */
  folder: string;
  db: Database;
}

const test = base.extend<{ site: Site }>({
  site: async ({ demoOptions }, use, testInfo) => {
    const folder = testInfo.outputPath('site');
    cpSync(dist, folder, { recursive: true });
    const server = await openDemo(['--dist', folder, ...demoOptions]);
    knowSessions(server.db);
    await use({ ...server, folder });
    await server.stop();
  },
  demo: async ({ site }, use) => use(site),
});

const offer = (page: Page) => page.getByRole('button', { name: 'Atualizar: há uma nova versão do Tribuna' });

/** The tab becomes visible again. */
const comeBack = (page: Page) =>
  page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));

const start = (page: Page) => page.locator('script[src*=entry-]').getAttribute('src');

test('a form half filled in outlives a new version, which waits until it is saved', async ({
  page,
  problems,
  signIn,
  site,
}) => {
  // The first build's files are gone, which the browser reports.
  problems.expect(/status of 404.*\/assets\/|Failed to fetch dynamically imported module/);
  await signIn(page);
  await page.goto('/voters/create');
  const form = { Nome: 'Olívia da Nova Versão' };
  await fill(page, form);
  const before = await start(page);
  await expect(page.locator('header [role=status]')).toBeAttached();

  // The tab has loaded what it needs of its version.
  await page.waitForLoadState('networkidle');
  deploySecondBuild(site.folder);
  await comeBack(page);
  await expectAccessible(page, 'a new version, offered', offer(page));
  await offer(page).click();
  await expect(page.getByText('Salve ou descarte o que você digitou, e atualize em seguida.')).toBeVisible();

  // A part of the form whose code is gone leaves the rest intact.
  await page.getByRole('button', { name: 'Abrir calendário' }).first().click();
  await expect(page.getByText('Não conseguimos carregar o calendário. Digite a data.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('textbox', { name: 'Nome', exact: true })).toHaveValue(form.Nome);
  expect(await start(page)).toBe(before);

  await page.getByRole('radio', { name: 'Feminino' }).check();
  await page.getByRole('button', { name: 'Não cadastrar endereço' }).click();
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page).not.toHaveURL('/voters/create');
  await offer(page).click();
  await expect.poll(() => start(page)).not.toBe(before);
  await expect(offer(page)).toBeHidden();
  expect(site.db.voters.find(({ name }) => name === form.Nome)).toBeDefined();
});

test('a screen part that is gone leads to the new version, at the same place', async ({
  page,
  problems,
  signIn,
  site,
}) => {
  problems.expect(/status of 404.*\/assets\/|dynamically imported module/);
  await signIn(page);
  await openCalls(page);
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Última página' }).click();
  await expect(page).toHaveURL(/page=\d/);
  const place = page.url();

  deploySecondBuild(site.folder);
  await page.getByRole('button', { name: 'Nova', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Há uma nova versão do Tribuna' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Atualizar' }).click();
  // The requested panel is in the URL.
  await expect(panel(page, 'Nova ligação')).toBeVisible();
  await expect(page).toHaveURL(`${place}&panel=create`);
});
