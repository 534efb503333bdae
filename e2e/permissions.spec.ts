import { demoAccounts } from '@mocks/seed/accounts';
import { expect, signInThroughForm, test } from './support/fixtures';
import { expectBlocked, openAppointments, openCalls, panel } from './support/steps';

test.describe('the basic profile', () => {
  test('may look at appointments, and is told what else it may not do', async ({ page, signIn }) => {
    await signIn(page, 'basic');
    const table = await openAppointments(page);
    await expectBlocked(
      page.getByRole('button', { name: 'Novo', exact: true }),
      'Você não tem permissão para cadastrar compromissos.',
    );
    await expectBlocked(
      page.getByRole('button', { name: 'Download Excel (.csv)' }),
      'Você não tem permissão para exportar compromissos.',
    );
    await expectBlocked(
      page.getByRole('button', { name: 'Imprimir resultados' }),
      'Você não tem permissão para imprimir compromissos.',
    );
    await table
      .getByRole('button', { name: /^Ações de/ })
      .first()
      .click();
    for (const [item, deed] of [
      ['Editar', 'editar'],
      ['Copiar', 'cadastrar'],
      ['Excluir', 'excluir'],
    ] as const) {
      await expectBlocked(
        page.getByRole('menuitem', { name: item }),
        `Você não tem permissão para ${deed} compromissos.`,
      );
    }
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('Escape');

    await table.getByRole('button', { name: /^AG-/ }).first().click();
    const details = page.getByRole('dialog', { name: /^Compromisso AG-/ });
    await expectBlocked(
      details.getByRole('button', { name: 'Editar' }),
      'Você não tem permissão para editar compromissos.',
    );
    await expect(details).toBeVisible();
  });

  test('may write down and edit calls, but neither remove nor export them', async ({ page, signIn }) => {
    await signIn(page, 'basic');
    const table = await openCalls(page);
    await expectBlocked(
      page.getByRole('button', { name: 'Download Excel (.csv)' }),
      'Você não tem permissão para exportar ligações.',
    );
    await table
      .getByRole('button', { name: /^Ações de/ })
      .first()
      .click();
    await expectBlocked(
      page.getByRole('menuitem', { name: 'Excluir' }),
      'Você não tem permissão para excluir ligações.',
    );
    await page.getByRole('menuitem', { name: 'Editar' }).click();
    await expect(panel(page, 'Editar ligação').getByRole('textbox', { name: 'Quem ligou' })).toBeFocused();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Nova', exact: true }).click();
    await expect(panel(page, 'Nova ligação')).toBeVisible();
  });

  test('learns why a button is blocked without a mouse', async ({ page, signIn }) => {
    await signIn(page, 'basic');
    await openAppointments(page);
    const create = page.getByRole('button', { name: 'Novo', exact: true });
    await page.getByRole('button', { name: 'Filtrar compromissos' }).focus();
    await page.keyboard.press('Tab');
    await expect(create).toBeFocused();
    const reason = page.getByText('Você não tem permissão para cadastrar compromissos.');
    await expect(reason).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(reason).toBeHidden();
  });
});

test('a person on trial who may not create is told so on the welcome screens', async ({ page }) => {
  await page.route('**/api/login.php', async (route) => {
    if (route.request().headers().action !== 'login') return route.fallback();
    const response = await route.fetch();
    const session = (await response.json()) as { user: object };
    await route.fulfill({ json: { ...session, user: { ...session.user, profileId: 2 }, rules: [] } });
  });
  await page.goto('/auth/login?voltar=%2Fappointments%2Flist');
  await signInThroughForm(page, demoAccounts.trial);
  await expectBlocked(
    page.getByRole('button', { name: 'Começar, Cadastrar compromisso' }),
    'Você não tem permissão para cadastrar compromissos.',
  );
  await page.goto('/phonecalls/list');
  await expectBlocked(
    page.getByRole('button', { name: 'Começar, Cadastrar ligação' }),
    'Você não tem permissão para cadastrar ligações.',
  );
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a client on trial is welcomed to both modules, until there is something to list', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'trial');
  await page.goto('/appointments/list');
  await expect(page.getByRole('heading', { name: 'Bem-vindo ao módulo de compromissos' })).toBeVisible();
  await page.getByRole('button', { name: 'Filtrar compromissos' }).click();
  await panel(page, 'Filtrar').getByRole('textbox', { name: 'Assunto' }).fill('qualquer');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Não encontramos nada :(' })).toBeVisible();

  await page.goto('/phonecalls/list');
  await expect(page.getByRole('heading', { name: 'Bem-vindo ao módulo de ligações' })).toBeVisible();
  await page.getByRole('button', { name: 'Começar, Cadastrar ligação' }).click();
  const form = panel(page, 'Nova ligação');
  await form.getByRole('textbox', { name: 'Quem ligou' }).fill('Primeira pessoa');
  await form.getByRole('textbox', { name: 'Assunto' }).fill('Primeiro recado');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(/^A ligação LI-\d+ foi criada!$/)).toBeVisible();
  await expect(page.getByRole('table', { name: 'Ligações' }).getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ligações · 1');
});
