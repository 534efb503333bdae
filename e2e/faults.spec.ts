import { demoAccounts } from '@mocks/seed/accounts';
import { addDays, today } from '@/formats/dates';
import { addAppointment } from './support/api';
import { countCalls, expectFailingCalls, faults, holdBack, hurryTimeouts, onCall } from './support/faults';
import { expect, signInThroughForm, test } from './support/fixtures';
import { chooseInFirst, formOf, modules, openFirst, openModule, referencesIn } from './support/modules';
import {
  choose,
  chooseInRow,
  fill,
  filterBy,
  noticedReference,
  openAppointments,
  openCalls,
  panel,
} from './support/steps';

test.beforeEach(({ problems }) => expectFailingCalls(problems));

// The same of every module, and without a browser: tests/lists/search and tests/records/loading.
const [module] = modules;

test('a search that fails, in whatever way, says so and can be tried again', async ({ page, signIn }) => {
  await signIn(page);
  const table = await openModule(page, module);
  const references = referencesIn(table, module);
  const [first = '', second = ''] = await references.allInnerTexts();
  const alert = page.getByRole('main').getByRole('alert');
  const next = page.getByRole('button', { name: 'Próxima' });
  const retry = page.getByRole('button', { name: 'Tentar de novo' });
  for (const [position, { name, answer, says }] of faults.entries()) {
    const stop = await onCall(page, module.search, answer);
    await (position === 0 ? next : retry).click();
    await expect(alert, name).toContainText(says);
    await expect(alert, name).toContainText('Ops! Algo deu errado :(');
    await expect(alert, name).not.toContainText(/SQLSTATE|Notice|Gateway/);
    await expect(page.getByText('Carregando...')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Abrir filtros' })).toBeVisible();
    await stop();
  }
  await retry.click();
  await expect(page.getByText(/^2 de \d+$/)).toBeVisible();
  await expect(references).not.toHaveCount(0);

  const download = page.getByRole('button', { name: 'Download Excel (.csv)' });
  for (const { name, answer } of faults.filter(({ name }) => /network|with 200|truncated/.test(name))) {
    const stop = await onCall(page, module.search, answer);
    await download.click();
    await expect(page.getByRole('alert').last(), name).toHaveText('Ops... não conseguimos gerar o Excel.');
    await page.getByRole('button', { name: 'Fechar aviso' }).click();
    await stop();
  }
  const downloading = page.waitForEvent('download');
  await download.click();
  await downloading;
  await expect(page.getByText('Gerando Excel. Aguarde...')).toBeHidden();

  // A late answer to an earlier search does not overwrite the later one.
  const search = await holdBack(page, module.search);
  await filterBy(page, module.filter.button, { Referência: first });
  await expect.poll(search.count).toBe(1);
  await filterBy(page, module.filter.button, { Referência: second });
  await expect.poll(search.count).toBe(2);
  await search.release(1);
  await expect(references).toHaveText([second]);
  await search.releaseAll();
  await expect(references).toHaveText([second]);
  await expect(table).not.toHaveAttribute('aria-busy', 'true');
});

test('a record that does not load says so where it would stand, and can be tried again', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  const table = await openModule(page, module);
  const form = formOf(page, module.edit);
  const retry = form.getByRole('button', { name: 'Tentar de novo' });
  for (const [position, { name, answer, says }] of faults.entries()) {
    const stop = await onCall(page, module.read, answer);
    await (position === 0 ? chooseInFirst(page, table, 'Editar') : retry.click());
    await expect(form.getByRole('alert'), name).toContainText(says);
    await stop();
  }
  await retry.click();
  await expect(form.getByRole('textbox', { name: module.edit.text, exact: true })).toBeVisible();
  await form.getByRole('button', { name: 'Cancelar' }).click();
  await expect(table).toBeVisible();

  // A record that somebody removed meanwhile, looked at and about to be removed.
  const acts = [() => openFirst(table)];
  if (!module.removesAsListed) acts.push(() => chooseInFirst(page, table, 'Excluir'));
  for (const act of acts) {
    const stop = await onCall(page, module.read, (route) =>
      route.fulfill({ status: 404, json: { message: 'Registro não encontrado.', errors: [] } }),
    );
    await act();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('alert')).toContainText('Registro não encontrado.');
    await dialog.getByRole('button', { name: 'Fechar' }).last().click();
    await expect(dialog).toHaveCount(0);
    await stop();
  }
});

test('without a network nothing breaks, and with it again everything works', async ({
  page,
  context,
  signIn,
}) => {
  await signIn(page);
  await openAppointments(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Não conseguimos falar com o servidor',
  );
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByRole('table', { name: 'Compromissos' })).toBeVisible();
});

test('a screen whose code cannot be loaded says so, and a reload helps', async ({
  page,
  problems,
  signIn,
}) => {
  problems.expect(/dynamically imported module|error loading dynamically/i);
  await signIn(page);
  await openAppointments(page);
  await page.route('**/assets/AppointmentPanels-*.js', (route) => route.abort('internetdisconnected'));
  await page.getByRole('button', { name: 'Novo', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Ops! Algo deu errado :(');
  await page.unroute('**/assets/AppointmentPanels-*.js');
  await page.getByRole('button', { name: 'Recarregar a página' }).click();
  await page.getByRole('button', { name: 'Novo', exact: true }).click();
  await expect(panel(page, 'Novo compromisso')).toBeVisible();
});

test('a form whose saving fails, in whatever way, says so and keeps what was typed', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await openAppointments(page);
  const create = { script: 'compromisso.php', action: 'create' };
  const sent = countCalls(page, create);
  await page.getByRole('button', { name: 'Novo', exact: true }).click();
  const form = panel(page, 'Novo compromisso');
  const typed = { Assunto: 'Não se perde', Local: 'Câmara', Descrição: 'Texto\nlongo' };
  await fill(form, typed);
  await choose(form, 'Horário de início', '09:00');
  await choose(form, 'Horário de término', '10:00');
  const save = form.getByRole('button', { name: 'Salvar' });

  for (const [position, { name, answer, says, saysOfWriting }] of faults.entries()) {
    const stop = await onCall(page, create, answer);
    await save.click();
    await expect(form.getByRole('alert'), name).toContainText(saysOfWriting ?? says);
    await expect(form.getByRole('alert'), name).toBeFocused();
    for (const [label, value] of Object.entries(typed)) {
      await expect(form.getByRole('textbox', { name: label, exact: true })).toHaveValue(value);
    }
    await expect(save).not.toHaveAttribute('aria-disabled', 'true');
    // Nothing is ever sent again by itself.
    expect(sent(), name).toBe(position + 1);
    await stop();
  }
  const stop = await onCall(page, create, (route) =>
    route.fulfill({
      status: 422,
      json: {
        message: 'Confira os campos.',
        errors: [
          { fieldName: 'location', message: 'Este local já está ocupado.' },
          { fieldName: 'outro', message: 'A agenda está fechada.' },
        ],
      },
    }),
  );
  await save.click();
  const location = form.getByRole('textbox', { name: 'Local' });
  await expect(location).toHaveAccessibleDescription('Este local já está ocupado.');
  await expect(location).toBeFocused();
  await expect(form.getByRole('alert')).toHaveText('A agenda está fechada.');
  await location.fill('Praça');
  await expect(form.getByText('Este local já está ocupado.')).toBeHidden();
  await stop();

  await save.click();
  await noticedReference(page, /^O compromisso AG-\d+ foi criado!$/);
  await filterBy(page, 'Filtrar compromissos', { Assunto: typed.Assunto });
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
});

test('an impatient person saves and removes once', async ({ page, signIn }) => {
  await signIn(page);
  await openAppointments(page);
  const create = { script: 'compromisso.php', action: 'create' };
  const created = countCalls(page, create);
  await page.getByRole('button', { name: 'Novo', exact: true }).click();
  const form = panel(page, 'Novo compromisso');
  await fill(form, { Assunto: 'Uma vez só' });
  await choose(form, 'Horário de início', '09:00');
  await choose(form, 'Horário de término', '10:00');
  const creation = await holdBack(page, create);
  await form.getByRole('button', { name: 'Salvar' }).dblclick();
  await expect(form.getByRole('button', { name: 'Salvando...' })).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await form.getByRole('textbox', { name: 'Assunto' }).press('Enter');
  // While the answer is awaited the panel stays, too.
  await page.keyboard.press('Escape');
  await expect(form).toBeVisible();
  await creation.releaseAll();
  const reference = await noticedReference(page, /^O compromisso AG-\d+ foi criado!$/);
  expect(created()).toBe(1);

  const removal = { script: 'compromisso.php', action: 'delete' };
  const removed = countCalls(page, removal);
  await filterBy(page, 'Filtrar compromissos', { Referência: reference });
  await chooseInRow(page, reference, 'Excluir');
  await page.getByRole('button', { name: 'SIM, Remover' }).dblclick();
  await expect(page.getByText(`O compromisso ${reference} foi removido!`)).toBeVisible();
  expect(removed()).toBe(1);
});

test('a server that never answers is waited for 15 seconds, and what came of a saving is not made up', async ({
  page,
  signIn,
}) => {
  const timeouts = await hurryTimeouts(page);
  await signIn(page);
  await openCalls(page);
  const search = await holdBack(page, { script: 'telefonema.php', action: 'search' });
  await timeouts.during(async () => {
    await page.getByRole('button', { name: 'Próxima' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'O servidor demorou demais para responder.',
    );
  });
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
  await timeouts.during(async () => {
    await form.getByRole('button', { name: 'Salvar' }).click();
    await expect(form.getByRole('alert')).toHaveText(
      'O servidor demorou demais para responder. Não sabemos se a operação foi concluída. Confira na lista antes de enviar de novo.',
    );
  });
  await expect(form.getByRole('textbox', { name: 'Quem ligou' })).toHaveValue('Dona Zuleica');
  await expect(form.getByRole('textbox', { name: 'Assunto' })).toHaveValue('Pede retorno.');
  expect(sent()).toBe(1);
  await creation.releaseAll();
});

test('a 403 signs out once, however many calls it answers', async ({ page, context }) => {
  await page.goto('/auth/login');
  await signInThroughForm(page, demoAccounts.basic);
  await expect(page).toHaveURL('/dashboard');
  const signedOut = countCalls(page, { script: 'login.php', action: 'logout' });
  let refused = 0;
  await page.route('**/api/*', (route) => {
    if (route.request().url().endsWith('/login.php')) return route.fallback();
    refused += 1;
    return route.fulfill({ status: 403, json: { message: 'Token inválido.', errors: [] } });
  });
  const visits: string[] = [];
  page.on('framenavigated', (frame) => visits.push(new URL(frame.url()).pathname));
  await page.getByRole('link', { name: /^Compromissos A/ }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Entrar' })).toBeVisible();
  expect(refused).toBeGreaterThan(1);
  expect(signedOut()).toBe(1);
  expect(visits.filter((path) => path === '/auth/logout')).toHaveLength(1);
  expect(await context.cookies()).toEqual([]);
  await page.goto('/appointments/list');
  await expect(page).toHaveURL(/\/auth\/login/);
});

test('a session that ends under an open form is renewed in place, and nothing typed is lost', async ({
  page,
}) => {
  // The app's clock is put forward below; the server's goes on, so its next session must last until then.
  await page.clock.install();
  let later = 0;
  await onCall(page, { script: 'login.php', action: 'login' }, async (route) => {
    const response = await route.fetch();
    const session = (await response.json()) as { token?: { value: string; expires: string } };
    if (!session.token) return route.fulfill({ response });
    const expires = new Date(new Date(session.token.expires).getTime() + later).toISOString();
    return route.fulfill({ json: { ...session, token: { ...session.token, expires } } });
  });
  await page.goto('/auth/login?voltar=%2Fappointments%2Flist');
  await signInThroughForm(page, demoAccounts.trial);
  await page.getByRole('button', { name: 'Começar, Cadastrar compromisso' }).click();
  const form = panel(page, 'Novo compromisso');
  await fill(form, { Assunto: 'Digitado antes do fim' });
  await choose(form, 'Horário de início', '09:00');
  await choose(form, 'Horário de término', '10:00');

  later = 13 * 3_600_000;
  await page.clock.fastForward('13:00:00');
  const cover = panel(page, 'Oops. Parece que você não esta mais logado!');
  await expect(cover).toBeVisible();
  await expect(cover.getByLabel('Senha', { exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.type('errada');
  await page.keyboard.press('Enter');
  await expect(cover.getByText('Senha incorreta.')).toBeVisible();
  await cover.getByLabel('Senha', { exact: true }).fill(demoAccounts.trial.password);
  await page.keyboard.press('Enter');
  await expect(cover).toBeHidden();
  await expect(form.getByRole('textbox', { name: 'Assunto' })).toHaveValue('Digitado antes do fim');
  await expect(form.getByRole('combobox', { name: 'Horário de término' })).toHaveValue('10:00');
  expect(await form.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Control+Enter');
  await noticedReference(page, /^O compromisso AG-\d+ foi criado!$/);
});

test('a session that ended while nobody looked leads to signing in, from the cover and from the address', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/auth/login');
  await signInThroughForm(page, demoAccounts.trial);
  await expect(page).toHaveURL('/dashboard');
  await page.clock.fastForward('13:00:00');
  const cover = panel(page, 'Oops. Parece que você não esta mais logado!');
  await cover.getByRole('link', { name: 'Acessar novamente' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/auth/login');
});

test('signing out ends here even when the server cannot be told', async ({ page, context }) => {
  await page.goto('/auth/login');
  await signInThroughForm(page, demoAccounts.trial);
  await expect(page).toHaveURL('/dashboard');
  await onCall(page, { script: 'login.php', action: 'logout' }, (route) => route.abort('connectionrefused'));
  await page.goto('/auth/logout');
  await expect(page).toHaveURL('/');
  expect(await context.cookies()).toEqual([]);
});

test('saving a record that somebody removed meanwhile says so and keeps what was typed', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  const subject = 'Some enquanto está aberto';
  const reference = await addAppointment(page, { date: addDays(today(), 1), subject });
  await openAppointments(page);
  await filterBy(page, 'Filtrar compromissos', { Referência: reference });
  await chooseInRow(page, reference, 'Editar');
  const form = panel(page, 'Editar compromisso');
  await fill(form, { Assunto: 'Tarde demais' });
  await onCall(page, { script: 'compromisso.php', action: 'update' }, (route) =>
    route.fulfill({ status: 404, json: { message: 'Compromisso não encontrado.', errors: [] } }),
  );
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(form.getByRole('alert')).toHaveText('Compromisso não encontrado.');
  await expect(form.getByRole('textbox', { name: 'Assunto' })).toHaveValue('Tarde demais');
});
