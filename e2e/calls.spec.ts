import { formatDate, formatShortDate, today } from '@/formats/dates';
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
  await expect(form.getByRole('textbox', { name: 'Quem ligou' })).toBeFocused();
  // A new call is a pending one of this very minute.
  await expect(form.getByRole('textbox', { name: 'Data', exact: true })).toHaveValue(formatDate(today()));
  await expect(form.getByRole('textbox', { name: 'Hora', exact: true })).toHaveValue(/^\d\d:\d\d$/);
  await expect(form.getByRole('radio', { name: 'Pendente' })).toBeChecked();

  await fill(form, { Data: '', Hora: '' });
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(form.getByRole('textbox', { name: 'Quem ligou' })).toBeFocused();
  for (const name of ['Quem ligou', 'Assunto', 'Data', 'Hora']) {
    await expect(form.getByRole('textbox', { name, exact: true })).toHaveAttribute('aria-invalid', 'true');
  }
  await fill(form, { 'Quem ligou': 'José Antônio d’Ávila', Assunto: 'Falta luz na praça.\nJá ligou ontem.' });
  await form.getByRole('textbox', { name: 'Telefone' }).pressSequentially('19987651234');
  await expect(form.getByRole('textbox', { name: 'Telefone' })).toHaveValue('(19) 98765-1234');
  await choose(form, 'Com quem deseja falar', wanted?.name ?? '');
  await form.getByRole('textbox', { name: 'Data', exact: true }).pressSequentially('05032026');
  await form.getByRole('textbox', { name: 'Hora', exact: true }).pressSequentially('0915');
  await form.getByRole('radio', { name: 'Retornar ligação' }).check();
  await form.getByRole('button', { name: 'Salvar' }).click();
  const reference = await noticedReference(page, /^A ligação LI-\d+ foi criada!$/);
  await expect(form).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Ligações · ${before + 1}`);

  await filterBy(page, 'Filtrar ligações', { Referência: reference });
  const row = table.getByRole('row').last();
  await expect(table.getByRole('columnheader')).toHaveText([
    'Ref.',
    'Cadastrado por',
    'Data cadastro',
    'Quem ligou',
    'Status',
    'Ações',
  ]);
  await expect(row).toContainText(
    `${reference}Helena Prado${formatShortDate('2026-03-05')} 09:15José Antônio d’Ávila(19) 98765-1234Retornar ligação`,
  );

  await row.getByRole('button', { name: reference, exact: true }).click();
  const details = panel(page, `Ligação ${reference}`);
  await expect(details.getByText('Falta luz na praça.')).toBeVisible();
  await expect(details.getByText(wanted?.name ?? '')).not.toHaveCount(0);
  await expect(details.getByRole('link', { name: '(19) 98765-1234' })).toHaveAttribute(
    'href',
    'tel:+5519987651234',
  );
  await details.getByRole('button', { name: 'Editar' }).click();

  const edit = panel(page, 'Editar ligação');
  await expect(edit.getByRole('textbox', { name: 'Assunto' })).toHaveValue(
    'Falta luz na praça.\nJá ligou ontem.',
  );
  await expect(edit.getByRole('combobox', { name: 'Com quem deseja falar' })).toHaveValue(wanted?.name ?? '');
  await expect(edit.getByRole('textbox', { name: 'Hora', exact: true })).toHaveValue('09:15');
  await edit.getByRole('button', { name: 'Limpar seleção' }).click();
  await edit.getByRole('radio', { name: 'Finalizada' }).check();
  await fill(edit, { 'Quem ligou': 'José Antônio (EMDEC)' });
  await edit.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText(`A ligação ${reference} foi atualizada!`)).toBeVisible();
  await expect(row).toContainText('José Antônio (EMDEC)');
  await expect(row).toContainText('Finalizada');

  await chooseInRow(page, reference, 'Excluir');
  const removal = panel(page, 'Remover ligação');
  await expect(removal.getByText('Finalizada')).toBeVisible();
  await expect(removal.getByText(/PERMANENTEMENTE/)).toBeVisible();
  await removal.getByRole('button', { name: 'SIM, Remover' }).click();
  await expect(page.getByText(`A ligação ${reference} foi removida!`)).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('Não encontramos nada :(');
  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Ligações · ${before}`);
});
