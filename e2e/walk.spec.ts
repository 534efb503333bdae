import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectSound, large, setLetters } from './support/accessibility';
import { expect, test } from './support/fixtures';
import {
  chooseInFirst,
  creates,
  firstRow,
  formOf,
  leadingOn,
  modules,
  openFirst,
  openModule,
  openNew,
  referencesIn,
  type Module,
} from './support/modules';
import { expectFocusInSight } from './support/reach';
import { panel } from './support/steps';

/*
 * Every module, walked through once: its list, its filters, what a record says, each panel of a record and the form for
 * a new one. At every stop axe (at a desk in light and in dark, on a phone) and room at 320 pixels, with spaced text and
 * with larger letters too; of list, details and form also room for larger letters at other widths; and, of whatever has
 * fields, that Tab leads to nothing covered by a bar, however small the window.
 */

const dialog = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Closes the panel, in which nothing was typed. */
async function close(page: Page) {
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
}

/** The items of the first record's menu that may be chosen, by their names. */
async function rowActions(page: Page, table: Locator): Promise<string[]> {
  await firstRow(table)
    .getByRole('button', { name: /^Ações de/ })
    .click();
  const items = page.getByRole('menuitem');
  await expect(items.first()).toBeVisible();
  const names = await items.and(page.locator(':not([aria-disabled="true"])')).allInnerTexts();
  await page.keyboard.press('Escape');
  await expect(items).toHaveCount(0);
  return names;
}

/** The panel of an item of the first record's menu. */
async function walkThroughAction(page: Page, module: Module, table: Locator, action: string) {
  await chooseInFirst(page, table, action);
  if (action === 'Excluir') {
    await expectAccessible(page, 'remove', dialog(page).getByRole('button', { name: 'SIM, Remover' }));
  }
  if (action === 'Editar' && module.edit) {
    const edit = formOf(page, module.edit);
    await expectAccessible(page, 'edit', edit.getByRole('textbox', { name: module.edit.text, exact: true }));
    if (module.edit.page) {
      await edit.getByRole('button', { name: 'Cancelar' }).click();
      await expect(table).toBeVisible();
      return;
    }
  }
  // Its content is there: more than the button that closes it.
  await expect(dialog(page).getByRole('button').nth(1)).toBeVisible();
  await expect(dialog(page).getByText('Carregando...')).toHaveCount(0);
  await expectFocusInSight(page, dialog(page), action);
  await close(page);
}

for (const module of modules) {
  test(`${module.label}: the list, its filters and what a record says`, async ({ page, signIn }) => {
    await signIn(page);
    const table = await openModule(page, module);
    await page.getByRole('combobox', { name: 'Linhas por página' }).selectOption('25');
    await expect(referencesIn(table, module).nth(10)).toBeVisible();
    await expectSound(page, 'rows', table);
    await setLetters(page, large);
    await expect(table).toHaveCSS('font-size', '17.5px');
    await setLetters(page, 16);

    await press(page, module.filter.button);
    await expectAccessible(
      page,
      'filters',
      dialog(page).getByRole('textbox', { name: module.filter.text, exact: true }),
    );
    await expectFocusInSight(page, panel(page, 'Filtrar'), 'filters');
    await close(page);

    await openFirst(table);
    await expectSound(page, 'details', leadingOn(dialog(page), module));
    await close(page);
  });

  test(`${module.label}: the panels of a record and the form for a new one`, async ({ page, signIn }) => {
    await signIn(page);
    const table = await openModule(page, module);
    const actions = await rowActions(page, table);
    if (module.remove) expect(actions).toContain('Excluir');
    if (module.edit) expect(actions).toContain('Editar');
    for (const action of actions.filter((name) => !/^(Imprimir|Baixar|Elaborar|Abrir WhatsApp)/.test(name))) {
      await test.step(action, () => walkThroughAction(page, module, table, action));
    }
    if (!creates(module)) return;

    const form = await openNew(page, module);
    await expectFocusInSight(page, form, module.create.title);
    const save = form.getByRole('button', { name: 'Salvar', exact: true });
    const { blocked, required } = module.create;
    if (blocked) await expect(save).toHaveAccessibleDescription(blocked);
    else {
      await save.click();
      for (const [role, name] of required)
        await expect(form.getByRole(role, { name, exact: true })).toHaveAttribute('aria-invalid', 'true');
    }
    await expectSound(page, 'create: refused', form);
  });
}

test('the welcome to every module', async ({ page, signIn }) => {
  await signIn(page, 'trial');
  for (const { path, label, welcome } of modules) {
    await page.goto(path);
    await expectAccessible(page, label, page.getByRole('heading', { name: welcome }));
  }
});
