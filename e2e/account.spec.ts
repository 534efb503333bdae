import { expectAccessible } from './support/accessibility';
import { demoAccounts } from '@mocks/seed/accounts';
import { countCalls, expectFailingCalls, holdBack, onCall } from './support/faults';
import { expect, signInThroughForm, test } from './support/fixtures';
import { choose, fill, panel, valueOf } from './support/steps';

const path = '/customer-area/account';
const buying = { script: 'buy.communication.php', action: 'buy' };

test('a package is bought without a mouse, and its invoice is there', async ({ page, signIn }) => {
  await signIn(page);
  await page.goto(path);
  await expect(page.getByText('740', { exact: true })).toBeVisible();
  const sent = countCalls(page, buying);
  await page.getByRole('button', { name: 'Comprar' }).press('Enter');
  const form = panel(page, 'Comprar pacote de comunicação');
  await expect(form.getByRole('radio', { name: 'SMS' })).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(form.getByRole('textbox', { name: 'Quantidade' })).toBeFocused();
  await page.keyboard.type('501');
  await page.keyboard.press('Enter');
  await expect(valueOf(form, 'Total')).toHaveText(/^R\$\s71,64$/);
  await expectAccessible(page, 'calculated', form.getByText('501 a 5.000'));
  await page.keyboard.press('Enter');
  expect(sent()).toBe(0);
  await form.getByRole('button', { name: 'Comprar' }).press('Enter');
  await expectAccessible(page, 'bought', form.getByText('Compra feita!'));
  await expect(valueOf(form, 'Valor total')).toHaveText(/^R\$\s71,64/);
  await expect(form.getByRole('link', { name: /^Abrir boleto/ })).toHaveAttribute('href', /^https:/);
  expect(sent()).toBe(1);

  await form.getByRole('button', { name: 'Ver faturas' }).press('Enter');
  const invoices = panel(page, 'Faturas e compras');
  const bought = invoices.getByRole('listitem').filter({ hasText: /R\$\s71,64/ });
  await expect(bought).toContainText('Em aberto');
  await expectAccessible(page, 'the invoices', bought.getByRole('link', { name: /^Pagar/ }));
  await page.goBack();
  await expect(invoices).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
});

test('a purchase whose answer is lost leads to the invoices before anything is bought again', async ({
  page,
  signIn,
  problems,
}) => {
  expectFailingCalls(problems);
  await signIn(page);
  await page.goto(`${path}?panel=buy`);
  const form = panel(page, 'Comprar pacote de comunicação');
  await form.getByRole('radio', { name: 'E-mail' }).check();
  await fill(form, { Quantidade: '6001' });
  await form.getByRole('button', { name: 'calcular' }).click();
  const sent = countCalls(page, buying);
  // The request arrives; its response does not.
  await onCall(page, buying, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await form.getByRole('button', { name: 'Comprar' }).dblclick();
  const invoices = panel(page, 'Faturas e compras');
  await expectAccessible(page, 'the invoices first', invoices.getByText('Pode ser esta compra'));
  await expect(invoices.getByRole('status')).toContainText(
    /A compra de 6\.001 e-mails, de R\$\s91,52, foi feita: a fatura está na lista\./,
  );
  await invoices.getByRole('button', { name: 'Fechar', exact: true }).last().click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));

  // A second attempt at the same purchase shows that it exists.
  await page.getByRole('button', { name: 'Comprar' }).click();
  await form.getByRole('radio', { name: 'E-mail' }).check();
  await fill(form, { Quantidade: '6001' });
  await form.getByRole('button', { name: 'calcular' }).click();
  await expect(form.getByText(/^Já há uma fatura deste mesmo valor em aberto/)).toBeVisible();
  expect(sent()).toBe(1);
});

test('a purchase under way is in doubt after a reload, and for the same person after a sign-out', async ({
  page,
  problems,
}) => {
  expectFailingCalls(problems);
  const enter = async () => {
    await page.goto('/auth/login');
    await signInThroughForm(page, demoAccounts.administrator);
    await page.waitForURL('**/dashboard');
    await page.goto(`${path}?panel=buy`);
  };
  await enter();
  const form = panel(page, 'Comprar pacote de comunicação');
  await form.getByRole('radio', { name: 'SMS' }).check();
  await fill(form, { Quantidade: '701' });
  await form.getByRole('button', { name: 'calcular' }).click();
  const sent = countCalls(page, buying);
  // Neither arrives nor is answered while the page is open.
  await holdBack(page, buying);
  await form.getByRole('button', { name: 'Comprar' }).click();
  await expect.poll(sent).toBe(1);
  await page.reload();
  const invoices = panel(page, 'Faturas e compras');
  const unknown = invoices.getByText(/^Não sabemos se a compra de 701 SMS, de R\$\s99,64, foi feita\./);
  await expectAccessible(page, 'in doubt after a reload', unknown);

  await page.goto('/auth/logout');
  await page.getByRole('button', { name: 'Sair' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/auth/logout'));
  await enter();
  await expect(unknown).toBeVisible();
  await invoices.getByRole('button', { name: 'Encontrei, fechar' }).click();
  await page.getByRole('button', { name: 'Comprar' }).click();
  await expect(form).toBeVisible();
});

test('a display profile is asked for, with what citizens will see of it', async ({ page, signIn }) => {
  await signIn(page);
  await page.goto('/settings/display-profile');
  await expect(page.getByText('Em análise')).toBeVisible();
  await page.getByRole('button', { name: 'Solicitar perfil' }).click();
  const form = panel(page, 'Solicitar perfil de exibição');
  await fill(form, {
    'Nome de exibição': 'Helena por Campinas',
    'E-mail de exibição': 'helena@camara.example',
    Comprovação: 'Página da vereadora na Câmara Municipal.',
  });
  await form.getByRole('textbox', { name: 'Telefone de exibição' }).pressSequentially('19987651234');
  const preview = form.getByRole('article', { name: 'Prévia do WhatsApp' });
  await expectAccessible(page, 'request', preview.getByText('WhatsApp · (19) 98765-1234'));
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Solicitação enviada!')).toBeVisible();
  const rows = page.getByRole('list', { name: 'Perfil de exibição' }).getByRole('listitem');
  await expect(rows.first()).toContainText('Helena por Campinas');
});

test('a calendar is integrated to the end, and refused', async ({ page, signIn }) => {
  await signIn(page, 'trial');
  await page.goto('/settings/integration-calendar');
  await page.getByRole('button', { name: 'Adicionar integração' }).first().click();
  const wizard = panel(page, 'Adicionar integração');
  const step = (name: string) =>
    wizard.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  /** Presses 'Escolher conta' and answers in the provider's window, which stays open. */
  const answer = async (choice: string) => {
    const popup = page.waitForEvent('popup');
    await wizard.getByRole('button', { name: 'Escolher conta' }).click();
    const provider = await popup;
    await expectAccessible(
      provider,
      'the provider',
      provider.getByRole('heading', { name: 'Escolha uma conta' }),
    );
    await provider.getByRole('link', { name: choice, exact: true }).click();
    return provider;
  };
  const failed = 'Ops, parece que algo falhou';

  const refused = await answer('Recusar');
  await expectAccessible(refused, 'refused', refused.getByRole('heading', { name: failed }));
  await expect(refused).toHaveURL(/\/integration-calendar\/callback$/);
  await expect(wizard.getByText('O consentimento não foi dado. Escolha a conta de novo.')).toBeVisible();
  await refused.close();

  const given = await answer('Permitir');
  const done = given.getByText('A primeira parte da integração foi realizada. Você já pode fechar essa aba');
  await expectAccessible(given, 'given', done);
  await expect(given).toHaveURL(/\/integration-calendar\/callback$/);
  await given.reload();
  await expect(done).toBeVisible();
  // The history contains nothing of the response either.
  await given.goBack();
  await expect(given.getByRole('heading', { name: 'Escolha uma conta' })).toBeVisible();
  await given.getByRole('link', { name: 'Permitir', exact: true }).click();
  await expect(given.getByRole('heading', { name: failed })).toBeVisible();
  await given.close();

  await wizard.getByRole('button', { name: 'Buscar agendas' }).click();
  await expect(wizard.getByText('Encontramos 3 agendas.')).toBeVisible();
  await wizard.getByRole('button', { name: 'Vincular com usuário do sistema' }).click();
  await expectAccessible(page, 'the last step', step('Concluir').getByRole('combobox', { name: 'Agenda' }));
  await choose(wizard, 'Usuário do sistema', 'Natália Arruda');
  await wizard.getByRole('combobox', { name: 'Agenda', exact: true }).click();
  await wizard.getByRole('option', { name: /^Pessoal/ }).click();
  await wizard.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Integração adicionada!')).toBeVisible();
  const row = page.getByRole('list', { name: 'Integração com Google Agenda' }).getByRole('listitem');
  await expect(row).toHaveText(/^Natália Arruda.*Habilitada/);
  await row.getByRole('button', { name: /^Excluir/ }).click();
  await page.getByRole('button', { name: 'SIM, Remover' }).click();
  await expect(page.getByText('Integração removida!')).toBeVisible();
});

test('a search for calendars that fails is marked, and can be made again', async ({
  page,
  signIn,
  problems,
}) => {
  problems.expect(/status of 400/);
  await signIn(page, 'trial');
  await page.goto('/settings/integration-calendar?panel=create');
  const wizard = panel(page, 'Adicionar integração');
  // Simulates a browser that blocks windows.
  await page.evaluate(() => Reflect.set(window, 'open', () => null));
  await wizard.getByRole('button', { name: 'Escolher conta' }).click();
  const link = wizard.getByRole('link', { name: 'Abrir a página de consentimento' });
  await wizard.getByRole('button', { name: 'Buscar agendas' }).click();
  await expectAccessible(page, 'a step that failed', wizard.getByText('Falhou'));
  const popup = page.waitForEvent('popup');
  await link.click();
  const provider = await popup;
  await provider.getByRole('link', { name: 'Permitir com uma conta sem agendas' }).click();
  await expect(provider.getByText(/^A primeira parte da integração foi realizada/)).toBeVisible();
  await provider.close();
  await wizard.getByRole('button', { name: 'Buscar agendas' }).click();
  await expect(wizard.getByText(/^A conta não tem agendas\./)).toBeVisible();
  await expect(wizard.getByRole('button', { name: 'Vincular com usuário do sistema' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('a basic user is told that none of it is theirs', async ({ page, signIn }) => {
  await signIn(page, 'basic');
  for (const address of [path, '/settings/display-profile', '/settings/integration-calendar']) {
    await page.goto(address);
    await expect(page).toHaveURL(/\/forbidden$/);
  }
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const bar = page.getByRole('banner');
  await bar.getByRole('button', { name: 'Mais' }).click();
  await expect(bar.getByRole('link', { name: 'Tarefas' })).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Área do cliente' })).toHaveCount(0);
});
