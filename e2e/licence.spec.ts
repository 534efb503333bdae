import { demoLinks } from '@mocks/seed/accounts';
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { fill, phone } from './support/steps';

test.use(phone);

const { newClient, existingClient } = demoLinks;
const licence = (identifier: string) => `/invoice/use-license/${identifier}`;
const invoice = (identifier: string) => `/invoice/open/${identifier}`;

/** The value beside a label in a description list. */
const valueOf = (page: Page, label: string | RegExp) =>
  page
    .getByRole('main')
    .locator('dl > div')
    .filter({ has: page.getByRole('term').filter({ hasText: label }) })
    .getByRole('definition');

test('a new client says who pays, chooses a plan, and gets the bank slip', async ({
  page,
  context,
  problems,
}) => {
  await page.goto(invoice(newClient));
  await expect(page).toHaveURL(licence(newClient));
  await expect(page.getByText('Mandato do Prefeito Júlio Brandão')).toBeVisible();
  for (const [plan, perMonth, full, total] of [
    ['Anual', 'R$ 331,42', 'R$ 4.678,80', 'R$ 3.976,98'],
    ['Mensal', 'R$ 389,90', 'R$ 389,90', 'R$ 389,90'],
    ['Semestral', 'R$ 350,91', 'R$ 2.339,40', 'R$ 2.105,46'],
  ] as const) {
    await page.getByRole('radio', { name: new RegExp(`^${plan}`) }).check();
    await expect(valueOf(page, /^Total$/)).toHaveText(total);
    await expect(valueOf(page, 'Valor por mês')).toHaveText(perMonth);
    await expect(valueOf(page, `Plano ${plan.toLowerCase()}`)).toHaveText(full);
  }
  await expect(valueOf(page, 'Desconto de 10%')).toHaveText('-R$ 233,94');
  await fill(page, { 'Nome completo': 'Júlio Brandão', 'E-mail': 'julio@mandato.example' });
  for (const [name, typed, shown] of [
    ['Celular', '19997654321', '(19) 99765-4321'],
    ['Cpf', '52998224725', '529.982.247-25'],
  ] as const) {
    await page.getByRole('textbox', { name }).pressSequentially(typed);
    await expect(page.getByRole('textbox', { name })).toHaveValue(shown);
  }
  await page.getByRole('button', { name: 'Gerar Boleto' }).click();
  await expect(page).toHaveURL(invoice(newClient));
  await expect(valueOf(page, 'Pagador')).toContainText('529.***.***-25');
  await expect(valueOf(page, 'Total a pagar')).toHaveText('R$ 2.105,46');

  // The bank's page is on another site, which no journey visits: this replaces it.
  await context.route('https://boleto.example.com.br/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Boleto</title>' }),
  );
  problems.expect(/^foreign request/);
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: /^Abrir Boleto/ }).click();
  const bank = await opened;
  await expect(bank).toHaveURL(/^https:\/\/boleto\.example\.com\.br\/licenca-\d+$/);
  expect(await bank.evaluate(() => window.opener === null && document.referrer === '')).toBe(true);

  // With an open invoice there is nothing more to buy.
  await page.goto(licence(newClient));
  await expect(page).toHaveURL(invoice(newClient));
});

test('a known client sees its data, the CPF without its middle, and pays once', async ({ page }) => {
  await page.goto(licence(existingClient));
  await expect(valueOf(page, 'Cpf')).toHaveText('529.***.***-25');
  expect(await page.content()).not.toContain('982.247');
  let sent = 0;
  page.on('request', (request) => (sent += Number(request.url().endsWith('/api/pagamento.php'))));
  await page.getByRole('radio', { name: /^Anual/ }).check();
  await page.getByRole('button', { name: 'Gerar Boleto' }).dblclick();
  await expect(page).toHaveURL(invoice(existingClient));
  await expect(valueOf(page, 'Total a pagar')).toHaveText('R$ 2.548,98');
  expect(sent).toBe(1);
});
