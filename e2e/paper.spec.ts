import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { resize } from './support/accessibility';
import { firstRow, leadingOn, modules, openFirst, openModule } from './support/modules';
import { openList, panel } from './support/steps';

/* The browser's own print, by Ctrl+P or its menu, depends only on the style sheet. */

/** The width of an A4 sheet between its margins. */
const sheet = { width: 718, height: 1000 };

/** Shows the page in print media. */
async function toPaper(page: Page) {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await resize(page, sheet);
}

/** Elements that exceed the sheet or have clipped text. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const room = document.documentElement.clientWidth;
    return [...document.body.querySelectorAll<HTMLElement>('*')]
      .filter((element) => element.checkVisibility() && !element.closest('.visually-hidden'))
      .filter((element) => {
        const { overflowX, overflowY, position } = getComputedStyle(element);
        const isBesideCell = element.matches('td, th') && element.scrollWidth > element.clientWidth + 1;
        const isCut =
          isBesideCell ||
          (overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1) ||
          (overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 1);
        return isCut || position === 'sticky' || element.getBoundingClientRect().right > room + 1;
      })
      .map((element) => element.outerHTML.slice(0, 120));
  });

/** With pressed toggles, columns for a wide window, and a table in the details. */
const looked = ['/services/list', '/voters/list', '/polls/list'];

for (const module of modules.filter(({ path }) => looked.includes(path))) {
  test(`${module.label}: the list and a record are printed as sheets`, async ({ page, signIn }) => {
    await signIn(page);
    const table = await openModule(page, module);
    await expect(page.getByRole('banner')).toBeVisible();
    const rows = await table.getByRole('row').count();
    await toPaper(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('button').and(page.locator(':not([data-chip], th *)'))).toHaveCount(0);
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await expect(table.getByRole('row')).toHaveCount(rows);
    for (const header of await table.locator('thead th:not(.actions)').all())
      await expect(header).toBeVisible();
    await expect.poll(() => cutOff(page)).toEqual([]);

    await page.emulateMedia({ media: 'screen', colorScheme: 'light' });
    await resize(page, { width: 1440, height: 900 });
    await openFirst(table);
    const details = page.getByRole('dialog');
    await expect(leadingOn(details, module)).toBeVisible();
    await toPaper(page);
    await expect(details.getByRole('heading', { level: 2 })).toBeVisible();
    await expect(details.getByRole('term').first()).toBeVisible();
    await expect(leadingOn(details, module)).toBeHidden();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(table).toBeHidden();
    await expect.poll(() => cutOff(page)).toEqual([]);
  });
}

test('what is printed says its filters and its page, and keeps a CPF masked', async ({ page, signIn }) => {
  await signIn(page);
  await openList(page, '/appointments/list', 'Compromissos');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('list', { name: 'Filtros ativos' })).toContainText(/A partir de: \d/);
  await expect(
    page.getByRole('list', { name: 'Filtros ativos' }).locator('[data-chip]').first(),
  ).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Paginação' }).getByRole('status')).toBeVisible();

  await page.emulateMedia({ media: 'screen' });
  const table = await openList(page, '/voters/list', 'Eleitores');
  await firstRow(table).click();
  const details = panel(page, 'Detalhes do eleitor');
  // A late section without content moves nothing.
  await expect(details.locator('section[hidden]').first()).toBeAttached();
  const facts = details.locator('section', {
    has: page.getByRole('heading', { name: 'Dados do eleitor(a)' }),
  });
  await expect(facts).toHaveCSS('border-top-width', '0px');
  await details.getByRole('button', { name: 'Mostrar CPF' }).click();
  const cpf = details.getByText(/^\d{3}\.\d{3}\.\d{3}-\d{2}$/);
  await expect(cpf).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(cpf).toBeHidden();
});
