import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { firstRow, openerIn } from './support/modules';
import { openServices, panel } from './support/steps';

/** The tab that a press opens. */
async function tabOf(page: Page, press: () => Promise<void>) {
  const [tab] = await Promise.all([page.context().waitForEvent('page'), press()]);
  return tab;
}

test('a record opens in another tab by its link and by its row, and here by a plain click', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  const table = await openServices(page);
  const row = firstRow(table);
  const eye = row.getByRole('link', { name: /^Detalhes de / });
  const reference = ((await eye.getAttribute('aria-label')) ?? '').replace('Detalhes de ', '');
  const title = `Detalhes do atendimento ${reference}`;
  const presses: ((target: Locator) => Promise<void>)[] = [
    (target) => target.click({ modifiers: ['ControlOrMeta'] }),
    (target) => target.click({ button: 'middle' }),
  ];
  const places = new Set<string>();
  for (const target of [openerIn(row), eye, row.getByRole('cell').nth(2)]) {
    for (const press of presses) {
      const tab = await tabOf(page, () => press(target));
      await tab.waitForURL(/\?panel=details&id=\d+$/, { waitUntil: 'commit' });
      // All lead to one URL; its content is checked once.
      if (places.size === 0) await expect(panel(tab, title)).toBeVisible();
      places.add(tab.url());
      await tab.close();
    }
  }
  expect([...places]).toHaveLength(1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(page.context().pages()).toHaveLength(1);

  await openerIn(row).click();
  await expect(panel(page, title)).toBeVisible();
  expect(page.context().pages()).toHaveLength(1);
  await page.keyboard.press('Escape');
  await expect(openerIn(row)).toBeFocused();
});
