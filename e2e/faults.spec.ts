import { demoAccounts, demoLinks } from '@mocks/seed/accounts';
import type { Page, Route } from '@playwright/test';
import {
  countCalls,
  expectFailingCalls,
  faults,
  holdBack,
  holdTimeouts,
  onCall,
  takeClock,
} from './support/faults';
import { expect, signInThroughForm, test } from './support/fixtures';
import { chooseInFirst, formOf, openModule, wholeModule as module } from './support/modules';
import {
  choose,
  fill,
  filterBy,
  noticedReference,
  openAppointments,
  openCalls,
  panel,
} from './support/steps';
import { typeInto } from './support/hands';

/* Network, server and clock failures. Those of every list, panel and form are tested without a browser. */

test.beforeEach(({ problems }) => expectFailingCalls(problems));

const billing = { script: 'cliente.php', action: 'getByIdentifier' };
const create = { script: 'compromisso.php', action: 'create' };
const title = (name: string) => (page: Page) => page.getByRole('heading', { level: 1, name });

/** On these pages a 404 has a page of its own, and a refusal does not redirect, as no one is signed in. */
const publicFaults = [
  ...faults.filter(({ name }) => name !== '404'),
  {
    name: '403',
    answer: (route: Parameters<(typeof faults)[number]['answer']>[0]) =>
      route.fulfill({ status: 403, json: {} }),
    says: /Este acesso foi recusado/,
  },
];

const open = (path: string) => (page: Page) => page.goto(path);

for (const { name, call, ask, shows, ways = publicFaults } of [
  {
    name: 'a list',
    call: module.search,
    ask: open(module.path),
    shows: (page: Page) => page.getByRole('table'),
    ways: faults.filter(({ isEmptyList }) => !isEmptyList),
  },
  {
    name: 'a record',
    call: module.read,
    ask: async (page: Page) => chooseInFirst(page, await openModule(page, module), 'Editar'),
    shows: (page: Page) =>
      formOf(page, module.edit).getByRole('textbox', { name: module.edit.text, exact: true }),
    ways: faults,
  },
  {
    name: 'the public appointment',
    call: { script: 'compromisso.public.php', action: 'getDetails' },
    ask: open(`/appointment/${demoLinks.activeAppointment}`),
    shows: title('Audiência pública: ampliação do Hospital Ouro Verde e da UPA'),
  },
  {
    name: 'the open invoice',
    call: billing,
    ask: open(`/invoice/open/${demoLinks.openInvoice}`),
    shows: title('Fatura'),
  },
  {
    name: 'the licence payment',
    call: billing,
    ask: open(`/invoice/use-license/${demoLinks.newClient}`),
    shows: title('Licença de uso'),
  },
  {
    name: 'the reset of a password',
    call: { script: 'conta.php', action: 'check_token_recover_password' },
    ask: open(`/auth/reset-password/${demoLinks.validReset}`),
    shows: title('Redefina sua senha'),
  },
]) {
  test(`${name} that cannot be read, in whatever way, says so and can be tried again`, async ({
    page,
    signIn,
  }) => {
    if (ways !== publicFaults) await signIn(page);
    const alert = page.getByRole('alert');
    const retry = page.getByRole('button', { name: 'Tentar de novo' });
    for (const [position, { name, answer, says }] of ways.entries()) {
      const stop = await onCall(page, call, answer);
      await (position === 0 ? ask(page) : retry.click());
      await expect(alert, name).toContainText(says);
      await expect(alert, name).not.toContainText(/SQLSTATE|Notice|Gateway/);
      await stop();
    }
    await retry.click();
    await expect(shows(page)).toBeVisible();
  });
}

test('a form whose saving fails, in whatever way, says so and keeps what was typed', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await openAppointments(page);
  const sent = countCalls(page, create);
  await page.getByRole('button', { name: 'Novo', exact: true }).click();
  const form = panel(page, 'Novo compromisso');
  const save = form.getByRole('button', { name: 'Salvar', exact: true });
  const phone = form.getByRole('textbox', { name: 'Telefone do solicitante' });
  const typed = { Assunto: 'Não se perde', Local: 'Câmara', Descrição: 'Texto\nlongo' };
  await fill(form, { ...typed, 'Telefone do solicitante': '1234' });
  await choose(form, 'Horário de início', '09:00');
  await choose(form, 'Horário de término', '10:00');
  await save.click();
  await expect(form.getByText('Digite o telefone com DDD.')).toBeVisible();
  expect(sent()).toBe(0);
  await phone.clear();
  for (const [position, { name, answer, says, saysOfWriting }] of faults.entries()) {
    const stop = await onCall(page, create, answer);
    await save.click();
    // Until then the previous failure's message is shown, which may be the same.
    await stop();
    await expect(form.getByRole('alert'), name).toContainText(saysOfWriting ?? says);
    await expect(form.getByRole('alert'), name).toBeFocused();
    for (const [label, value] of Object.entries(typed)) {
      await expect(form.getByRole('textbox', { name: label, exact: true })).toHaveValue(value);
    }
    // Nothing is ever resent automatically.
    expect(sent(), name).toBe(position + 1);
  }
  await save.click();
  await noticedReference(page, /^O compromisso AG-\d+ foi criado!$/);
  await filterBy(page, 'Filtrar compromissos', { Assunto: typed.Assunto });
  await expect(page.getByRole('table').getByRole('button', { name: /^Ações de / })).toHaveCount(1);
});

test('without a network nothing breaks, and with it again everything works', async ({
  page,
  context,
  problems,
  signIn,
}) => {
  problems.expect(/dynamically imported module|error loading dynamically/i);
  await signIn(page);
  await openAppointments(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Não conseguimos falar com o sistema',
  );
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByRole('table', { name: 'Compromissos' })).toBeVisible();

  // Code that failed to load is loaded after a reload.
  await page.reload();
  const code = '**/assets/AppointmentPanels-*.js';
  await page.route(code, (route) => route.abort('internetdisconnected'));
  await page.getByRole('button', { name: 'Novo', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Ops! Algo deu errado :(');
  await page.unroute(code);
  await page.getByRole('button', { name: 'Recarregar a página' }).click();
  await expect(panel(page, 'Novo compromisso')).toBeVisible();
});

test('a server that never answers is waited for 15 seconds, and what came of a saving is not made up', async ({
  page,
  signIn,
}) => {
  const timeouts = await holdTimeouts(page);
  await signIn(page);
  await openCalls(page);
  const searching = { script: 'telefonema.php', action: 'search' };
  const search = await holdBack(page, searching);
  await page.getByRole('button', { name: 'Próxima' }).click();
  await expect.poll(search.count).toBe(1);
  await timeouts.lapse(searching);
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'O sistema demorou demais para responder.',
  );
  expect(new Set(await timeouts.asked())).toEqual(new Set([15_000]));
  await search.releaseAll();
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByText(/^2 de \d+$/)).toBeVisible();

  const creating = { script: 'telefonema.php', action: 'cadastrar' };
  const sent = countCalls(page, creating);
  const creation = await holdBack(page, creating);
  await page.getByRole('button', { name: 'Nova', exact: true }).click();
  const form = panel(page, 'Nova ligação');
  await fill(form, { 'Quem ligou': 'Dona Zuleica', Assunto: 'Pede retorno.' });
  await form.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect.poll(creation.count).toBe(1);
  await timeouts.lapse(creating);
  await expect(form.getByRole('alert')).toHaveText(
    'O sistema demorou demais para responder. Não sabemos se a operação foi concluída. Confira na lista antes de enviar de novo.',
  );
  expect(sent()).toBe(1);
  await creation.releaseAll();
});

test('an answer lost on signing up says that the account may be there', async ({ page }) => {
  const signingUp = { script: 'trial.php', action: 'cadastrar' };
  const sent = countCalls(page, signingUp);
  await page.goto('/onboarding/start');
  await fill(page, {
    Nome: 'Olívia Prado',
    Telefone: '12987654321',
    Cidade: 'Itu',
    'E-mail': 'olivia@camara.example',
  });
  await page.getByRole('combobox', { name: 'Estado' }).selectOption('São Paulo');
  await page.getByRole('radio', { name: 'Vereador(a)' }).check();
  await typeInto(page.getByLabel('Senha', { exact: true }), 'segredo-forte');
  const stop = await onCall(page, signingUp, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await expect(page.getByRole('alert')).toContainText('Não sabemos se a conta foi criada.');
  expect(sent()).toBe(1);
  await stop();
  // A retry shows that it was created.
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await expect(page.getByText('Este e-mail já está cadastrado.')).toBeVisible();
});

test('a 403 signs out once, however many calls it answers', async ({ page, context, signIn }) => {
  await signIn(page);
  // With all of the first screen's requests answered: the refused one is the next screen's.
  await page.goto('/dashboard', { waitUntil: 'networkidle' });
  const signedOut = countCalls(page, { script: 'login.php', action: 'logout' });
  // The first is held for a second one, which would no longer be sent once it was refused.
  const asked: Route[] = [];
  const refuse = (route: Route) =>
    route.fulfill({ status: 403, json: { message: 'Token inválido.', errors: [] } });
  await page.route('**/api/*', async (route) => {
    if (route.request().url().endsWith('/login.php')) return route.fallback();
    asked.push(route);
    if (asked.length === 2) await Promise.all(asked.map(refuse));
    else if (asked.length > 2) await refuse(route);
  });
  await page.getByRole('link', { name: /^Compromissos A/ }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Entrar' })).toBeVisible();
  expect(asked.length).toBeGreaterThan(1);
  await expect.poll(signedOut).toBe(1);
  await expect.poll(() => context.cookies()).toEqual([]);
});

test('a session that ends under an open form is renewed in place, and nothing typed is lost', async ({
  page,
}) => {
  const hoursPass = await takeClock(page);
  await page.goto('/auth/login?voltar=%2Fappointments%2Flist');
  await signInThroughForm(page, demoAccounts.trial);
  await page.getByRole('button', { name: 'Começar, Cadastrar compromisso' }).click();
  const form = panel(page, 'Novo compromisso');
  await fill(form, { Assunto: 'Digitado antes do fim' });
  await choose(form, 'Horário de início', '09:00');
  await choose(form, 'Horário de término', '10:00');

  await hoursPass(13);
  const cover = panel(page, 'Oops. Parece que você não esta mais logado!');
  await expect(cover.getByLabel('Senha', { exact: true })).toBeFocused();
  await page.keyboard.type(demoAccounts.trial.password);
  await page.keyboard.press('Enter');
  await expect(cover).toBeHidden();
  await expect(form.getByRole('textbox', { name: 'Assunto' })).toHaveValue('Digitado antes do fim');
  await expect(form.getByRole('combobox', { name: 'Horário de término' })).toHaveValue('10:00');
  await expect(form.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Control+Enter');
  await noticedReference(page, /^O compromisso AG-\d+ foi criado!$/);
});
