import { demoAccounts, demoLinks } from '@mocks/seed/accounts';
import { demoVoters } from '@mocks/modules/voters/demoVoters';
import { sampleBytes } from '@mocks/testing/sampleFiles';
import { openAddresses } from '@tests/addresses';
import type { Page } from '@playwright/test';
import { today } from '@/formats/dates';
import {
  expectAccessible,
  expectAccessibleOnPhone,
  expectSound,
  large,
  resize,
  setLetters,
  usual,
} from './support/accessibility';
import { addService, askApi, optionsOf, team, voterId } from './support/api';
import { expectFailingCalls, holdBack, onCall, type Call } from './support/faults';
import { expect, signInThroughForm, test } from './support/fixtures';
import {
  chooseInFirst,
  firstRow,
  openFirst,
  openModule,
  openNew,
  wholeModule as module,
} from './support/modules';
import { expectFocusInSight } from './support/reach';
import {
  choose,
  chooseInRow,
  chooseSeveral,
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
import { typeInto } from './support/hands';

/*
 * Every screen, panel, menu and message by axe (WCAG 2.2 AA, contrast included): on a desktop in light and dark, on a
 * phone, and at 320 pixels. Each state is reached once and checked in all of them. What every module has is checked in
 * walk.spec.ts, as is every URL and panel of the staff.
 */

test.beforeEach(({ problems }) => expectFailingCalls(problems));

/** Answers every call of this script with a server error. */
const breaks = (page: Page, call: Call) =>
  onCall(page, call, (route) => route.fulfill({ status: 500, json: {} }));

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Closes a panel without input. */
async function close(page: Page) {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

const invitation = `/appointment/${demoLinks.activeAppointment}`;
const invoice = `/invoice/open/${demoLinks.openInvoice}`;
const licence = `/invoice/use-license/${demoLinks.newClient}`;
const reset = `/auth/reset-password/${demoLinks.validReset}`;

test('the pages open to everybody', async ({ page }) => {
  for (const [path, name] of [...Object.values(openAddresses).flat(), ['/nao/existe', ''] as const]) {
    await page.goto(path);
    await expectSound(page, path, title(page, name));
  }
});

test('the pages open to everybody while they load, and when they cannot', async ({ page }) => {
  const billing = { script: 'cliente.php', action: 'getByIdentifier' };
  for (const [path, call] of [
    [invitation, { script: 'compromisso.public.php', action: 'getDetails' }],
    [invoice, billing],
    [licence, billing],
    [reset, { script: 'conta.php', action: 'check_token_recover_password' }],
  ] as const) {
    const reading = await holdBack(page, call);
    await page.goto(path);
    const waiting = page.getByText(/^(Aguarde que estamos preparando as coisas :\)|Carregando\.\.\.)$/);
    await expectAccessible(page, `${path}: loading`, waiting.first());
    await reading.releaseAll();
    const mend = await breaks(page, call);
    await page.reload();
    await expectAccessible(page, `${path}: failed`, page.getByRole('alert'));
    await mend();
  }
});

test('signing in', async ({ page }) => {
  await page.goto('/auth/login');
  await press(page, 'Continuar');
  await expectAccessible(page, 'no e-mail', page.getByText('Informe seu e-mail.'));
  await fill(page, { 'E-mail': demoAccounts.shared.email });
  await press(page, 'Continuar');
  await expectAccessible(page, 'accounts', title(page, 'Escolha a conta'));
  await page.getByRole('listitem').getByRole('button').first().click();
  await typeInto(page.getByLabel('Senha', { exact: true }), 'errada');
  const login = { script: 'login.php', action: 'login' };
  const entering = await holdBack(page, login);
  await press(page, 'Entrar');
  await expectAccessible(page, 'under way', page.getByRole('button', { name: 'Entrando...' }));
  await entering.releaseAll();
  await expectAccessible(page, 'wrong password', page.getByText('Senha incorreta.'));
  await breaks(page, login);
  await press(page, 'Entrar');
  await expectAccessible(page, 'failed', page.getByRole('alert'));
});

test('the other forms open to everybody, sent and refused', async ({ page }) => {
  await page.goto('/auth/forgot-password');
  await fill(page, { 'E-mail': demoAccounts.basic.email });
  await press(page, 'Enviar instruções');
  await expectAccessible(page, 'recovery: sent', title(page, 'Verifique seu e-mail'));
  await page.goto(reset);
  await typeInto(page.getByLabel('Nova senha', { exact: true }), 'uma');
  await typeInto(page.getByLabel('Confirme a nova senha', { exact: true }), 'outra');
  await press(page, 'Alterar senha');
  await expectAccessible(page, 'reset: refused', page.getByText('As senhas não são iguais.'));
  await page.goto('/onboarding/start');
  await press(page, 'Criar conta');
  await expectAccessible(page, 'trial: refused', page.getByText('Preencha este campo.').first());
  await page.goto(licence);
  await page.getByRole('radio', { name: /^Anual/ }).check();
  await fill(page, { Cpf: '11111111111' });
  await press(page, 'Gerar Boleto');
  const refusal = page.getByText('Este CPF não é válido. Confira os números digitados.');
  await expectAccessible(page, 'licence: refused', refusal);
});

test('the shell: menus, forbidden, not found, broken', async ({ page, problems, signIn }) => {
  problems.expect(/dynamically imported module/);
  await signIn(page);
  await page.goto('/dashboard');
  await expect(title(page, 'Olá, Helena!')).toBeVisible();
  for (const name of ['Mais', 'Sua conta']) {
    const banner = page.getByRole('banner');
    await banner.getByRole('button', { name, exact: true }).click();
    const opener = banner.getByRole('button', { name, expanded: true });
    await expectAccessible(page, `menu ${name}`, opener, 'header');
    await page.keyboard.press('Escape');
  }
  await page.route('**/assets/CallsScreen-*.js', (route) => route.abort('internetdisconnected'));
  await page.goto('/phonecalls/list');
  await expectAccessible(page, 'a screen that does not load', page.getByText('Ops! Algo deu errado :('));
});

test('the list that all modules share, in its other states', async ({ page, signIn }) => {
  await signIn(page);
  const searching = await holdBack(page, module.search);
  await page.goto(module.path);
  await expectAccessible(page, 'loading', page.getByText('Aguarde que estamos preparando as coisas :)'));
  await searching.releaseAll();
  const table = page.getByRole('table', { name: module.label });
  const menu = page.getByRole('menu');
  await firstRow(table)
    .getByRole('button', { name: /^Ações de/ })
    .click();
  await expectAccessible(page, 'menu of a row', menu);
  await page.keyboard.press('Escape');
  await resize(page, phone.viewport);
  await press(page, 'Mais ações');
  await expectAccessibleOnPhone(page, 'menu of the list', menu);
  await page.keyboard.press('Escape');
  await resize(page, desk);

  const paging = await holdBack(page, module.search);
  await press(page, 'Próxima');
  await expectAccessible(page, 'another page under way', page.locator('table[aria-busy="true"]'));
  await paging.releaseAll();
  await expect(table).not.toHaveAttribute('aria-busy', 'true');

  await press(page, module.filter.button);
  const filter = panel(page, 'Filtrar');
  await filter.getByRole('button', { name: 'Abrir calendário' }).first().click();
  await expectAccessible(page, 'filters: calendar', page.getByRole('grid'));
  await page.keyboard.press('Escape');
  await filter.getByRole('combobox').last().click();
  await expectAccessible(page, 'filters: select', filter.getByRole('listbox'));
  await page.keyboard.press('Escape');
  await fill(filter, { [module.filter.text]: 'nada se chama assim' });
  await filter.getByRole('button', { name: 'Buscar' }).click();
  await expectAccessible(page, 'empty', page.getByText('Não encontramos nada :('));
  await breaks(page, module.search);
  await press(page, 'Limpar filtros');
  await expectAccessible(page, 'failed', page.getByRole('main').getByRole('alert'));
});

test('the panels that all modules share, in their other states', async ({ page, signIn }) => {
  const dialog = page.getByRole('dialog');
  await signIn(page);
  const table = await openModule(page, module);
  const reading = await holdBack(page, module.read);
  await openFirst(table);
  await expectAccessible(page, 'details: loading', dialog.getByText('Carregando...'));
  await reading.releaseAll();
  await expect(dialog.getByRole('button', { name: 'Editar' })).toBeVisible();
  await page.keyboard.press('Escape');
  const mend = await breaks(page, module.read);
  await chooseInFirst(page, table, 'Editar');
  await expectAccessible(page, 'edit: failed to load', dialog.getByRole('alert'));
  await close(page);
  await mend();

  const create = await openNew(page, module);
  const people = create.getByRole('combobox', { name: 'Participantes', exact: true });
  await people.click();
  await expectAccessible(page, 'form: people', create.getByRole('listbox'));
  await typeInto(people, 'ninguém');
  await expectAccessible(page, 'form: nobody found', create.getByText('Nenhum resultado encontrado.'));
  await page.keyboard.press('Escape');
  await fill(create, { [module.create.text]: 'Meio digitado' });
  await page.keyboard.press('Escape');
  await expectAccessible(page, 'form: discard?', page.getByRole('alertdialog'));
  await press(page, 'Descartar');

  await chooseInFirst(page, table, 'Excluir');
  await expect(dialog.getByText(/PERMANENTEMENTE/)).toBeVisible();
  await breaks(page, module.remove);
  await press(page, 'SIM, Remover');
  await expectAccessible(page, 'remove: failed', dialog.getByRole('alert'));
});

test('the panels of service requests alone', async ({ page, signIn }) => {
  const dialog = page.getByRole('dialog');
  const picture = (bytes: number) => ({
    name: 'foto.png',
    mimeType: 'image/png',
    buffer: Buffer.from(sampleBytes('png', bytes)),
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
  await page.getByRole('link', { name: `Detalhes de ${reference}`, exact: true }).click();
  await expectAccessible(page, 'details with all there is', dialog.getByRole('list', { name: 'Andamentos' }));
  await close(page);

  await press(page, 'Novo');
  await press(page, 'Adicionar documento');
  await typeInto(dialog.getByLabel('Eleitor'), 'ma');
  await expectAccessible(page, 'new: voters found', dialog.getByRole('option').first());
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await press(page, 'Descartar');

  await chooseInRow(page, reference, 'Trocar status');
  await dialog.getByRole('combobox', { name: 'Novo status' }).click();
  await expectAccessible(page, 'status', dialog.getByRole('listbox'));
  await page.keyboard.press('Escape');
  await close(page);
  await chooseInRow(page, reference, 'Comentar');
  await press(page, 'Salvar');
  await expectAccessible(page, 'comment: refused', dialog.getByText('Preencha este campo.'));
  await close(page);
  await chooseInRow(page, reference, 'Upload arquivo');
  const file = dialog.getByLabel('Arquivo', { exact: true });
  await file.setInputFiles(picture(1_048_577));
  await expectAccessible(page, 'upload: too large', dialog.getByText('Arquivo não pode passar de 1MB.'));
  await file.setInputFiles(picture(2000));
  const storing = await holdBack(page, { script: 'object.php', action: 'create' });
  await press(page, 'Salvar');
  await expectAccessible(page, 'upload: under way', dialog.getByRole('progressbar'));
  await storing.releaseAll();
  await expect(dialog).toBeHidden();
  await chooseInRow(page, reference, 'Criar lembrete');
  await chooseSeveral(dialog, 'Responsáveis', ['Ícaro Brandão']);
  await dialog.getByRole('radio', { name: 'Sim' }).check();
  await expectAccessible(page, 'reminder', dialog.getByText('sem celular'));
});

test('the panels of voters alone', async ({ page, signIn }) => {
  const dialog = page.getByRole('dialog');
  await signIn(page);
  const { complete, longTexts } = demoVoters;
  await openVoters(page);
  await press(page, 'Gerar Etiqueta');
  await press(page, 'Gerar etiquetas');
  await expectAccessible(page, 'labels: refused', dialog.getByText('Selecione uma opção.').first());
  await close(page);
  await filterBy(page, 'Filtrar eleitores', { Nome: longTexts.name });
  await page
    .getByRole('link', { name: `${await voterId(page, longTexts.name)} - ${longTexts.name}`, exact: true })
    .click();
  await expectAccessible(page, 'details with long texts', dialog.getByText('Última atualização'));
  await close(page);
  await filterBy(page, 'Filtrar eleitores', { Nome: complete.name });
  const row = `${await voterId(page, complete.name)} - ${complete.name}`;
  await chooseInRow(page, row, 'Novo atendimento');
  await expectAccessible(page, 'new request', dialog.getByRole('textbox', { name: 'Eleitor' }));
  await expect(dialog.getByRole('button', { name: 'Trocar eleitor' })).toHaveCount(0);
  await close(page);
  await chooseInRow(page, row, 'Enviar mensagem');
  await choose(dialog, 'Categoria', 'Cadastro eleitor');
  await dialog.getByRole('radio', { name: 'SMS' }).check();
  // The only template, so it is preselected.
  await expect(dialog.getByRole('combobox', { name: 'Modelo' })).toHaveValue(/^Boas-vindas/);
  await expect(dialog.getByRole('list', { name: 'Últimas comunicações' })).toBeVisible();
  await expectAccessible(page, 'message', dialog.getByRole('textbox', { name: 'Mensagem' }));
});

test('the form of a voter', async ({ page, signIn }) => {
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
  await press(page, 'Buscar');
  await expect(form.getByRole('list', { name: 'Endereços encontrados' })).toBeVisible();
  for (const entry of ['telefone', 'responsável', 'familiar']) await press(page, `Adicionar ${entry}`);
  await press(page, 'Salvar');
  const problems = form.getByRole('button', { name: /campos a corrigir$/ });
  await expectAccessible(page, 'refused, with similar voters and addresses found', problems);
  await form.getByRole('button', { name: /Avenida Francisco Glicério/ }).click();
  await expectAccessible(page, 'address chosen', form.getByRole('button', { name: 'Corrigir manualmente' }));
  await press(page, 'Corrigir manualmente');
  await expectAccessible(page, 'address typed', form.getByRole('combobox', { name: 'Bairro' }));
  await press(page, 'Cancelar');
  await expectAccessible(page, 'leaving', page.getByRole('alertdialog'));
  await press(page, 'Descartar');
  await page.goto('/voters/edit/999999');
  await expectAccessible(page, 'not found', title(page, 'Ops! Algo deu errado :('));
});

test('the form of a campaign, its summary and its cancellation', async ({ page, signIn }) => {
  await signIn(page);
  await page.goto('/campaigns/create');
  const form = page.getByRole('form', { name: 'Nova campanha' });
  const cost = form.getByRole('group', { name: 'Custo da campanha' });
  await fill(form, { 'Nome da campanha': 'Mutirão', 'Data de envio': '+5' });
  await choose(form, 'Horário de envio', '10:00');
  await form.getByRole('radio', { name: 'E-mail' }).check();
  await expectAccessible(page, 'an e-mail priced', cost.getByText('Custo estimado'));
  await form.getByRole('radio', { name: 'SMS' }).check();
  await fill(form, { Conteúdo: 'Atenção: '.repeat(10) });
  await expectAccessible(page, 'an SMS beyond the balance', cost.getByText(/^A conta tem hoje/));
  await press(page, 'Salvar');
  const summary = panel(page, 'Confira antes de enviar');
  await expectAccessible(page, 'summary', summary.getByRole('button', { name: 'Confirmar campanha' }));
  await breaks(page, { script: 'campaign.php', action: 'createFull' });
  await press(page, 'Confirmar campanha');
  await expectAccessible(page, 'perhaps created', form.getByRole('link', { name: /lista de campanhas/ }));
  await breaks(page, { script: 'campaign.php', action: 'searchVoters' });
  await form.getByRole('radio', { name: 'Feminino' }).check();
  await expectAccessible(page, 'not counted', cost.getByRole('button', { name: 'Contar de novo' }));

  await press(page, 'Cancelar');
  await press(page, 'Descartar');
  const table = page.getByRole('table', { name: 'Campanhas' });
  await chooseInFirst(page, table, 'Cancelar');
  const dialog = page.getByRole('dialog');
  await expectAccessible(page, 'cancellation', dialog.getByText(/não será estornado\.$/));
});

test('notices, blocked buttons and the end of a session', async ({ page, signIn }) => {
  await signIn(page, 'basic');
  await openAppointments(page);
  await page.getByRole('button', { name: 'Novo', exact: true }).focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  const reason = page.getByText('Você não tem permissão para cadastrar compromissos.');
  await expectAccessible(page, 'a blocked button and why', reason);

  await openCalls(page);
  await press(page, 'Nova');
  await fill(panel(page, 'Nova ligação'), { 'Quem ligou': 'Dona Zuleica', Assunto: 'Pede retorno.' });
  await press(page, 'Salvar');
  await expectAccessible(page, 'a notice', page.getByText(/^A ligação LI-\d+ foi criada!$/));

  await page.context().clearCookies();
  await page.clock.install();
  await page.goto('/auth/login?voltar=%2Fappointments%2Flist');
  await signInThroughForm(page, demoAccounts.trial);
  await expect(page.getByText('Bem-vindo ao módulo de compromissos')).toBeVisible();
  await page.clock.fastForward('13:00:00');
  const cover = panel(page, 'Oops. Parece que você não esta mais logado!');
  await expectAccessible(page, 'the end of a session', cover);
});

test('the pages open to everybody have larger letters', async ({ page }) => {
  await setLetters(page, large);
  for (const [path, size] of [
    ['/auth/login', 20],
    ['/onboarding/start', 20],
    ['/acessibilidade', 20],
    [licence, 20],
    [invoice, 21.25],
    [invitation, 21.25],
  ] as const) {
    await page.goto(path);
    await expect(title(page, /./)).toBeVisible();
    // Its heading may be rendered before the page is complete: measure the final one.
    await expect(page.getByRole('main'), path).toHaveCSS('font-size', `${size}px`);
  }
  await setLetters(page, usual);
});

test('no field of the forms open to everybody has the focus under a bar', async ({ page }) => {
  for (const path of ['/onboarding/start', licence]) {
    await page.goto(path);
    const form = page.getByRole('main');
    await expect(form.getByRole('textbox').first()).toBeVisible();
    await expectFocusInSight(page, form, path);
  }
});
