import { demoLinks } from '@mocks/seed/accounts';
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { fill, phone } from './support/steps';

test.use(phone);

const { newClient, existingClient, openInvoice } = demoLinks;
const licence = (identifier: string) => `/invoice/use-license/${identifier}`;
const invoice = (identifier: string) => `/invoice/open/${identifier}`;

/** The value beside a label in a list of labels and values. */
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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Licença de uso');
  await expect(page.getByText('Mandato do Prefeito Júlio Brandão')).toBeVisible();

  const summary = page.getByRole('region', { name: 'Resumo' });
  for (const [plan, perMonth, full, total] of [
    ['Anual', 'R$ 331,42', 'R$ 4.678,80', 'R$ 3.976,98'],
    ['Semestral', 'R$ 350,91', 'R$ 2.339,40', 'R$ 2.105,46'],
    ['Mensal', 'R$ 389,90', 'R$ 389,90', 'R$ 389,90'],
  ] as const) {
    await page.getByRole('radio', { name: new RegExp(`^${plan}`) }).check();
    await expect(valueOf(page, /^Total$/)).toHaveText(total);
    await expect(valueOf(page, 'Valor por mês')).toHaveText(perMonth);
    await expect(valueOf(page, `Plano ${plan.toLowerCase()}`)).toHaveText(full);
    await expect(valueOf(page, /^Taxa de adesão/)).toHaveText('R$ 0,00');
  }
  await expect(page.getByRole('radio')).toHaveCount(3);
  await expect(summary.getByText(/^Desconto/)).toBeHidden();
  await page.getByRole('radio', { name: /^Semestral/ }).check();
  await expect(valueOf(page, 'Desconto de 10%')).toHaveText('-R$ 233,94');

  const generate = page.getByRole('button', { name: 'Gerar Boleto' });
  await generate.click();
  await expect(page.getByRole('textbox', { name: 'Nome completo' })).toBeFocused();
  for (const name of ['Nome completo', 'Cpf', 'Celular', 'E-mail']) {
    await expect(page.getByRole('textbox', { name })).toHaveAttribute('aria-invalid', 'true');
  }
  await fill(page, { 'Nome completo': 'Júlio Brandão', 'E-mail': 'julio@mandato.example' });
  await page.getByRole('textbox', { name: 'Celular' }).pressSequentially('19997654321');
  await expect(page.getByRole('textbox', { name: 'Celular' })).toHaveValue('(19) 99765-4321');
  const cpf = page.getByRole('textbox', { name: 'Cpf' });
  for (const [typed, told] of [
    ['11111111111', /não é válido/],
    ['52998224724', /não é válido/],
  ] as const) {
    await cpf.fill('');
    await cpf.pressSequentially(typed);
    await expect(cpf).toHaveAccessibleDescription(told);
    await generate.click();
    await expect(cpf).toBeFocused();
  }
  await cpf.fill('');
  await cpf.pressSequentially('52998224725');
  await expect(cpf).toHaveValue('529.982.247-25');
  await expect(cpf).not.toHaveAccessibleDescription(/válido/);

  const purchase = page.waitForRequest((request) => request.url().endsWith('/api/pagamento.php'));
  await generate.click();
  expect((await purchase).postDataJSON()).toEqual({
    clientToken: newClient,
    billingName: 'Júlio Brandão',
    billingDocument: '52998224725',
    billingEmail: 'julio@mandato.example',
    billingPhoneNumber: '19997654321',
    period: 6,
    firstBuy: true,
  });

  await expect(page).toHaveURL(invoice(newClient));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fatura');
  await expect(valueOf(page, 'Pagador')).toContainText('Júlio Brandão');
  await expect(valueOf(page, 'Pagador')).toContainText('529.***.***-25');
  await expect(valueOf(page, 'Produto')).toHaveText('Licença de uso');
  await expect(valueOf(page, 'Total a pagar')).toHaveText('R$ 2.105,46');
  await expect(page.getByText(/até 1 dia útil/)).toBeVisible();

  // The bank's page is another site, which no journey visits: this one stands in for it.
  await context.route('https://boleto.example.com.br/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Boleto</title>' }),
  );
  problems.expect(/^foreign request/);
  const slip = page.getByRole('link', { name: /^Abrir Boleto/ });
  await expect(slip).toHaveAttribute('href', /^https:\/\/boleto\.example\.com\.br\/licenca-\d+$/);
  const opened = page.waitForEvent('popup');
  await slip.click();
  const bank = await opened;
  await expect(bank).toHaveURL(/^https:\/\/boleto\.example\.com\.br\//);
  expect(await bank.evaluate(() => window.opener === null && document.referrer === '')).toBe(true);

  // Now that an invoice is open, there is nothing more to buy.
  await page.goto(licence(newClient));
  await expect(page).toHaveURL(invoice(newClient));
});

test('a known client sees its data, the CPF without its middle, and pays once', async ({ page }) => {
  await page.goto(licence(existingClient));
  await expect(valueOf(page, 'Nome completo')).toHaveText('Helena Prado de Almeida');
  await expect(valueOf(page, 'Cpf')).toHaveText('529.***.***-25');
  await expect(valueOf(page, 'E-mail')).toHaveText('financeiro@gabinetehelena.example');
  await expect(valueOf(page, 'Celular')).toHaveText('(19) 98123-4567');
  await expect(page.getByRole('textbox')).toHaveCount(0);
  expect(await page.content()).not.toContain('982.247');

  await page.getByRole('radio', { name: /^Anual/ }).check();
  await expect(valueOf(page, /^Total$/)).toHaveText('R$ 2.548,98');
  let sent = 0;
  page.on('request', (request) => (sent += Number(request.url().endsWith('/api/pagamento.php'))));
  await page.getByRole('button', { name: 'Gerar Boleto' }).dblclick();
  await expect(page).toHaveURL(invoice(existingClient));
  await expect(valueOf(page, 'Total a pagar')).toHaveText('R$ 2.548,98');
  expect(sent).toBe(1);
});

test('a client with an open invoice sees it, whichever page was opened', async ({ page }) => {
  for (const path of [licence(openInvoice), invoice(openInvoice)]) {
    await page.goto(path);
    await expect(page).toHaveURL(invoice(openInvoice));
    await expect(valueOf(page, 'Pagador')).toContainText('Antônio Carlos Guimarães');
    await expect(valueOf(page, 'Pagador')).toContainText('111.***.***-35');
    await expect(valueOf(page, 'Total a pagar')).toHaveText('R$ 4.588,98');
    await expect(valueOf(page, 'Período')).toHaveText(/^\d\d\/\d\d\/\d{4} a \d\d\/\d\d\/\d{4}$/);
    await expect(valueOf(page, 'Vencimento')).toHaveText(/^\d\d\/\d\d\/\d{4}$/);
  }
});

test('an identifier nobody has says so', async ({ page, problems }) => {
  problems.expect(/status of 404/);
  for (const [path, title] of [
    [licence('inventado'), 'Cliente não encontrado'],
    [invoice('inventado'), 'Fatura não encontrada'],
    [invoice('%3Cimg%20src=x%20onerror=alert(1)%3E'), 'Fatura não encontrada'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('alert')).toContainText(title);
  }
});
