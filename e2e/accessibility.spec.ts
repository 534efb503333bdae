import { demoAccounts, demoLinks } from '@mocks/seed/accounts';
import { demoVoters } from '@mocks/modules/voters/demoVoters';
import type { Page } from '@playwright/test';
import { today } from '@/formats/dates';
import { expectAccessible, expectAccessibleOnPhone, resize } from './support/accessibility';
import { addService, askApi, optionsOf, team, voterId } from './support/api';
import { expectFailingCalls, holdBack, onCall, type Call } from './support/faults';
import { expect, signInThroughForm, test } from './support/fixtures';
import { chooseInFirst, firstRow, formOf, modules, openFirst, openModule, openNew } from './support/modules';
import {
  choose,
  chooseInRow,
  desk,
  fill,
  filterBy,
  openAppointments,
  openCalls,
  openServices,
  openVoters,
  panel,
  phone,
} from './support/steps';

/*
 * Every screen, panel, menu and message by axe (WCAG 2.2 AA, contrast included): at a desk in light and dark, on a
 * phone, and squeezed to 320 pixels. Each state is reached once and looked at in all of them.
 */

test.describe.configure({ mode: 'parallel', timeout: 120_000 });

/** Whatever a call of this script answers is a failure of the server. */
const breaks = (page: Page, call: Call) =>
  onCall(page, call, (route) => route.fulfill({ status: 500, json: {} }));

test('signing in', async ({ page, problems }) => {
  expectFailingCalls(problems);
  const title = page.getByRole('heading', { level: 1 });
  await page.goto('/');
  await expect(title).toBeVisible();
  await expectAccessible(page, 'home');
  await page.goto('/auth/login');
  await expect(title).toHaveText('Entrar');
  await expectAccessible(page, 'sign-in: e-mail');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText('Informe seu e-mail.')).toBeVisible();
  await expectAccessible(page, 'sign-in: no e-mail');
  await fill(page, { 'E-mail': demoAccounts.shared.email });
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(title).toHaveText('Escolha a conta');
  await expectAccessible(page, 'sign-in: accounts');
  await page.getByRole('listitem').getByRole('button').first().click();
  await page.getByLabel('Senha', { exact: true }).fill('errada');
  const entering = await holdBack(page, { script: 'login.php', action: 'login' });
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('button', { name: 'Entrando...' })).toBeVisible();
  await expectAccessible(page, 'sign-in: under way');
  await entering.releaseAll();
  await expect(page.getByText('Senha incorreta.')).toBeVisible();
  await expectAccessible(page, 'sign-in: wrong password');
  await breaks(page, { script: 'login.php', action: 'login' });
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'sign-in: failed');
});

test('recovering a password, trying the product, going astray', async ({ page, problems }) => {
  expectFailingCalls(problems);
  const title = page.getByRole('heading', { level: 1 });
  await page.goto('/auth/forgot-password');
  await expect(title).toHaveText('Esqueceu a senha?');
  await expectAccessible(page, 'recovery');
  await fill(page, { 'E-mail': demoAccounts.basic.email });
  await page.getByRole('button', { name: 'Enviar instruções' }).click();
  await expect(title).toHaveText('Verifique seu e-mail');
  await expectAccessible(page, 'recovery: sent');
  await page.goto(`/auth/reset-password/${demoLinks.validReset}`);
  await expect(title).toHaveText('Redefina sua senha');
  await page.getByLabel('Nova senha', { exact: true }).fill('uma');
  await page.getByLabel('Confirme a nova senha', { exact: true }).fill('outra');
  await page.getByRole('button', { name: 'Alterar senha' }).click();
  await expect(page.getByText('As senhas não são iguais.')).toBeVisible();
  await expectAccessible(page, 'reset: refused');
  const checking = await holdBack(page, { script: 'conta.php', action: 'check_token_recover_password' });
  await page.goto(`/auth/reset-password/${demoLinks.expiredReset}`);
  await expect(page.getByText('Carregando...')).toBeVisible();
  await expectAccessible(page, 'reset: loading');
  await checking.releaseAll();
  await expect(page.getByText('Ops! Token expirou ou não existe')).toBeVisible();
  await expectAccessible(page, 'reset: expired');

  await page.goto('/onboarding/start');
  await expect(title).toHaveText('Crie sua conta');
  await expectAccessible(page, 'trial');
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await expect(page.getByRole('textbox', { name: 'Nome' })).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page, 'trial: refused');
  await page.goto('/onboarding/welcome');
  await expect(title).toHaveText('Boas-vindas ao Tribuna!');
  await expectAccessible(page, 'trial: welcome');

  for (const path of ['/forbidden', '/nao/existe']) {
    await page.goto(path);
    await expect(title).toBeVisible();
    await expectAccessible(page, path);
  }
});

test('the public pages and the licence', async ({ page, problems }) => {
  expectFailingCalls(problems);
  const title = page.getByRole('heading', { level: 1 });
  const invitation = { script: 'compromisso.public.php', action: 'getDetails' };
  const billing = { script: 'cliente.php', action: 'getByIdentifier' };
  for (const [path, expected] of [
    [
      `/appointment/${demoLinks.activeAppointment}`,
      'Audiência pública: ampliação do Hospital Ouro Verde e da UPA',
    ],
    [`/appointment/${demoLinks.cancelledAppointment}`, 'Caminhada pela Lagoa do Taquaral'],
    ['/appointment/inventado', 'Compromisso não encontrado'],
    [`/invoice/open/${demoLinks.openInvoice}`, 'Fatura'],
    ['/invoice/open/inventado', 'Fatura não encontrada'],
    ['/invoice/use-license/inventado', 'Cliente não encontrado'],
    [`/invoice/use-license/${demoLinks.existingClient}`, 'Licença de uso'],
    [`/invoice/use-license/${demoLinks.newClient}`, 'Licença de uso'],
  ] as const) {
    await page.goto(path);
    await expect(title).toHaveText(expected);
    await expectAccessible(page, path);
  }
  await page.getByRole('radio', { name: /^Anual/ }).check();
  await page.getByRole('textbox', { name: 'Cpf' }).fill('11111111111');
  await page.getByRole('button', { name: 'Gerar Boleto' }).click();
  await expect(page.getByText('Este CPF não é válido. Confira os números digitados.')).toBeVisible();
  await expectAccessible(page, 'licence: refused');

  for (const [call, path] of [
    [invitation, `/appointment/${demoLinks.activeAppointment}`],
    [billing, `/invoice/open/${demoLinks.openInvoice}`],
    [billing, `/invoice/use-license/${demoLinks.newClient}`],
  ] as const) {
    const reading = await holdBack(page, call);
    await page.goto(path);
    await expect(page.getByText('Aguarde que estamos preparando as coisas :)')).toBeVisible();
    await expectAccessible(page, `${path}: loading`);
    await reading.releaseAll();
    const mend = await breaks(page, call);
    await page.reload();
    await expect(page.getByRole('alert')).toBeVisible();
    await expectAccessible(page, `${path}: failed`);
    await mend();
  }
});

test('the shell: dashboard, menus, forbidden, not found, broken', async ({ page, problems, signIn }) => {
  expectFailingCalls(problems);
  problems.expect(/dynamically imported module/);
  await signIn(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Olá, Helena!');
  await expectAccessible(page, 'dashboard');
  for (const name of ['Mais', 'Ajuda', 'Sua conta']) {
    const button = page.getByRole('banner').getByRole('button', { name, exact: true });
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expectAccessible(page, `menu ${name}`);
    await page.keyboard.press('Escape');
  }
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Configurações: em construção');
  await expectAccessible(page, 'under construction');
  await page.route('**/assets/CallsScreen-*.js', (route) => route.abort('internetdisconnected'));
  await page.goto('/phonecalls/list');
  await expect(page.getByRole('alert')).toContainText('Ops! Algo deu errado :(');
  await expectAccessible(page, 'a screen that does not load');
});

for (const module of modules) {
  test(`${module.label}: the list, its filters and its panels`, async ({ page, signIn }) => {
    const dialog = page.getByRole('dialog');
    await signIn(page);
    const table = await openModule(page, module);
    await expectAccessible(page, 'rows');
    await page.getByRole('button', { name: module.filter.button }).click();
    await expect(dialog.getByRole('textbox', { name: module.filter.text, exact: true })).toBeVisible();
    await expectAccessible(page, 'filters');
    await page.keyboard.press('Escape');

    await openFirst(table);
    await expect(dialog.getByRole('button', { name: 'Editar' })).toBeVisible();
    await expectAccessible(page, 'details');
    await page.keyboard.press('Escape');
    await chooseInFirst(page, table, 'Excluir');
    await expect(dialog.getByText(/PERMANENTEMENTE/)).toBeVisible();
    await expectAccessible(page, 'remove');
    await dialog.getByRole('button', { name: 'Cancelar' }).click();

    await chooseInFirst(page, table, 'Editar');
    const edit = formOf(page, module.edit);
    await expect(edit.getByRole('textbox', { name: module.edit.text, exact: true })).toBeVisible();
    await expectAccessible(page, 'edit');
    await edit.getByRole('button', { name: 'Cancelar' }).click();
    const create = await openNew(page, module);
    await create.getByRole('button', { name: 'Salvar' }).click();
    for (const [role, name] of module.create.required) {
      await expect(create.getByRole(role, { name, exact: true })).toHaveAttribute('aria-invalid', 'true');
    }
    await expectAccessible(page, 'create: refused');
  });
}

test('the list that all modules share, in its other states', async ({ page, problems, signIn }) => {
  const [module] = modules;
  expectFailingCalls(problems);
  await signIn(page);
  const searching = await holdBack(page, module.search);
  await page.goto(module.path);
  await expect(page.getByText('Aguarde que estamos preparando as coisas :)')).toBeVisible();
  await expectAccessible(page, 'loading');
  await searching.releaseAll();
  const table = page.getByRole('table', { name: module.label });
  await expect(table).toBeVisible();
  const menu = page.getByRole('menu');
  await firstRow(table)
    .getByRole('button', { name: /^Ações de/ })
    .click();
  await expect(menu).toBeVisible();
  await expectAccessible(page, 'menu of a row');
  await page.keyboard.press('Escape');
  await resize(page, phone.viewport);
  await page.getByRole('button', { name: 'Mais ações' }).click();
  await expect(menu).toBeVisible();
  await expectAccessibleOnPhone(page, 'menu of the list');
  await page.keyboard.press('Escape');
  await resize(page, desk);

  const paging = await holdBack(page, module.search);
  await page.getByRole('button', { name: 'Próxima' }).click();
  await expect(table).toHaveAttribute('aria-busy', 'true');
  await expectAccessible(page, 'another page under way');
  await paging.releaseAll();
  await expect(table).not.toHaveAttribute('aria-busy', 'true');

  await page.getByRole('button', { name: module.filter.button }).click();
  const filter = panel(page, 'Filtrar');
  await filter.getByRole('button', { name: 'Abrir calendário' }).first().click();
  await expect(page.getByRole('dialog', { name: /^Calendário/ }).getByRole('grid')).toBeVisible();
  await expectAccessible(page, 'filters: calendar');
  await page.keyboard.press('Escape');
  await filter.getByRole('combobox').last().click();
  await expect(filter.getByRole('listbox')).toBeVisible();
  await expectAccessible(page, 'filters: select');
  await page.keyboard.press('Escape');
  await fill(filter, { [module.filter.text]: 'nada se chama assim' });
  await filter.getByRole('button', { name: 'Buscar' }).click();
  await expect(page.getByText('Não encontramos nada :(')).toBeVisible();
  await expectAccessible(page, 'empty');
  await breaks(page, module.search);
  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'failed');
});

test('the panels that all modules share, in their other states', async ({ page, problems, signIn }) => {
  const [module] = modules;
  expectFailingCalls(problems);
  const dialog = page.getByRole('dialog');
  await signIn(page);
  const table = await openModule(page, module);
  const reading = await holdBack(page, module.read);
  await openFirst(table);
  await expect(dialog.getByText('Carregando...')).toBeVisible();
  await expectAccessible(page, 'details: loading');
  await reading.releaseAll();
  await expect(dialog.getByRole('button', { name: 'Editar' })).toBeVisible();
  await page.keyboard.press('Escape');
  await breaks(page, module.read);
  await chooseInFirst(page, table, 'Editar');
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'edit: failed to load');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  const create = await openNew(page, module);
  const people = create.getByRole('combobox', { name: 'Participantes', exact: true });
  await people.click();
  await expect(create.getByRole('listbox')).toBeVisible();
  await expectAccessible(page, 'form: people');
  await people.fill('ninguém');
  await expect(create.getByText('Nenhum resultado encontrado.')).toBeVisible();
  await expectAccessible(page, 'form: nobody found');
  await page.keyboard.press('Escape');
  await fill(create, { [module.create.text]: 'Meio digitado' });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page, 'form: discard?');
  await page.getByRole('button', { name: 'Descartar' }).click();
});

test('a removal that fails', async ({ page, problems, signIn }) => {
  const [module] = modules;
  expectFailingCalls(problems);
  const dialog = page.getByRole('dialog');
  await signIn(page);
  const table = await openModule(page, module);
  await chooseInFirst(page, table, 'Excluir');
  await breaks(page, module.remove);
  await dialog.getByRole('button', { name: 'SIM, Remover' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'remove: failed');
});

test('the panels of service requests alone', async ({ page, signIn }) => {
  const dialog = page.getByRole('dialog');
  const close = async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  };
  const picture = (bytes: number) => ({
    name: 'foto.png',
    mimeType: 'image/png',
    buffer: Buffer.alloc(bytes, 'x'),
  });
  await signIn(page);
  const electorId = await voterId(page, demoVoters.longTexts.name);
  const [documentType] = await optionsOf(page, 'documentTypeList');
  const users = await team(page);
  const reference = await addService(page, {
    electorId,
    description: 'Descrição '.repeat(60).trim(),
    responsibles: users.filter((user) => user.status).map(({ id }) => id),
    documents: [{ typeId: documentType.id, number: 12, year: 2026 }],
  });
  const treatmentId = Number(reference.slice(3));
  const entry = { treatmentId, date: today(), responsibleId: users[0]?.id, comment: 'Ofício enviado.' };
  await askApi(page, 'atendimento.php', 'createProgressComment', { body: entry });
  await openServices(page);
  await page.getByRole('button', { name: `Detalhes de ${reference}` }).click();
  await expect(dialog.getByRole('list', { name: 'Andamentos' })).toBeVisible();
  await expectAccessible(page, 'details with all there is');
  await close();

  await page.getByRole('button', { name: 'Novo', exact: true }).click();
  await dialog.getByRole('button', { name: 'Adicionar documento' }).click();
  await dialog.getByLabel('Eleitor').fill('ma');
  await expect(dialog.getByRole('option').first()).toBeVisible();
  await expectAccessible(page, 'new: voters found');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Descartar' }).click();

  await chooseInRow(page, reference, 'Trocar status');
  await dialog.getByRole('combobox', { name: 'Novo status' }).click();
  await expectAccessible(page, 'status');
  await page.keyboard.press('Escape');
  await close();
  await chooseInRow(page, reference, 'Comentar');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(dialog.getByText('Preencha este campo.')).toBeVisible();
  await expectAccessible(page, 'comment: refused');
  await close();
  await chooseInRow(page, reference, 'Upload arquivo');
  await dialog.getByLabel('Arquivo', { exact: true }).setInputFiles(picture(1_048_577));
  await expect(dialog.getByText('Arquivo não pode passar de 1MB.')).toBeVisible();
  await expectAccessible(page, 'upload: too large');
  await dialog.getByLabel('Arquivo', { exact: true }).setInputFiles(picture(2000));
  const storing = await holdBack(page, { script: 'object.php', action: 'create' });
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  await expectAccessible(page, 'upload: under way');
  await storing.releaseAll();
  await expect(dialog).toBeHidden();
  await chooseInRow(page, reference, 'Criar lembrete');
  await dialog.getByRole('combobox', { name: 'Responsáveis', exact: true }).click();
  await dialog.getByRole('option', { name: 'Ícaro Brandão' }).click();
  await page.keyboard.press('Escape');
  await dialog.getByRole('radio', { name: 'Sim' }).check();
  await expect(dialog.getByText('sem celular')).toBeVisible();
  await expectAccessible(page, 'reminder');
});

test('the panels of voters alone', async ({ page, signIn }) => {
  const dialog = page.getByRole('dialog');
  const close = async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  };
  await signIn(page);
  const { complete, longTexts } = demoVoters;
  await openVoters(page);
  await page.getByRole('button', { name: 'Gerar Etiqueta' }).click();
  await dialog.getByRole('button', { name: 'Gerar etiquetas' }).click();
  await expect(dialog.getByText('Selecione uma opção.').first()).toBeVisible();
  await expectAccessible(page, 'labels: refused');
  await close();
  await filterBy(page, 'Filtrar eleitores', { Nome: longTexts.name });
  await page.getByRole('button', { name: String(await voterId(page, longTexts.name)), exact: true }).click();
  await expect(dialog.getByText('Última atualização')).toBeVisible();
  await expectAccessible(page, 'details with long texts');
  await close();
  await filterBy(page, 'Filtrar eleitores', { Nome: complete.name });
  await chooseInRow(page, `${await voterId(page, complete.name)} - ${complete.name}`, 'Enviar mensagem');
  await choose(dialog, 'Categoria', 'Cadastro eleitor');
  await dialog.getByRole('radio', { name: 'SMS' }).check();
  await dialog.getByRole('combobox', { name: 'Modelo' }).click();
  await dialog.getByRole('option', { name: 'Boas-vindas' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Mensagem' })).toBeVisible();
  await expect(dialog.getByRole('list', { name: 'Últimas comunicações' })).toBeVisible();
  await expectAccessible(page, 'message');
});

test('the form of a voter', async ({ page, problems, signIn }) => {
  expectFailingCalls(problems);
  await signIn(page);
  await page.goto('/voters/create');
  const form = page.getByRole('form', { name: 'Novo eleitor' });
  await fill(form, {
    Nome: demoVoters.complete.name,
    CPF: '52998224724',
    CEP: '13012000',
    'Título de eleitor': '123456789012',
  });
  await expect(form.getByRole('region', { name: /^O cadastro que esta fazendo/ })).toBeVisible();
  await form.getByRole('button', { name: 'Buscar', exact: true }).click();
  await expect(form.getByRole('list', { name: 'Endereços encontrados' })).toBeVisible();
  for (const entry of ['telefone', 'responsável', 'familiar']) {
    await form.getByRole('button', { name: `Adicionar ${entry}` }).click();
  }
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(form.getByRole('button', { name: /campos a corrigir$/ })).toBeVisible();
  await expectAccessible(page, 'refused, with similar voters and addresses found');
  await form.getByRole('button', { name: /Avenida Francisco Glicério/ }).click();
  await expectAccessible(page, 'address chosen');
  await form.getByRole('button', { name: 'Corrigir manualmente' }).click();
  await expectAccessible(page, 'address typed');
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page, 'leaving');
  await page.getByRole('button', { name: 'Descartar' }).click();
  await page.goto('/voters/edit/999999');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ops! Algo deu errado :(');
  await expectAccessible(page, 'not found');
});

test('notices, blocked buttons and the end of a session', async ({ page, problems, signIn }) => {
  expectFailingCalls(problems);
  await signIn(page, 'basic');
  await openAppointments(page);
  await page.getByRole('button', { name: 'Novo', exact: true }).focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Você não tem permissão para cadastrar compromissos.')).toBeVisible();
  await expectAccessible(page, 'a blocked button and why');

  await openCalls(page);
  await page.getByRole('button', { name: 'Nova', exact: true }).click();
  const form = panel(page, 'Nova ligação');
  await fill(form, { 'Quem ligou': 'Dona Zuleica', Assunto: 'Pede retorno.' });
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText(/^A ligação LI-\d+ foi criada!$/)).toBeVisible();
  await expectAccessible(page, 'a notice');

  await page.context().clearCookies();
  await page.clock.install();
  await page.goto('/auth/login?voltar=%2Fappointments%2Flist');
  await signInThroughForm(page, demoAccounts.trial);
  await expect(page.getByText('Bem-vindo ao módulo de compromissos')).toBeVisible();
  await page.clock.fastForward('13:00:00');
  await expect(panel(page, 'Oops. Parece que você não esta mais logado!')).toBeVisible();
  await expectAccessible(page, 'the end of a session');
});
