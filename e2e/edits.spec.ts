import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { expect, test } from './support/fixtures';
import { chooseInRow, fill, openCalls, panel } from './support/steps';

const title = 'Outra pessoa mudou isto enquanto você editava';
const theirs = 'Falta luz na praça.\nO poste 14 está no chão desde ontem.';

async function openFirstCall(page: Page) {
  const table = await openCalls(page);
  const reference = (await table.getByRole('row').nth(1).getByRole('link').first().textContent()) ?? '';
  await chooseInRow(page, reference, 'Editar');
  return { reference, form: panel(page, 'Editar ligação') };
}

const save = (form: ReturnType<typeof panel>) =>
  form.getByRole('button', { name: 'Salvar', exact: true }).click();

test('a call edited in two tabs keeps what both changed, and asks where that is the same field', async ({
  page,
  context,
  signIn,
}) => {
  await signIn(page);
  const { reference, form } = await openFirstCall(page);
  await fill(form, { Assunto: 'Falta luz na rua.', Telefone: '19981234567' });

  const other = await context.newPage();
  const elsewhere = await openFirstCall(other);
  expect(elsewhere.reference).toBe(reference);
  await fill(elsewhere.form, { Assunto: theirs, 'Quem ligou': 'Ana de Outra Aba' });
  await save(elsewhere.form);
  await expect(other.getByText(`A ligação ${reference} foi atualizada!`)).toBeVisible();
  await other.close();

  await save(form);
  const question = page.getByRole('alertdialog', { name: title });
  await expect(question.getByRole('heading', { name: title })).toBeFocused();
  await expect(question.getByRole('radiogroup')).toHaveCount(1);
  await expectAccessible(page, 'conflict', question);

  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(form.getByRole('button', { name: 'Salvar', exact: true })).toBeFocused();
  await expect(form.getByRole('textbox', { name: 'Assunto' })).toHaveValue('Falta luz na rua.');

  await page.keyboard.press('Enter');
  await question.getByRole('radio', { name: /^O da outra pessoa/ }).check();
  await question.getByRole('button', { name: 'Salvar com esta escolha' }).click();
  await expect(page.getByText(`A ligação ${reference} foi atualizada!`)).toBeVisible();
  await expect(form).toBeHidden();

  const row = page.getByRole('row').filter({ hasText: 'Ana de Outra Aba' });
  await expect(row).toContainText('(19) 98123-4567');
  await expect(row).toContainText('O poste 14 está no chão desde ontem.');
});
