import type { Database } from '@mocks/db';
import { demoAccounts, demoLinks } from '@mocks/seed/accounts';
import { formatDate, today } from '@/formats/dates';
import { freePort } from '../scripts/support/demo.mjs';
import { openDemo, type DemoServer } from './support/demoServer';
import {
  download,
  downloadText,
  expect,
  knowSessions,
  signInThroughForm,
  test as base,
} from './support/fixtures';
import { chooseInFirst, formOf, leadingOn, modules, openFirst, openModule } from './support/modules';
import { digits, endless, expectNoOverflow, forbidScripts, lengthen } from './support/hostile';
import { startStaticHost } from './support/otherOrigin';
import {
  choose,
  chooseInRow,
  chooseSeveral,
  fill,
  filterBy,
  noticedReference,
  openAppointments,
  openCalls,
  panel,
} from './support/steps';
import { typeInto } from './support/hands';

/* The app on one origin and the API on another, with replies typical of PHP: numbers and booleans as text. */

interface Installation {
  app: Awaited<ReturnType<typeof startStaticHost>>;
  api: DemoServer & { db: Database };
}

const test = base.extend<{ installation: Installation }>({
  installation: async ({ demoOptions }, use) => {
    const port = await freePort();
    const api = await openDemo(['--php', '--origin', `http://127.0.0.1:${port}`, ...demoOptions]);
    const app = await startStaticHost(api.url, port);
    await use({ app, api });
    await app.stop();
    await api.stop();
  },
  demo: async ({ installation: { app, api } }, use) => {
    knowSessions(api.db);
    await use({ ...api, url: app.url });
  },
  ownOrigins: async ({ installation: { app, api } }, use) => use([app.url, api.url]),
});

test('the staff’s work: signing in, an appointment, exports, signing out', async ({ page, installation }) => {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).origin));
  await page.goto('/auth/login');
  await signInThroughForm(page, demoAccounts.administrator);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Olá, Helena!');

  const appointments = await openAppointments(page);
  const row = appointments.getByRole('row').last();
  // '0' and '1' are PHP's false and true.
  await filterBy(page, 'Filtrar compromissos', { Assunto: 'Caminhada pela Lagoa do Taquaral' });
  await expect(row).toContainText('Cancelado');
  await page.getByRole('button', { name: 'Novo', exact: true }).click();
  const form = panel(page, 'Novo compromisso');
  await fill(form, { Assunto: 'Entre duas origens', Descrição: 'Ação, coração' });
  await choose(form, 'Horário de início', '09:00');
  await choose(form, 'Horário de término', '10:00');
  await chooseSeveral(form, 'Participantes', ['Bruno Tavares']);
  await form.getByRole('combobox', { name: 'Notificar participantes?' }).selectOption('Sim');
  await form.getByRole('button', { name: 'Salvar', exact: true }).click();
  const reference = await noticedReference(page, /^O compromisso AG-\d+ foi criado!$/);

  await filterBy(page, 'Filtrar compromissos', { Referência: reference });
  // Until the response, the previous rows are shown.
  await expect(row).toContainText(reference);
  await row.click();
  const details = panel(page, `Compromisso ${reference}`);
  await expect(details.getByText('Ativo', { exact: true })).toBeVisible();
  await expect(details.getByRole('listitem')).toContainText('Bruno Tavares');
  await details.getByRole('button', { name: 'Editar' }).click();
  const edit = panel(page, 'Editar compromisso');
  await expect(edit.getByRole('combobox', { name: 'Notificar participantes?' })).toHaveText(/Sim/);
  await fill(edit, { Assunto: 'Entre duas origens, outra vez' });
  await edit.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(edit).toBeHidden();
  await expect(details).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(row).toContainText('Entre duas origens, outra vez');
  const csv = await download(page, page.getByRole('button', { name: 'Download Excel (.csv)' }));
  const day = formatDate(today());
  expect(await downloadText(csv)).toContain(
    `"${reference}";"Entre duas origens, outra vez";"${day} 09:00";"${day} 10:00";"Ação, coração";`,
  );
  await chooseInRow(page, reference, 'Excluir');
  await page.getByRole('button', { name: 'SIM, Remover' }).click();
  await expect(page.getByText(`O compromisso ${reference} foi removido!`)).toBeVisible();

  // The session survives a reload, and signing out works on the other origin too.
  await openCalls(page);
  await page.reload();
  await expect(page.getByRole('table')).toBeVisible();
  await page.getByRole('button', { name: 'Sua conta' }).click();
  const told = page.waitForResponse((response) => response.request().headers().action === 'logout');
  await page.getByRole('link', { name: 'Sair' }).click();
  expect((await told).status()).toBe(200);
  await expect(page).toHaveURL('/');
  expect([...asked].sort()).toEqual([installation.app.url, installation.api.url].sort());
  expect(installation.app.settings()).toBeGreaterThan(0);
});

/*
 * Every module reads PHP replies, in rows, record and form, and its layout holds with texts longer than any form
 * allows, which look like code.
 */
for (const module of modules) {
  test(`${module.label}: what PHP sends is read, however long its texts`, async ({ page, signIn }) => {
    forbidScripts(page);
    await signIn(page);
    const fields = module.overlong(endless, digits);
    await lengthen(page, module.search, fields);
    await lengthen(page, module.read, fields);
    const table = await openModule(page, module);
    await expectNoOverflow(page, page.getByRole('main'));
    await openFirst(table);
    const details = page.getByRole('dialog');
    await expect(details.getByText(endless).first()).toBeVisible();
    await expect(leadingOn(details, module)).toBeVisible();
    await expectNoOverflow(page, details);
    await page.keyboard.press('Escape');
    if (!module.edit) return;
    await chooseInFirst(page, table, 'Editar');
    const form = formOf(page, module.edit);
    await expect(form.getByRole('textbox', { name: module.edit.text, exact: true })).not.toHaveValue('');
    await form.getByRole('button', { name: 'Cancelar' }).click();
    await expect(table).toBeVisible();
    // The list shown again may refetch: waits for the response.
    await page.unrouteAll({ behavior: 'wait' });
  });
}

test('the public’s pages: invitation, licence, invoice, trial, recovery', async ({ page, demo }) => {
  await page.goto(`/appointment/${demoLinks.cancelledAppointment}`);
  await expect(page.getByText('Este compromisso foi cancelado e não vai acontecer.')).toBeVisible();
  await page.goto(`/invoice/open/${demoLinks.existingClient}`);
  await page.getByRole('radio', { name: /^Anual/ }).check();
  await page.getByRole('button', { name: 'Gerar Boleto' }).click();
  await expect(page).toHaveURL(`/invoice/open/${demoLinks.existingClient}`);
  await expect(page.getByText('R$ 2.548,98')).toBeVisible();

  const email = 'olivia@camara.example';
  await page.goto('/onboarding/start');
  await fill(page, { Nome: 'Olívia Prado', Telefone: '12987654321', Cidade: 'Itu', 'E-mail': email });
  await page.getByRole('combobox', { name: 'Estado' }).selectOption('São Paulo');
  await page.getByRole('radio', { name: 'Prefeito(a)' }).check();
  await typeInto(page.getByLabel('Senha', { exact: true }), 'segredo-forte');
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await expect(page).toHaveURL('/onboarding/welcome');

  // Signing up signs in: this is another day, on another computer.
  await page.context().clearCookies();
  await page.goto('/auth/forgot-password');
  await fill(page, { 'E-mail': email });
  await page.getByRole('button', { name: 'Enviar instruções' }).click();
  const link = () =>
    new RegExp(`E-mail para ${email}: .*\\s+\\S+(/auth/reset-password/\\S+)`).exec(demo.printed())?.[1];
  await expect.poll(link).toBeTruthy();
  await page.goto(link() ?? '');
  await typeInto(page.getByLabel('Nova senha', { exact: true }), 'segredo-novo');
  await typeInto(page.getByLabel('Confirme a nova senha', { exact: true }), 'segredo-novo');
  await page.getByRole('button', { name: 'Alterar senha' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Senha alterada!');

  await page.goto('/auth/login?voltar=%2Fphonecalls%2Flist');
  await signInThroughForm(page, { email, password: 'segredo-novo' });
  await expect(page.getByRole('heading', { name: 'Bem-vindo ao módulo de ligações' })).toBeVisible();
});
