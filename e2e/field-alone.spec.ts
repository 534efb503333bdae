import { expect, test } from './support/fixtures';
import { pressTwice } from './support/hands';
import { listKeysAreHeard } from './support/keyboard';
import { openCalls } from './support/steps';

test.beforeEach(async ({ page, signIn }) => signIn(page));

test('a telephone is changed in three presses, in its row and in the details', async ({ page }) => {
  const table = await openCalls(page);
  const row = table.getByRole('row').nth(1);
  const caller = row.getByRole('cell').filter({ has: page.locator('a[href^="tel:"]') });
  const alone = page.getByRole('dialog', { name: /^Editar ligação: / });

  // On the row: its name, beside a phone link.
  const name = (await caller.locator('span').first().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const press = { x: name.x + 8, y: name.y + 8 };
  await listKeysAreHeard(page, row.getByRole('link').first());
  await pressTwice(page, press);
  await expect(alone.getByRole('textbox', { name: 'Quem ligou' })).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(alone.getByRole('textbox')).toHaveCount(1);
  await page.keyboard.type('Ana Lima');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^A ligação LI-\d+ foi atualizada!$/)).toBeVisible();
  await expect(row).toContainText('Ana Lima');
  await expect(page).not.toHaveURL(/panel=/);
  await expect(row.getByRole('link').first()).toBeFocused();

  // In the details: a double click on the text, and Enter.
  await page.keyboard.press('Enter');
  const details = page.getByRole('dialog', { name: /^Ligação LI-\d+$/ });
  await expect(details.getByRole('button', { name: 'Mudar um valor', includeHidden: true })).toBeAttached();
  await details.getByText('Telefone', { exact: true }).dblclick();
  await expect(alone.getByRole('textbox', { name: 'Telefone' })).toBeFocused();
  await page.keyboard.type('19987651234');
  await page.keyboard.press('Enter');
  await expect(alone).toBeHidden();
  await expect(details).toContainText('(19) 98765-1234');

  // By keyboard only: the choice of value, and Esc, which leaves it unchanged.
  await page.keyboard.press('F2');
  await expect(page.getByRole('menu', { name: 'O que mudar' })).toBeVisible();
  await page.keyboard.type('tel');
  await page.keyboard.press('Enter');
  await expect(alone.getByRole('textbox', { name: 'Telefone' })).toBeFocused();
  await page.keyboard.type('1933');
  await page.keyboard.press('Escape');
  await expect(alone).toBeHidden();
  await expect(details).toContainText('(19) 98765-1234');
});

test('on the page of a voter, by a key and by two presses', async ({ page }) => {
  await page.goto('/voters/4');
  const alone = page.getByRole('dialog', { name: /^Editar eleitor: / });
  const who = page.getByRole('region', { name: 'Quem é' });
  await expect(page.getByRole('button', { name: 'Mudar um valor', includeHidden: true })).toBeAttached();
  await page.keyboard.press('F2');
  await expect(page.getByRole('menuitem', { name: 'Nome', exact: true })).toBeFocused();
  await page.keyboard.type('tel');
  await page.keyboard.press('Enter');
  await expect(alone.getByRole('textbox', { name: 'Telefone' })).toBeFocused();
  await page.keyboard.type('19987651234');
  await page.keyboard.press('Enter');
  await expect(alone).toBeHidden();
  await expect(who).toContainText('(19) 98765-1234');

  await who.getByText('Aceita comunicação').dblclick();
  await alone.getByRole('radio', { name: 'Não' }).check();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Não aceita comunicação')).toBeVisible();
});

test('by touch, a button of the details asks which value', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const table = await openCalls(page);
  await table.getByRole('row').nth(1).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Mudar um valor' }).click();
  await page.getByRole('menuitem', { name: 'Assunto' }).click();
  const alone = page.getByRole('dialog', { name: 'Editar ligação: Assunto' });
  await expect(alone.getByRole('textbox', { name: 'Assunto' })).toBeFocused();
  await page.keyboard.type('Troca de lâmpada');
  await alone.getByRole('button', { name: 'Salvar' }).click();
  await expect(alone).toBeHidden();
  await expect(page.getByRole('dialog', { name: /^Ligação LI-\d+$/ })).toContainText('Troca de lâmpada');
});
