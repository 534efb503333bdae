import { demoLinks } from '@mocks/seed/accounts';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { resize } from './support/accessibility';
import { creates, firstRow, modules, openModule, openNew, type Module } from './support/modules';
import { expectFocusInSight } from './support/reach';
import { desk, panel } from './support/steps';

/* What has the focus is in sight, however small the window: every form, walked through by Tab. */

test.describe.configure({ mode: 'parallel' });

/** The items of the first record's menu that may be chosen, by their names. */
async function rowActions(page: Page, table: Locator): Promise<string[]> {
  await openRowMenu(table);
  const items = page.getByRole('menuitem');
  const names = await items.and(page.locator(':not([aria-disabled="true"])')).allInnerTexts();
  await page.keyboard.press('Escape');
  await expect(items).toHaveCount(0);
  return names;
}

const openRowMenu = (table: Locator) =>
  firstRow(table)
    .getByRole('button', { name: /^Ações de/ })
    .click();

/** Walks through the panel that is open, and closes it. */
async function walkThroughPanel(page: Page, name: string) {
  const dialog = page.getByRole('dialog');
  // Its content is there: more than the button that closes it.
  await expect.poll(() => dialog.getByRole('button').count(), name).toBeGreaterThan(1);
  await expect(dialog.getByText('Carregando...')).toHaveCount(0);
  await expectFocusInSight(page, dialog, name);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await resize(page, desk);
}

async function walkThroughForms(page: Page, module: Module) {
  const table = await openModule(page, module);
  await page.getByRole('button', { name: module.filter.button, exact: true }).click();
  await expect(panel(page, 'Filtrar')).toBeVisible();
  await walkThroughPanel(page, 'Filtrar');
  const actions = await rowActions(page, table);
  if (module.remove) expect(actions).toContain('Excluir');
  const opensPanel = (action: string) =>
    !/^(Imprimir|Baixar|Elaborar)/.test(action) && !(module.edit?.page && action === 'Editar');
  for (const action of actions.filter(opensPanel)) {
    await openRowMenu(table);
    await page.getByRole('menuitem', { name: action, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await walkThroughPanel(page, action);
  }
  if (!creates(module)) return;
  const create = await openNew(page, module);
  if (module.create.page) await expectFocusInSight(page, create, module.create.title);
  else await walkThroughPanel(page, module.create.title);
}

for (const module of modules) {
  test(`${module.label}: no field of any form has the focus under a bar`, async ({ page, signIn }) => {
    await signIn(page);
    await walkThroughForms(page, module);
  });
}

test('no field of the forms open to everybody has the focus under a bar', async ({ page }) => {
  for (const path of ['/onboarding/start', `/invoice/use-license/${demoLinks.newClient}`]) {
    await page.goto(path);
    const form = page.getByRole('main');
    await expect(form.getByRole('textbox').first()).toBeVisible();
    await expectFocusInSight(page, form, path);
    await resize(page, desk);
  }
});
