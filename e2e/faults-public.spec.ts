import { demoAccounts, demoLinks } from '@mocks/seed/accounts';
import { countCalls, expectFailingCalls, faults, holdBack, hurryTimeouts, onCall } from './support/faults';
import { expect, expectNoAxeViolations, test } from './support/fixtures';
import { fill, phone } from './support/steps';

/* What the pages before the staff's do when the server does not do its part. */

test.use(phone);
test.beforeEach(({ problems }) => expectFailingCalls(problems));

/** A 404 is an answer of its own on these pages: what was asked for does not exist. */
const failures = faults.filter(({ name }) => name !== '404');

for (const { name: title, path, call, shows } of [
  {
    name: 'the public appointment',
    path: `/appointment/${demoLinks.activeAppointment}`,
    call: { script: 'compromisso.public.php', action: 'getDetails' },
    shows: 'Audiência pública: ampliação do Hospital Ouro Verde e da UPA',
  },
  {
    name: 'the open invoice',
    path: `/invoice/open/${demoLinks.openInvoice}`,
    call: { script: 'cliente.php', action: 'getByIdentifier' },
    shows: 'Fatura',
  },
  {
    name: 'the licence payment',
    path: `/invoice/use-license/${demoLinks.newClient}`,
    call: { script: 'cliente.php', action: 'getByIdentifier' },
    shows: 'Licença de uso',
  },
  {
    name: 'the reset of a password',
    path: `/auth/reset-password/${demoLinks.validReset}`,
    call: { script: 'conta.php', action: 'check_token_recover_password' },
    shows: 'Redefina sua senha',
  },
]) {
  test(`${title} that cannot be read says so and can be tried again`, async ({ page }) => {
    const alert = page.getByRole('alert');
    const retry = page.getByRole('button', { name: 'Tentar de novo' });
    for (const [position, { name, answer, says }] of failures.entries()) {
      const stop = await onCall(page, call, answer);
      await (position === 0 ? page.goto(path) : retry.click());
      await expect(alert, name).toContainText(says);
      await expect(alert, name).not.toContainText(/SQLSTATE|Notice|Gateway/);
      await stop();
    }
    await expectNoAxeViolations(page);

    const stop = await onCall(page, call, (route) => route.fulfill({ status: 403, json: {} }));
    await retry.click();
    // Nobody is signed in here: a refusal leads nowhere.
    await expect(alert).toContainText('O servidor recusou este acesso.');
    expect(new URL(page.url()).pathname).toBe(path);
    await stop();
    await retry.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(shows);
  });
}

test('signing in says what went wrong and keeps what was typed', async ({ page }) => {
  await page.goto('/auth/login');
  const email = page.getByRole('textbox', { name: 'E-mail' });
  await email.fill(demoAccounts.administrator.email);
  for (const { name, answer, says } of failures) {
    const stop = await onCall(page, { script: 'login.php', action: 'getAccount' }, answer);
    await page.getByRole('button', { name: 'Continuar' }).click();
    await expect(page.getByRole('alert'), name).toContainText(says);
    await expect(email).toHaveValue(demoAccounts.administrator.email);
    await stop();
  }
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Continuar' }).click();
  const password = page.getByLabel('Senha', { exact: true });
  await password.fill(demoAccounts.administrator.password);
  for (const { name, answer, says, saysOfWriting } of failures) {
    const stop = await onCall(page, { script: 'login.php', action: 'login' }, answer);
    await page.getByRole('button', { name: 'Entrar' }).click();
    // Signing in twice harms nobody: whatever became of the first time, try again.
    await expect(page.getByRole('alert'), name).toContainText(saysOfWriting ? 'Tente entrar de novo.' : says);
    await expect(password).toHaveValue(demoAccounts.administrator.password);
    await stop();
  }
  await page.getByRole('button', { name: 'Entrar' }).dblclick();
  await expect(page).toHaveURL('/dashboard');
});

test('an answer lost on signing up says that the account may be there', async ({ page }) => {
  const create = { script: 'trial.php', action: 'cadastrar' };
  const sent = countCalls(page, create);
  await page.goto('/onboarding/start');
  await fill(page, {
    Nome: 'Olívia Prado',
    Telefone: '12987654321',
    Cidade: 'Itu',
    'E-mail': 'olivia@camara.example',
  });
  await page.getByRole('combobox', { name: 'Estado' }).selectOption('São Paulo');
  await page.getByRole('radio', { name: 'Vereador(a)' }).check();
  await page.getByLabel('Senha', { exact: true }).fill('segredo-forte');
  const stop = await onCall(page, create, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await expect(page.getByRole('alert')).toContainText('Não sabemos se a conta foi criada.');
  await expect(page.getByRole('textbox', { name: 'Nome' })).toHaveValue('Olívia Prado');
  expect(sent()).toBe(1);
  await stop();
  // Trying again shows that it was.
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await expect(page.getByText('Este e-mail já está cadastrado.')).toBeVisible();
});

test('an answer lost on paying lets the client look before paying twice', async ({ page }) => {
  const timeouts = await hurryTimeouts(page);
  const pay = { script: 'pagamento.php', action: 'createBillingBankSlip' };
  const sent = countCalls(page, pay);
  await page.goto(`/invoice/use-license/${demoLinks.existingClient}`);
  await page.getByRole('radio', { name: /^Semestral/ }).check();
  const generate = page.getByRole('button', { name: 'Gerar Boleto' });
  const check = page.getByRole('button', { name: 'Conferir se o boleto foi gerado' });

  const payment = await holdBack(page, pay);
  await timeouts.during(async () => {
    await generate.click();
    await expect(page.getByRole('alert')).toHaveText(
      'O servidor demorou demais para responder. Não sabemos se o boleto foi gerado. Confira antes de gerar outro.',
    );
  });
  expect(new Set(await timeouts.asked())).toEqual(new Set([15_000]));
  await check.click();
  await expect(page.getByText('O boleto ainda não foi gerado. Você pode gerar de novo.')).toBeVisible();
  await expectNoAxeViolations(page);
  await payment.releaseAll();

  const stop = await onCall(page, pay, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await generate.click();
  await expect(page.getByRole('alert')).toContainText('Não sabemos se o boleto foi gerado.');
  await expect(page.getByRole('radio', { name: /^Semestral/ })).toBeChecked();
  await check.click();
  await expect(page).toHaveURL(`/invoice/open/${demoLinks.existingClient}`);
  expect(sent()).toBe(2);
  await stop();
});

test('a bank slip whose address is not safe is never made a link', async ({ page }) => {
  for (const bankSlipUrl of [
    'javascript:alert(1)',
    'http://boleto.example.com.br/1',
    '//evil.example',
    'https://a@b.example/',
    '',
  ]) {
    const stop = await onCall(page, { script: 'cliente.php', action: 'getByIdentifier' }, async (route) => {
      const response = await route.fetch();
      const client = (await response.json()) as { openInvoice: object };
      await route.fulfill({ json: { ...client, openInvoice: { ...client.openInvoice, bankSlipUrl } } });
    });
    await page.goto(`/invoice/open/${demoLinks.openInvoice}`);
    await expect(page.getByText(/O boleto ainda não está disponível/), bankSlipUrl).toBeVisible();
    await expect(page.getByRole('link')).toHaveCount(0);
    await stop();
  }
});
