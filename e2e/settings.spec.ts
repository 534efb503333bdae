import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { optionsOf } from './support/api';
import { expect, signInThroughForm, test } from './support/fixtures';
import { tabTo } from './support/keyboard';
import { demoVoters } from '@mocks/modules/voters/demoVoters';
import { openerIn } from './support/modules';
import { choose, fill, lookUp, openServices, panel } from './support/steps';
import { typeInto } from './support/hands';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const row = (page: Page, name: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: `Editar ${name}`, exact: true }) });

test('a status made in the settings is used at once by a request in another tab, and then stays', async ({
  page,
  context,
  signIn,
}) => {
  await signIn(page);
  await openServices(page);
  await press(page, 'Novo');
  const form = panel(page, 'Novo atendimento');
  await form.getByRole('combobox', { name: 'Status', exact: true }).click();
  await expect(form.getByRole('option', { name: 'Aberto', exact: true })).toBeVisible();
  await expect(form.getByRole('option', { name: 'Em vistoria', exact: true })).toBeHidden();
  await page.keyboard.press('Escape');

  const settings = await context.newPage();
  await settings.goto('/settings');
  await settings.getByRole('link', { name: 'Configurar Status de atendimento' }).click();
  await press(settings, 'Adicionar status');
  const status = panel(settings, 'Novo status');
  await fill(status, { Nome: 'Em vistoria' });
  await status.getByRole('radio', { name: 'Uva' }).check();
  await press(settings, 'Salvar');
  await expect(settings.getByText('O status Em vistoria foi criado!')).toBeVisible();
  await expect(row(settings, 'Em vistoria')).toContainText('Uva · Não é utilizada ainda');

  await page.bringToFront();
  const [category] = await optionsOf(page, 'treatmentCategoryList');
  const [origin] = await optionsOf(page, 'treatmentOriginList');
  const [office] = await optionsOf(page, 'officeList');
  await lookUp(form, 'Eleitor', 'aurélia', demoVoters.complete.name);
  await choose(form, 'Status', 'Em vistoria');
  await choose(form, 'Categoria', category.name);
  await choose(form, 'Origem', origin.name);
  await choose(form, 'Escritório', office.name);
  await fill(form, { Descrição: 'Vistoria da praça.' });
  await form.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText(/^O atendimento AT-\d+ foi criado!$/)).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Em vistoria' })).toBeVisible();

  await settings.reload();
  await expect(row(settings, 'Em vistoria')).toContainText('Usando em 1 atendimento(s)');
  const removal = row(settings, 'Em vistoria').getByRole('button', { name: 'Excluir Em vistoria' });
  await expect(removal).toHaveAttribute('title', 'Remova os atendimentos vinculados antes de excluir');
});

test('a new user may do what was picked, sees no settings, and is out once inactivated', async ({
  page,
  browser,
  demo,
  signIn,
}) => {
  await signIn(page);
  await page.goto('/settings/user');
  await press(page, 'Adicionar usuário');
  const form = panel(page, 'Novo usuário');
  await fill(form, { Nome: 'Ana Lima', 'E-mail': 'ana.lima@gabinete.example' });
  await choose(form, 'Cargo', 'Assessor(a)');
  await choose(form, 'Escritório', 'Gabinete itinerante');
  await form.getByRole('button', { name: 'Gerar senha' }).click();
  const made = form.getByLabel('Senha', { exact: true });
  await expect(made).not.toHaveValue('');
  const password = await made.inputValue();
  await typeInto(form.getByRole('searchbox', { name: 'Buscar permissão' }), 'cadastrar ligações');
  await form.getByRole('checkbox', { name: /^Cadastrar ligações/ }).check();
  await press(page, 'Salvar');
  await expect(page.getByText('O usuário Ana Lima foi criado!')).toBeVisible();

  // Her own browser.
  const hers = await browser.newContext({ baseURL: demo.url, locale: 'pt-BR' });
  const ana = await hers.newPage();
  await ana.goto('/auth/login');
  await signInThroughForm(ana, { email: 'ana.lima@gabinete.example', password });
  await ana.waitForURL('**/dashboard');
  await press(ana, 'Mais');
  await expect(ana.getByRole('link', { name: 'Ligação' })).toBeVisible();
  await expect(ana.getByRole('link', { name: 'Configurações' })).toBeHidden();
  await ana.goto('/settings/user');
  await expect(ana).toHaveURL('/forbidden');
  await ana.goto('/voters/list');
  await expect(ana.getByRole('button', { name: 'Novo', exact: true })).toHaveAttribute(
    'title',
    'Você não tem permissão para cadastrar pessoas.',
  );
  await ana.goto('/phonecalls/list');
  const create = ana.getByRole('button', { name: 'Nova', exact: true });
  await expect(create).toBeVisible();
  await expect(create).not.toHaveAttribute('aria-disabled', 'true');

  await typeInto(page.getByRole('searchbox'), 'ana.lima');
  await press(page, 'Inativar Ana Lima');
  await press(page, 'SIM, Inativar');
  await expect(page.getByText('O usuário Ana Lima foi inativado!')).toBeVisible();
  await expect(row(page, 'Ana Lima')).toContainText('Inativo · Básico');

  // Her next request.
  await openerIn(ana.getByRole('row').nth(1)).click();
  await expect(ana.getByRole('link', { name: 'Entrar' })).toBeVisible();
  await ana.goto('/phonecalls/list');
  await expect(ana).toHaveURL(/^[^?]+\/auth\/login/);
  await hers.close();
});

test('a list of the settings without a mouse: added to, changed, deleted', async ({ page, signIn }) => {
  await signIn(page);
  await page.goto('/settings/service-origin');
  await expect(page.getByRole('list', { name: 'Origens de atendimento' })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Adicionar origem' }));
  await page.keyboard.press('Enter');
  await expect(panel(page, 'Nova origem').getByRole('textbox', { name: 'Nome' })).toBeFocused();
  await page.keyboard.type('Feira livre');
  await page.keyboard.press('Enter');
  await expect(page.getByText('A origem Feira livre foi criada!')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Adicionar origem' })).toBeFocused();
  const edit = page.getByRole('button', { name: 'Editar Feira livre' });
  await tabTo(page, edit);
  await page.keyboard.press('Enter');
  await expect(panel(page, 'Editar origem').getByRole('textbox', { name: 'Nome' })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('Feira');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('A origem Feira foi atualizada!')).toBeVisible();
  await expect(panel(page, 'Editar origem')).toBeHidden();
  await tabTo(page, page.getByRole('button', { name: 'Excluir Feira' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'SIM, Remover' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('A origem Feira foi removida!')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test.describe('by axe', () => {
  test('the panels of the settings have nothing for axe to find, also refused', async ({ page, signIn }) => {
    await signIn(page);
    for (const [path, name] of [
      ['/settings/service-status?panel=create', 'Novo status'],
      ['/settings/user?panel=create', 'Novo usuário'],
      ['/settings/user?panel=password&id=2', 'Trocar senha'],
      ['/settings/user?panel=status&id=2', 'Inativar usuário'],
    ] as const) {
      await page.goto(path);
      const open = panel(page, name);
      await expect(open).toBeVisible();
      const save = open.getByRole('button', { name: 'Salvar', exact: true });
      if (await save.isVisible()) await save.click();
      await expectAccessible(page, name, open);
    }
  });
});
