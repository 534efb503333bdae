import { demoAccounts, demoLinks, demoPassword } from '@mocks/seed/accounts';
import { firefoxLaunch } from '../scripts/browser.mjs';
import { download, downloadText, expect, test } from './support/fixtures';
import { smallTargets } from './support/targets';
import { choose, noticedReference, panel } from './support/steps';

// playwright.config.ts leaves this file out where there is no Firefox, and npm test says so.
test.use({
  browserName: 'firefox',
  channel: 'moz-firefox',
  launchOptions: firefoxLaunch(),
  reuseContext: false,
  // For a picture Playwright puts a style into the page here, which the content policy refuses.
  screenshot: 'off',
});

test('a day in Firefox: signing in, a list, a panel, a form, an export and a public page', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Entrar' }).click();
  // Key by key throughout: what Playwright's fill() writes, a page in Firefox does not hear.
  const { email } = demoAccounts.administrator;
  await page.getByRole('textbox', { name: 'E-mail' }).pressSequentially(email);
  await page.keyboard.press('Enter');
  await page.getByLabel('Senha', { exact: true }).pressSequentially(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Olá, Helena!');
  // Its letters are lower than Chromium's: what is pressed is measured by its box.
  await expect.poll(() => smallTargets(page)).toEqual([]);

  // By its link: what the first page still asks for is not cut off, which Firefox tells as a failure.
  await page.getByRole('navigation').getByRole('link', { name: 'Compromissos', exact: true }).click();
  const table = page.getByRole('table');
  await table
    .getByRole('link', { name: /^AG-\d+/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Editar' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.getByRole('button', { name: 'Novo', exact: true }).click();
  const form = panel(page, 'Novo compromisso');
  await form.getByRole('textbox', { name: 'Assunto' }).pressSequentially('Marcado no Firefox');
  await choose(form, 'Horário de início', '09:00');
  await choose(form, 'Horário de término', '10:00');
  await page.keyboard.press('Control+Enter');
  await noticedReference(page, /^O compromisso AG-\d+ foi criado!$/);

  const file = await download(page, page.getByRole('button', { name: 'Download Excel (.csv)' }));
  expect(await downloadText(file)).toContain('Marcado no Firefox');

  await page.goto(`/appointment/${demoLinks.activeAppointment}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Audiência pública/);
});
