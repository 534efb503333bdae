import { demoVoters } from '@mocks/modules/voters/demoVoters';
import { today } from '@/formats/dates';
import { expectAccessible, expectNoAxeViolations, expectNoSidewaysScrolling } from './support/accessibility';
import { addService, askApi, optionsOf, team, voterId } from './support/api';
import { expectFailingCalls, holdBack, onCall } from './support/faults';
import { expect, test } from './support/fixtures';
import { chooseInRow, fill, openServices, panel, phone } from './support/steps';

/* The service requests' screen and panels by axe: light and dark at a desk; on a phone, and squeezed to 320 pixels. */

const script = 'atendimento.php';
const picture = (bytes = 2000) => ({
  name: 'foto.png',
  mimeType: 'image/png',
  buffer: Buffer.alloc(bytes, 'x'),
});

for (const [size, isPhone, use] of [
  ['at a desk', false, { viewport: { width: 1440, height: 900 } }],
  ['on a phone', true, { viewport: phone.viewport, hasTouch: true }],
] as const) {
  test.describe(size, () => {
    test.use(use);

    test('axe finds nothing on the screen and its panels, in any of their states', async ({
      page,
      problems,
      signIn,
    }) => {
      expectFailingCalls(problems);
      const dialog = page.getByRole('dialog');
      const part = async () => ((await dialog.isVisible()) ? '[role="dialog"]' : undefined);
      const check = async (state: string) => {
        await expectNoAxeViolations(page, await part());
        if (isPhone) await expectNoSidewaysScrolling(page, state);
      };
      /** For states with colours of their own; they are the same on a phone. */
      const checkColours = async (state: string) =>
        isPhone ? check(state) : expectAccessible(page, state, await part());
      const close = async () => {
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
      };
      const openFilters = async () => {
        if (isPhone) {
          await page.getByRole('main').getByRole('button', { name: 'Mais ações' }).click();
          await page.getByRole('menuitem', { name: 'Filtrar atendimentos' }).click();
        } else {
          await page.getByRole('button', { name: 'Filtrar atendimentos' }).click();
        }
      };

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
      await askApi(page, script, 'createProgressComment', { body: entry });

      const table = await openServices(page);
      await checkColours('list');
      await openFilters();
      await check('filters');
      await fill(dialog, { Descrição: 'nada se chama assim' });
      await dialog.getByRole('button', { name: 'Buscar' }).click();
      await expect(page.getByText('Não encontramos nada :(')).toBeVisible();
      await check('list: empty');
      await page.getByRole('button', { name: 'Limpar filtros' }).click();

      await table.getByRole('row').nth(1).getByRole('button').first().click();
      await expect(dialog.getByRole('list', { name: 'Andamentos' })).toBeVisible();
      await checkColours('details');
      await close();
      await chooseInRow(page, reference, 'Editar');
      await expect(dialog.getByRole('textbox', { name: 'Descrição' })).toBeVisible();
      await check('edit');
      await close();

      await page.getByRole('button', { name: 'Novo', exact: true }).click();
      await dialog.getByRole('button', { name: 'Adicionar documento' }).click();
      await dialog.getByRole('button', { name: 'Salvar' }).click();
      await expect(dialog.getByLabel('Eleitor')).toBeFocused();
      await checkColours('new: refused');
      await dialog.getByLabel('Eleitor').fill('ma');
      await expect(dialog.getByRole('option').first()).toBeVisible();
      await check('new: voters found');
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Descartar' }).click();

      await chooseInRow(page, reference, 'Trocar status');
      await dialog.getByRole('combobox', { name: 'Novo status' }).click();
      await checkColours('status');
      await page.keyboard.press('Escape');
      await close();
      await chooseInRow(page, reference, 'Comentar');
      await dialog.getByRole('button', { name: 'Salvar' }).click();
      await expect(dialog.getByText('Preencha este campo.')).toBeVisible();
      await check('comment: refused');
      await close();
      await chooseInRow(page, reference, 'Upload arquivo');
      await dialog.getByLabel('Arquivo', { exact: true }).setInputFiles(picture(1_048_577));
      await check('upload: too large');
      await dialog.getByLabel('Arquivo', { exact: true }).setInputFiles(picture());
      await checkColours('upload: ready');
      const storing = await holdBack(page, { script: 'object.php', action: 'create' });
      await dialog.getByRole('button', { name: 'Salvar' }).click();
      await expect(dialog.getByRole('progressbar')).toBeVisible();
      await checkColours('upload: under way');
      await storing.releaseAll();
      await expect(dialog).toBeHidden();
      await chooseInRow(page, reference, 'Criar lembrete');
      await dialog.getByRole('combobox', { name: 'Responsáveis', exact: true }).click();
      await dialog.getByRole('option', { name: 'Ícaro Brandão' }).click();
      await check('reminder: people');
      await page.keyboard.press('Escape');
      await dialog.getByRole('radio', { name: 'Sim' }).check();
      await expect(dialog.getByText('sem celular')).toBeVisible();
      await checkColours('reminder');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Descartar' }).click();
      await chooseInRow(page, reference, 'Excluir');
      await onCall(page, { script, action: 'deletar' }, (route) => route.fulfill({ status: 500, json: {} }));
      await dialog.getByRole('button', { name: 'SIM, Remover' }).click();
      await expect(dialog.getByRole('alert')).toBeVisible();
      await checkColours('remove: failed');
    });
  });
}

test('a client on trial is welcomed and led to the first request', async ({ page, signIn }) => {
  await signIn(page, 'trial');
  await page.goto('/services/list');
  await expect(page.getByRole('heading', { name: 'Bem-vindo ao módulo de atendimentos' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(6);
  await expectAccessible(page, 'welcome');
  await expectNoSidewaysScrolling(page, 'welcome');
  await page.getByRole('button', { name: 'Começar, Cadastrar atendimento' }).click();
  await expect(panel(page, 'Novo atendimento').getByRole('combobox', { name: 'Eleitor' })).toBeFocused();
});
