import { formatShortDate } from '@/formats/dates';
import { team } from './support/api';
import { expect, test } from './support/fixtures';
import {
  choose,
  chooseInRow,
  countIn,
  fill,
  filterBy,
  noticedReference,
  openCalls,
  panel,
} from './support/steps';

test.beforeEach(async ({ page, signIn }) => signIn(page));

test('a call’s whole life: written down, edited, removed', async ({ page }) => {
  const [wanted] = (await team(page)).filter(({ status }) => status);
  const table = await openCalls(page);
  const before = await countIn(page);

  await page.getByRole('button', { name: 'Nova', exact: true }).click();
  const form = panel(page, 'Nova ligação');
  await fill(form, { 'Quem ligou': 'José Antônio d’Ávila', Assunto: 'Falta luz na praça.\nJá ligou ontem.' });
  await form.getByRole('textbox', { name: 'Telefone' }).pressSequentially('19987651234');
  await expect(form.getByRole('textbox', { name: 'Telefone' })).toHaveValue('(19) 98765-1234');
  await choose(form, 'Com quem deseja falar', wanted?.name ?? '');
  for (const [name, typed] of [
    ['Data', '05032026'],
    ['Hora', '0915'],
  ] as const) {
    const field = form.getByRole('textbox', { name, exact: true });
    await field.clear();
    await field.pressSequentially(typed);
  }
  await form.getByRole('radio', { name: 'Retornar ligação' }).check();
  await form.getByRole('button', { name: 'Salvar', exact: true }).click();
  const reference = await noticedReference(page, /^A ligação LI-\d+ foi criada!$/);
  await expect(form).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Ligações · ${before + 1}`);

  await filterBy(page, 'Filtrar ligações', { Referência: reference });
  const row = table.getByRole('row').last();
  await expect(row).toContainText(
    `${reference}Helena Prado${formatShortDate('2026-03-05')} 09:15José Antônio d’Ávila(19) 98765-1234Falta luz na praça. Já ligou ontem.Retornar ligação`,
  );
  await row.getByRole('link', { name: reference, exact: true }).click();
  const details = panel(page, `Ligação ${reference}`);
  await expect(details.getByText('Falta luz na praça.')).toBeVisible();
  await expect(details.getByText(wanted?.name ?? '')).not.toHaveCount(0);
  await details.getByRole('button', { name: 'Editar' }).click();

  const edit = panel(page, 'Editar ligação');
  await expect(edit.getByRole('combobox', { name: 'Com quem deseja falar' })).toHaveValue(wanted?.name ?? '');
  await edit.getByRole('radio', { name: 'Finalizada' }).check();
  await fill(edit, { 'Quem ligou': 'José Antônio (EMDEC)' });
  await edit.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText(`A ligação ${reference} foi atualizada!`)).toBeVisible();
  await expect(details).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(row).toContainText('José Antônio (EMDEC)');
  await expect(row).toContainText('Finalizada');

  await chooseInRow(page, reference, 'Excluir');
  await page.getByRole('button', { name: 'SIM, Remover' }).click();
  await expect(page.getByText(`A ligação ${reference} foi removida!`)).toBeVisible();
  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Ligações · ${before}`);
});
