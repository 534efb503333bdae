import { demoAccounts } from '@mocks/seed/accounts';
import { expectAccessible } from './support/accessibility';
import { expect, signInThroughForm, test } from './support/fixtures';
import { chooseInFirst, firstRow, formOf, modules, openFirst, openModule, openNew } from './support/modules';
import { expectBlocked, openAppointments, panel } from './support/steps';

const may = (deed: string) => `Você não tem permissão para ${deed}.`;

test('the basic profile may look at every module, and is told what else it may not do', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'basic');
  for (const module of modules) {
    const table = await openModule(page, module);
    for (const [name, deed] of module.blocked.header) {
      await expectBlocked(page.getByRole('button', { name, exact: true }), may(deed));
    }
    await firstRow(table)
      .getByRole('button', { name: /^Ações de/ })
      .click();
    for (const [name, deed] of module.blocked.row) {
      await expectBlocked(page.getByRole('menuitem', { name, exact: true }), may(deed));
    }
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await openFirst(table);
    const details = page.getByRole('dialog');
    await expect(details.getByRole('button', { name: 'Editar' })).toBeVisible();
    for (const [name, deed] of module.blocked.details) {
      await expectBlocked(details.getByRole('button', { name }), may(deed));
    }
    await expect(details.getByRole('button', { name: 'Editar' })).toBeVisible();
  }
});

test('what the basic profile may do, it does: calls, reminders, messages', async ({ page, signIn }) => {
  await signIn(page, 'basic');
  for (const module of modules) {
    const table = await openModule(page, module);
    const isBlocked = (name: string) =>
      [...module.blocked.row, ...module.blocked.header].some(([blocked]) => blocked === name);
    if (!isBlocked(module.create.button)) {
      const form = await openNew(page, module);
      await form.getByRole('button', { name: 'Cancelar' }).click();
    }
    if (!isBlocked('Editar')) {
      await chooseInFirst(page, table, 'Editar');
      const form = formOf(page, module.edit);
      await expect(form.getByRole('textbox', { name: module.edit.text, exact: true })).toBeVisible();
      await form.getByRole('button', { name: 'Cancelar' }).click();
    }
    if (module.path === '/services/list' || module.path === '/voters/list') {
      await chooseInFirst(page, table, 'Criar lembrete');
      const reminder = panel(page, 'Criar lembrete');
      await reminder.getByRole('button', { name: 'Salvar' }).click();
      await expect(page.getByText('Lembrete criado!').last()).toBeVisible();
      await expect(reminder).toBeHidden();
    }
    if (module.path === '/voters/list') {
      await openFirst(table);
      await page.getByRole('dialog').getByRole('button', { name: 'Enviar mensagem' }).click();
      const message = panel(page, 'Comunicação com eleitor');
      await expect(message.getByRole('combobox', { name: 'Categoria' })).toBeFocused();
    }
  }
  for (const path of ['/voters/create', '/voters/edit/1']) {
    await page.goto(path);
    await expect(page).toHaveURL('/forbidden');
  }
});

test('the basic profile learns why a button is blocked without a mouse', async ({ page, signIn }) => {
  await signIn(page, 'basic');
  await openAppointments(page);
  const create = page.getByRole('button', { name: 'Novo', exact: true });
  await page.getByRole('button', { name: 'Filtrar compromissos' }).focus();
  await page.keyboard.press('Tab');
  await expect(create).toBeFocused();
  const reason = page.getByText(may('cadastrar compromissos'));
  await expect(reason).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(reason).toBeHidden();
});

test('a client on trial is welcomed to every module and may start', async ({ page, signIn }) => {
  await signIn(page, 'trial');
  for (const module of modules) {
    await page.goto(module.path);
    await expect(page.getByRole('heading', { name: module.welcome.title })).toBeVisible();
    await expectAccessible(page, `${module.label}: welcome`);
    await page.getByRole('button', { name: module.welcome.start }).click();
    const [role, name] = module.create.required[0];
    await expect(formOf(page, module.create).getByRole(role, { name, exact: true })).toBeFocused();
  }
});

test('a client on trial sees the list once there is something in it, and no welcome for a search', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'trial');
  await page.goto('/phonecalls/list');
  await page.getByRole('button', { name: 'Filtrar ligações' }).click();
  await panel(page, 'Filtrar').getByRole('textbox', { name: 'Assunto' }).fill('qualquer');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Não encontramos nada :(' })).toBeVisible();
  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  await page.getByRole('button', { name: 'Começar, Cadastrar ligação' }).click();
  const form = panel(page, 'Nova ligação');
  await form.getByRole('textbox', { name: 'Quem ligou' }).fill('Primeira pessoa');
  await form.getByRole('textbox', { name: 'Assunto' }).fill('Primeiro recado');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(/^A ligação LI-\d+ foi criada!$/)).toBeVisible();
  await expect(page.getByRole('table', { name: 'Ligações' }).getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ligações · 1');
});

test('a person on trial who may not create is told so on the welcome screens', async ({ page }) => {
  await page.route('**/api/login.php', async (route) => {
    if (route.request().headers().action !== 'login') return route.fallback();
    const response = await route.fetch();
    const session = (await response.json()) as { user: object };
    await route.fulfill({ json: { ...session, user: { ...session.user, profileId: 2 }, rules: [] } });
  });
  await page.goto('/auth/login');
  await signInThroughForm(page, demoAccounts.trial);
  await expect(page).toHaveURL('/dashboard');
  for (const { path, welcome } of modules) {
    await page.goto(path);
    await expectBlocked(page.getByRole('button', { name: welcome.start }), may(welcome.deed));
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});
