import { demoAccounts } from '@mocks/seed/accounts';
import { expect, signInThroughForm, test } from './support/fixtures';
import { createControl, creates, firstRow, modules, openerIn } from './support/modules';
import { openList, panel } from './support/steps';
import { typeInto } from './support/hands';

/*
 * Lists and their URLs are tested for all modules in tests/lists/address.test.tsx. This tests what needs a browser,
 * for one module whose form is a panel and one whose form is a page: reload, second tab and link show the same, the
 * browser's own questions, and that a searched name survives a reload.
 */
const paths = ['/services/list', '/voters/list'];

for (const module of modules.filter(({ path }) => paths.includes(path))) {
  const { path, label, filter } = module;
  test(`${label}: Back, a reload, a second tab and a link lead to the same place`, async ({
    page,
    browser,
    demo,
    signIn,
  }) => {
    await signIn(page);
    const table = await openList(page, path, label);
    const opener = (of = table) => openerIn(firstRow(of));
    const firstPage = await opener().innerText();
    await page.getByRole('button', { name: 'Próxima', exact: true }).click();
    await expect(opener()).not.toHaveText(firstPage);
    const secondPage = await opener().innerText();
    await opener().click();
    await expect(page).toHaveURL(/[?&]panel=details&id=\d+$/);
    const title = await page.getByRole('dialog').getByRole('heading', { level: 2 }).innerText();
    const place = page.url();

    await page.reload();
    await expect(panel(page, title)).toBeVisible();
    const second = await page.context().newPage();
    await second.goto(place);
    await expect(panel(second, title)).toBeVisible();
    await second.keyboard.press('Escape');
    await expect(opener(second.getByRole('table', { name: label, exact: true }))).toHaveText(secondPage);
    await second.close();

    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(opener()).toHaveText(secondPage);
    await page.goBack();
    await expect(opener()).toHaveText(firstPage);

    // A colleague who is not signed in yet.
    const colleague = await browser.newPage({ baseURL: demo.url });
    await colleague.goto(place);
    await signInThroughForm(colleague, demoAccounts.administrator);
    await expect(panel(colleague, title)).toBeVisible();
    await colleague.close();
  });

  test(`${label}: what is typed is asked about before Back or the browser drops it, what is searched for stays`, async ({
    page,
    signIn,
  }) => {
    await signIn(page);
    await openList(page, path, label);
    if (creates(module)) {
      const { create } = module;
      await createControl(page, create).click();
      const field = page.getByRole('textbox', { name: create.text, exact: true });
      await typeInto(field, 'Meio digitado');
      await page.goBack();
      await page.getByRole('button', { name: 'Continuar editando' }).click();
      await expect(field).toHaveValue('Meio digitado');

      const asked = page.waitForEvent('dialog');
      const reloaded = page.reload();
      const question = await asked;
      expect(question.type()).toBe('beforeunload');
      await question.accept();
      await reloaded;

      await typeInto(field, 'De novo');
      await page.goBack();
      await page.getByRole('button', { name: 'Descartar' }).click();
      await expect(field).toBeHidden();
      await expect(page).toHaveURL(path);
    }

    // A name stays out of the URL, and survives a reload.
    await page.getByRole('button', { name: filter.button, exact: true }).click();
    await typeInto(panel(page, 'Filtrar').getByRole('textbox', { name: filter.text, exact: true }), 'Souza');
    await panel(page, 'Filtrar').getByRole('button', { name: 'Buscar' }).click();
    const chips = page.getByRole('list', { name: 'Filtros ativos' });
    await expect(chips).toContainText('Souza');
    await expect(panel(page, 'Filtrar')).toBeHidden();
    expect(page.url()).not.toContain('Souza');
    await page.reload();
    await expect(chips).toContainText('Souza');
    await page.goBack();
    await expect(page.getByText('Souza', { exact: false }).and(chips.locator('*'))).toHaveCount(0);
  });
}
