import { expect, test } from './support/fixtures';
import { openList, openServices, openVoters } from './support/steps';

/* What only a drawn page can tell: that things look like what they are. */

test('an icon that may not be pressed looks so, and one that may does not', async ({ page, signIn }) => {
  await signIn(page, 'basic');
  await openVoters(page);
  const strength = (name: string) =>
    page
      .getByRole('button', { name })
      .locator('svg')
      .evaluate((drawing) => Number(getComputedStyle(drawing).opacity));
  expect(await strength('Gerar Etiqueta')).toBeLessThan(0.6);
  expect(await strength('Filtrar eleitores')).toBe(1);
});

test('the pill of a status keeps its shape on the row under the pointer', async ({ page, signIn }) => {
  await signIn(page, 'administrator');
  const table = await openServices(page);
  const row = table.getByRole('row').nth(1);
  await row.hover();
  const colours = await row
    .locator('td span[title]')
    .filter({ has: page.locator('span') })
    .first()
    .evaluate((pill) => ({
      ground: getComputedStyle(pill).backgroundColor,
      edge: getComputedStyle(pill).boxShadow,
    }));
  expect(colours.ground).not.toBe('rgba(0, 0, 0, 0)');
  expect(colours.edge).toContain('inset');
});

test('two options pressed in one frame both count', async ({ page, signIn }) => {
  await signIn(page, 'administrator');
  await openList(page, '/voters/list', 'Eleitores');
  await page.getByRole('button', { name: 'Filtrar eleitores' }).click();
  const groups = page.getByRole('dialog', { name: 'Filtrar' }).getByRole('combobox', { name: 'Grupo' });
  await groups.click();
  await page
    .getByRole('option')
    .evaluateAll((options) => options.slice(0, 2).forEach((option) => (option as HTMLElement).click()));
  await expect(page.getByRole('option', { selected: true })).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(groups).toHaveValue('2 selecionado(s)');
});

test('a telephone typed with +55 is the number under it, with the caret at its end', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'administrator');
  await page.goto('/voters/create');
  const phone = page.getByRole('textbox', { name: 'Telefone' });
  for (const typed of ['+5519981234567', '5519981234567', '019981234567']) {
    await phone.fill('');
    await phone.pressSequentially(typed);
    await expect(phone, typed).toHaveValue('(19) 98123-4567');
  }
});
