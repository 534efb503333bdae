import { demoAccounts, demoLinks } from '@mocks/seed/accounts';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScrolling } from './support/accessibility';
import { expectFailingCalls, holdBack, onCall, type Call } from './support/faults';
import { expect, signInThroughForm, test } from './support/fixtures';
import { chooseInRow, fill, openAppointments, openCalls, panel, phone } from './support/steps';

/*
 * Every screen, panel, menu and message by axe (WCAG 2.2 AA, contrast included): light and dark, at a desk and on a
 * phone; and, on the phone, squeezed to 320 pixels.
 */

test.describe.configure({ mode: 'parallel' });

const sizes = [
  { size: 'at a desk', use: { viewport: { width: 1440, height: 900 } }, isPhone: false },
  { size: 'on a phone', use: { viewport: phone.viewport, hasTouch: true }, isPhone: true },
];

/** Whatever a call of this script answers is a failure of the server. */
const breaks = (page: Page, call: Call) =>
  onCall(page, call, (route) => route.fulfill({ status: 500, json: {} }));

for (const { size, use, isPhone } of sizes) {
  test.describe(size, () => {
    test.use(use);

    const check = async (page: Page, state: string) => {
      await expectAccessible(page, state);
      if (isPhone) await expectNoSidewaysScrolling(page, state);
    };

    test('the entrance', async ({ page, problems }) => {
      expectFailingCalls(problems);
      const title = page.getByRole('heading', { level: 1 });
      await page.goto('/');
      await expect(title).toBeVisible();
      await check(page, 'home');
      await page.goto('/auth/login');
      await expect(title).toHaveText('Entrar');
      await check(page, 'sign-in: e-mail');
      await page.getByRole('button', { name: 'Continuar' }).click();
      await expect(page.getByText('Informe seu e-mail.')).toBeVisible();
      await check(page, 'sign-in: no e-mail');
      await fill(page, { 'E-mail': demoAccounts.shared.email });
      await page.getByRole('button', { name: 'Continuar' }).click();
      await expect(title).toHaveText('Escolha a conta');
      await check(page, 'sign-in: accounts');
      await page.getByRole('listitem').getByRole('button').first().click();
      await page.getByLabel('Senha', { exact: true }).fill('errada');
      const entering = await holdBack(page, { script: 'login.php', action: 'login' });
      await page.getByRole('button', { name: 'Entrar' }).click();
      await expect(page.getByRole('button', { name: 'Entrando...' })).toBeVisible();
      await check(page, 'sign-in: under way');
      await entering.releaseAll();
      await expect(page.getByText('Senha incorreta.')).toBeVisible();
      await check(page, 'sign-in: wrong password');
      await breaks(page, { script: 'login.php', action: 'login' });
      await page.getByRole('button', { name: 'Entrar' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await check(page, 'sign-in: failed');

      await page.goto('/auth/forgot-password');
      await expect(title).toHaveText('Esqueceu a senha?');
      await check(page, 'recovery');
      await fill(page, { 'E-mail': demoAccounts.basic.email });
      await page.getByRole('button', { name: 'Enviar instruções' }).click();
      await expect(title).toHaveText('Verifique seu e-mail');
      await check(page, 'recovery: sent');
      await page.goto(`/auth/reset-password/${demoLinks.validReset}`);
      await expect(title).toHaveText('Redefina sua senha');
      await page.getByLabel('Nova senha', { exact: true }).fill('uma');
      await page.getByLabel('Confirme a nova senha', { exact: true }).fill('outra');
      await page.getByRole('button', { name: 'Alterar senha' }).click();
      await expect(page.getByText('As senhas não são iguais.')).toBeVisible();
      await check(page, 'reset: refused');
      const checking = await holdBack(page, { script: 'conta.php', action: 'check_token_recover_password' });
      await page.goto(`/auth/reset-password/${demoLinks.expiredReset}`);
      await expect(page.getByText('Carregando...')).toBeVisible();
      await check(page, 'reset: loading');
      await checking.releaseAll();
      await expect(page.getByText('Ops! Token expirou ou não existe')).toBeVisible();
      await check(page, 'reset: expired');

      await page.goto('/onboarding/start');
      await expect(title).toHaveText('Crie sua conta');
      await check(page, 'trial');
      await page.getByRole('button', { name: 'Criar conta' }).click();
      await expect(page.getByRole('textbox', { name: 'Nome' })).toHaveAttribute('aria-invalid', 'true');
      await check(page, 'trial: refused');
      await page.goto('/onboarding/welcome');
      await expect(title).toHaveText('Boas-vindas ao Tribuna!');
      await check(page, 'trial: welcome');

      for (const path of ['/forbidden', '/nao/existe']) {
        await page.goto(path);
        await expect(title).toBeVisible();
        await check(page, path);
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
        await check(page, path);
      }
      await page.getByRole('radio', { name: /^Anual/ }).check();
      await page.getByRole('textbox', { name: 'Cpf' }).fill('11111111111');
      await page.getByRole('button', { name: 'Gerar Boleto' }).click();
      await expect(page.getByText('Este CPF não é válido. Confira os números digitados.')).toBeVisible();
      await check(page, 'licence: refused');

      for (const [call, path] of [
        [invitation, `/appointment/${demoLinks.activeAppointment}`],
        [billing, `/invoice/open/${demoLinks.openInvoice}`],
        [billing, `/invoice/use-license/${demoLinks.newClient}`],
      ] as const) {
        const reading = await holdBack(page, call);
        await page.goto(path);
        await expect(page.getByText('Aguarde que estamos preparando as coisas :)')).toBeVisible();
        await check(page, `${path}: loading`);
        await reading.releaseAll();
        const mend = await breaks(page, call);
        await page.reload();
        await expect(page.getByRole('alert')).toBeVisible();
        await check(page, `${path}: failed`);
        await mend();
      }
    });

    test('the shell: dashboard, menus, forbidden, not found, broken', async ({ page, problems, signIn }) => {
      expectFailingCalls(problems);
      problems.expect(/dynamically imported module/);
      await signIn(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Olá, Helena!');
      await check(page, 'dashboard');
      for (const name of ['Mais', 'Ajuda', 'Sua conta']) {
        const button = page.getByRole('banner').getByRole('button', { name, exact: true });
        await button.click();
        await expect(button).toHaveAttribute('aria-expanded', 'true');
        await check(page, `menu ${name}`);
        await page.keyboard.press('Escape');
      }
      await page.goto('/settings');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Configurações: em construção');
      await check(page, 'under construction');
      await page.route('**/assets/CallsScreen-*.js', (route) => route.abort('internetdisconnected'));
      await page.goto('/phonecalls/list');
      await expect(page.getByRole('alert')).toContainText('Ops! Algo deu errado :(');
      await check(page, 'a screen that does not load');
    });

    for (const { module, script, open, filters, create, form, refusedFields } of [
      {
        module: 'appointments',
        script: 'compromisso.php',
        open: openAppointments,
        filters: 'Filtrar compromissos',
        create: 'Novo',
        form: 'Novo compromisso',
        refusedFields: ['Assunto'],
      },
      {
        module: 'calls',
        script: 'telefonema.php',
        open: openCalls,
        filters: 'Filtrar ligações',
        create: 'Nova',
        form: 'Nova ligação',
        refusedFields: ['Quem ligou', 'Assunto'],
      },
    ]) {
      const search = { script, action: 'search' };
      const details = { script, action: 'getDetails' };

      test(`${module}: the list in all its states`, async ({ page, problems, signIn }) => {
        expectFailingCalls(problems);
        await signIn(page);
        const searching = await holdBack(page, search);
        await page.goto(`/${module === 'calls' ? 'phonecalls' : module}/list`);
        await expect(page.getByText('Aguarde que estamos preparando as coisas :)')).toBeVisible();
        await check(page, 'loading');
        await searching.releaseAll();
        const table = await open(page);
        await check(page, 'rows');
        await table
          .getByRole('button', { name: /^Ações de/ })
          .first()
          .click();
        await expect(page.getByRole('menu')).toBeVisible();
        await check(page, 'menu of a row');
        await page.keyboard.press('Escape');
        if (isPhone) {
          await page.getByRole('button', { name: 'Mais ações' }).click();
          await expect(page.getByRole('menu')).toBeVisible();
          await check(page, 'menu of the list');
          await page.keyboard.press('Escape');
        }

        const paging = await holdBack(page, search);
        await page.getByRole('button', { name: 'Próxima' }).click();
        await expect(table).toHaveAttribute('aria-busy', 'true');
        await check(page, 'another page under way');
        await paging.releaseAll();
        await expect(table).not.toHaveAttribute('aria-busy', 'true');

        const openFilter = async () => {
          if (!isPhone) return page.getByRole('button', { name: filters }).click();
          await page.getByRole('button', { name: 'Mais ações' }).click();
          await page.getByRole('menuitem', { name: filters }).click();
        };
        await openFilter();
        const filter = panel(page, 'Filtrar');
        await expect(filter).toBeVisible();
        await check(page, 'filters');
        await filter.getByRole('button', { name: 'Abrir calendário' }).first().click();
        await expect(page.getByRole('dialog', { name: /^Calendário/ }).getByRole('grid')).toBeVisible();
        await check(page, 'filters: calendar');
        await page.keyboard.press('Escape');
        await filter.getByRole('combobox').last().click();
        await expect(filter.getByRole('listbox')).toBeVisible();
        await check(page, 'filters: select');
        await page.keyboard.press('Escape');
        await fill(filter, { Assunto: 'nada se chama assim' });
        await filter.getByRole('button', { name: 'Buscar' }).click();
        await expect(page.getByText('Não encontramos nada :(')).toBeVisible();
        await check(page, 'empty');
        const mend = await breaks(page, search);
        await page.getByRole('button', { name: 'Limpar filtros' }).click();
        await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
        await check(page, 'failed');
        await mend();
      });

      test(`${module}: the panels in all their states`, async ({ page, problems, signIn }) => {
        expectFailingCalls(problems);
        await signIn(page);
        const table = await open(page);
        const first = table.getByRole('button', { name: /^(AG|LI)-\d+$/ }).first();
        const reference = (await first.innerText()).trim();

        const loading = await holdBack(page, details);
        await first.click();
        const dialog = page.getByRole('dialog');
        await expect(dialog.getByText('Carregando...')).toBeVisible();
        await check(page, 'details: loading');
        await loading.releaseAll();
        await expect(dialog.getByRole('button', { name: 'Editar' })).toBeVisible();
        await check(page, 'details');
        await page.keyboard.press('Escape');
        const mend = await breaks(page, details);
        await chooseInRow(page, reference, 'Editar');
        await expect(dialog.getByRole('alert')).toBeVisible();
        await check(page, 'edit: failed to load');
        await mend();
        await dialog.getByRole('button', { name: 'Tentar de novo' }).click();
        await expect(dialog.getByRole('textbox', { name: 'Assunto' })).toBeVisible();
        await check(page, 'edit');
        await page.keyboard.press('Escape');

        await page.getByRole('button', { name: create, exact: true }).click();
        const empty = panel(page, form);
        await empty.getByRole('button', { name: 'Salvar' }).click();
        for (const name of refusedFields) {
          await expect(empty.getByRole('textbox', { name })).toHaveAttribute('aria-invalid', 'true');
        }
        await check(page, 'form: refused');
        const people = empty.getByRole('combobox', { name: /^(Participantes|Com quem deseja falar)$/ });
        await people.click();
        await expect(empty.getByRole('listbox')).toBeVisible();
        await check(page, 'form: people');
        await people.fill('ninguém');
        await expect(empty.getByText('Nenhum resultado encontrado.')).toBeVisible();
        await check(page, 'form: nobody found');
        await page.keyboard.press('Escape');
        await fill(empty, { Assunto: 'Meio digitado' });
        await page.keyboard.press('Escape');
        await expect(page.getByRole('alertdialog')).toBeVisible();
        await check(page, 'form: discard?');
        await page.getByRole('button', { name: 'Descartar' }).click();

        await chooseInRow(page, reference, 'Excluir');
        await expect(dialog.getByText(/PERMANENTEMENTE/)).toBeVisible();
        await check(page, 'remove');
        await breaks(page, { script, action: module === 'calls' ? 'deletar' : 'delete' });
        await dialog.getByRole('button', { name: 'SIM, Remover' }).click();
        await expect(dialog.getByRole('alert')).toBeVisible();
        await check(page, 'remove: failed');
      });
    }

    test('notices, blocked buttons, welcome screens and the end of a session', async ({
      page,
      problems,
      signIn,
    }) => {
      expectFailingCalls(problems);
      await signIn(page, 'basic');
      await openAppointments(page);
      await page.getByRole('button', { name: 'Novo', exact: true }).focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      await expect(page.getByText('Você não tem permissão para cadastrar compromissos.')).toBeVisible();
      await check(page, 'a blocked button and why');

      await openCalls(page);
      await page.getByRole('button', { name: 'Nova', exact: true }).click();
      const form = panel(page, 'Nova ligação');
      await fill(form, { 'Quem ligou': 'Dona Zuleica', Assunto: 'Pede retorno.' });
      await form.getByRole('button', { name: 'Salvar' }).click();
      await expect(page.getByText(/^A ligação LI-\d+ foi criada!$/)).toBeVisible();
      await check(page, 'a notice');

      await page.context().clearCookies();
      await page.clock.install();
      await page.goto('/auth/login?voltar=%2Fappointments%2Flist');
      await signInThroughForm(page, demoAccounts.trial);
      await expect(page.getByText('Bem-vindo ao módulo de compromissos')).toBeVisible();
      await check(page, 'appointments: welcome');
      await page.goto('/phonecalls/list');
      await expect(page.getByText('Bem-vindo ao módulo de ligações')).toBeVisible();
      await check(page, 'calls: welcome');
      await page.clock.fastForward('13:00:00');
      await expect(panel(page, 'Oops. Parece que você não esta mais logado!')).toBeVisible();
      await check(page, 'the end of a session');
    });
  });
}
