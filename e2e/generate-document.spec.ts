import { expectAccessibleOnPhone, expectSound } from './support/accessibility';
import { expect, test } from './support/fixtures';
import { listKeysAreHeard } from './support/keyboard';
import { answerPrint, sheetIn } from './support/print';
import { openServices, panel, phone } from './support/steps';

test('a printed indicação from a request in at most six presses, by keyboard alone', async ({
  page,
  signIn,
  demo,
}) => {
  const printing = await answerPrint(page);
  await signIn(page);
  const table = await openServices(page);
  await expect(table.getByRole('link').first()).toBeVisible();
  const opener = table.getByRole('link', { name: /^Detalhes de AT-|^AT-/ }).first();
  await listKeysAreHeard(page, opener);
  let presses = 0;
  const press = async (key: string) => {
    presses += 1;
    await page.keyboard.press(key);
  };
  const making = panel(page, 'Gerar documento');
  await press('d');
  await expect(making.getByRole('combobox', { name: 'Tipo' })).toBeFocused();
  await expect(making.getByRole('button', { name: 'Gerar documento' })).not.toHaveAttribute('aria-disabled');
  await expectSound(page, 'document of a request', making);
  await press('Control+Enter');
  await expect(making.getByRole('button', { name: 'Imprimir' })).toBeFocused();
  await expectSound(page, 'document made', making);
  await printing.during(() => press('Enter'));
  await expect(
    sheetIn(page).getByRole('heading', { name: /^Indicação nº \d+\/\d{4}$/, includeHidden: true }),
  ).toHaveCount(1);
  // Asked for if the office has none, and printed at once.
  await expect(sheetIn(page).locator('.letterhead')).toHaveText(['Gabinete Helena Prado']);
  // The last press is the one in the browser's own window.
  expect(presses + 1).toBeLessThanOrEqual(6);
  const newest = demo.db?.documents.all().at(-1);
  const linked = demo.db?.services.filter(({ documents }) =>
    documents.some(({ number, year }) => number === newest?.number && year === newest?.year),
  );
  expect(linked).toHaveLength(1);
});

test('on a phone the document of a request fits', async ({ page, signIn }) => {
  await page.setViewportSize(phone.viewport);
  await signIn(page);
  const table = await openServices(page);
  await table
    .getByRole('button', { name: /^Ações de AT-/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Gerar documento' }).click();
  const making = panel(page, 'Gerar documento');
  await expect(making.getByRole('region', { name: 'Texto do documento' })).toBeVisible();
  await expectAccessibleOnPhone(page, 'document of a request', making);
});
