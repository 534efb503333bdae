import { expectAccessible } from './support/accessibility';
import { expect, test } from './support/fixtures';
import { isFocused } from './support/keyboard';
import { openerIn } from './support/modules';
import { countIn, openVoters } from './support/steps';
import { typeInto } from './support/hands';

test('a list is searched, moved through, paged and laid out without a mouse, and this machine remembers it', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  const table = await openVoters(page);
  const box = page.getByRole('searchbox', { name: 'Buscar por nome, CPF ou telefone' });
  const all = await countIn(page);

  // The shortcuts load after the rows.
  await expect
    .poll(async () => {
      await page.keyboard.press('/');
      return isFocused(box);
    })
    .toBe(true);
  await page.keyboard.type('maria');
  await expect.poll(() => countIn(page)).toBeLessThan(all);
  await expect(page.getByRole('button', { name: 'Remover filtro Nome: maria' })).toBeVisible();
  expect(page.url()).not.toContain('maria');
  await page.keyboard.type(' zzq');
  await expect(page.getByText('Não encontramos nada :(')).toBeVisible();
  await expect(box).toHaveValue('maria zzq');
  await expectAccessible(page, 'nothing found by typing', box);
  await page.keyboard.press('Escape');
  await expect(box).toHaveValue('');
  await expect.poll(() => countIn(page)).toBe(all);

  const opener = (row: number) => openerIn(table.getByRole('row').nth(row));
  await page.keyboard.press('ArrowDown');
  await expect(opener(1)).toBeFocused();
  await page.keyboard.press('j');
  await expect(opener(2)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener(2)).toBeFocused();

  await page.keyboard.press('Shift+?');
  const keys = page.getByRole('dialog', { name: 'Ajuda' });
  await expect(keys).toBeVisible();
  await expectAccessible(page, 'the keys of a list', keys);
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();

  await page.getByRole('combobox', { name: 'Linhas por página' }).selectOption('25');
  await expect(table.getByRole('row')).toHaveCount(26);
  const number = page.getByRole('textbox', { name: 'Ir para a página' });
  await typeInto(number, '9999');
  await number.press('Enter');
  const last = Math.ceil(all / 25);
  await expect(number).toHaveValue(String(last));
  await expect(page.getByText(`A última página é a ${last}.`).first()).toBeVisible();

  await page.getByRole('button', { name: 'Mais ações' }).click();
  await page.getByRole('menuitem', { name: 'Colunas' }).click();
  const columns = page.getByRole('dialog', { name: 'Colunas' });
  await columns.getByRole('checkbox', { name: 'E-mail' }).uncheck();
  await expectAccessible(page, 'the columns of a list', columns);
  await columns.getByRole('button', { name: 'Fechar' }).first().click();
  await expect(columns).toBeHidden();
  await expect(page.getByRole('columnheader', { name: 'E-mail' })).toHaveCount(0);

  await page.goto('/dashboard');
  await openVoters(page);
  await expect(table.getByRole('row')).toHaveCount(26);
  await expect(page.getByRole('columnheader', { name: 'E-mail' })).toHaveCount(0);
});
