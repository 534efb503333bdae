import type { Page } from '@playwright/test';
import { addDays, formatDate, formatWeekdayDate, today } from '@/formats/dates';
import { formatMoney } from '@/formats/money';
import { expectAccessible } from './support/accessibility';
import { expectFailingCalls } from './support/faults';
import { download, downloadText, expect, test } from './support/fixtures';
import { firstRow, openerIn } from './support/modules';
import {
  choose,
  chooseInRow,
  countIn,
  fill,
  filterBy,
  noticedReference,
  openList,
  panel,
  valueOf,
} from './support/steps';

const openExpenses = (page: Page) => openList(page, '/expenses/list', 'Despesas');
const sum = (page: Page) => page.getByText(/^Soma das despesas:/);
const money = (cents: number) => formatMoney(cents / 100);

/** The announced sum, in cents. */
async function centsIn(page: Page) {
  await expect(sum(page)).toContainText(/R\$.[\d.]+,\d\d$/);
  return Number((await sum(page).innerText()).replace(/\D/g, ''));
}

test('an expense to the cent: typed, saved, listed, summed, exported, edited, removed', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  const table = await openExpenses(page);
  const [before, summed] = [await countIn(page), await centsIn(page)];

  await page.getByRole('button', { name: 'Nova', exact: true }).click();
  const form = panel(page, 'Nova despesa');
  await choose(form, 'Categoria', 'Táxi');
  const value = form.getByRole('textbox', { name: 'Valor' });
  await value.pressSequentially('1234,56');
  await expect(value).toHaveValue('R$ 1.234,56');
  await form.getByRole('radio', { name: 'Sim' }).check();
  const paidBack = addDays(today(), 5);
  await fill(form, { 'Data do reembolso': formatDate(paidBack), Nome: 'Cooperativa d’Oeste' });
  const register = form.getByRole('textbox', { name: 'CPF/CNPJ' });
  await register.pressSequentially('11222333000180');
  await expect(register).toHaveValue('11.222.333/0001-80');
  await form.getByRole('textbox', { name: 'Telefone' }).pressSequentially('1934567890');
  await fill(form, { Descrição: 'Ida e volta.\nAudiência pública.' });
  await form.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(form.getByText('Este CNPJ não é válido. Confira o que foi digitado.')).toBeVisible();
  await expect(register).toBeFocused();
  await register.press('Backspace');
  await register.pressSequentially('1');
  await expect(form.getByText('CNPJ válido.')).toBeVisible();
  await page.keyboard.press('Control+Enter');
  const reference = await noticedReference(page, /^A despesa DE-\d+ foi criada!$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Despesas · ${before + 1}`);
  await expect(sum(page)).toContainText(money(summed + 123_456));

  await filterBy(page, 'Filtrar despesas', { Referência: reference });
  const row = table.getByRole('row').last();
  const day = formatWeekdayDate(today());
  await expect(row).toContainText(`${reference}${day}Táxi${money(123_456)}SimAberto/Pendente`);
  await expect(sum(page)).toContainText(money(123_456));
  const file = await download(page, page.getByRole('button', { name: 'Download Excel (.csv)' }));
  expect(file.suggestedFilename()).toMatch(/^listagem-despesas-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
  expect((await downloadText(file)).split('\r\n')[1]).toBe(
    [
      ...[reference, formatDate(today()), 'Táxi', 'Aberto/Pendente', '1234,56', 'Sim', 'Cooperativa d’Oeste'],
      ...['11.222.333/0001-81', '(19) 3456-7890', 'Ida e volta. Audiência pública.'],
    ]
      .map((cell) => `"${cell}"`)
      .join(';'),
  );

  await row.getByRole('link', { name: reference, exact: true }).click();
  const details = panel(page, 'Detalhes da despesa');
  await expect(valueOf(details, 'Valor')).toHaveText(money(123_456));
  await expect(valueOf(details, 'Data do reembolso')).toHaveText(formatWeekdayDate(paidBack));
  await details.getByRole('button', { name: 'Editar' }).click();
  const edit = panel(page, 'Editar despesa');
  await expect(edit.getByRole('textbox', { name: 'Valor' })).toHaveValue('R$ 1.234,56');
  await fill(edit, { Valor: '0,07' });
  await edit.getByRole('radio', { name: 'Não' }).check();
  await expect(edit.getByRole('textbox', { name: 'Data do reembolso' })).toBeHidden();
  await edit.getByRole('radio', { name: 'Concluido' }).check();
  await edit.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText(`A despesa ${reference} foi atualizada!`)).toBeVisible();
  await expect(details).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(row).toContainText(`Táxi${money(7)}NãoConcluido`);
  await expect(sum(page)).toContainText(money(7));

  await chooseInRow(page, reference, 'Excluir');
  await page.getByRole('button', { name: 'SIM, Remover' }).click();
  await expect(page.getByText(`A despesa ${reference} foi removida!`)).toBeVisible();
  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  await expect(sum(page)).toContainText(money(summed));
});

test('a sum that is slow holds nothing up, and one that fails can be asked for again', async ({
  page,
  signIn,
  problems,
}) => {
  expectFailingCalls(problems);
  await signIn(page);
  const values = '**/api/expense.php?*limit=1000';
  await page.route(values, () => undefined);
  const table = await openExpenses(page);
  await expectAccessible(page, 'sum under way', page.getByText('Somando as despesas...'));
  const first = await openerIn(firstRow(table)).innerText();
  await page.getByRole('button', { name: 'Próxima' }).click();
  await expect(page.getByText(/^2 de \d+$/)).toBeVisible();
  await expect(openerIn(firstRow(table))).not.toHaveText(first);
  await page.unroute(values);
  await page.route(values, (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('button', { name: 'Mês' }).click();
  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  await expectAccessible(page, 'sum failed', page.getByText('Não conseguimos somar as despesas.'));
  await page.unroute(values);
  await page.getByRole('button', { name: 'Somar de novo' }).press('Enter');
  await expect(sum(page)).toBeVisible();
});
