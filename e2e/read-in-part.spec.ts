import type { Locator, Route } from '@playwright/test';
import { expectAccessible } from './support/accessibility';
import { onCall } from './support/faults';
import { expect, test } from './support/fixtures';
import { chooseInFirst, firstRow, openFirst, openModule, wholeModule as module } from './support/modules';

/* The look of partly read responses, for axe and at every width. */

test.use({ demoOptions: ['--defect', 'odd-field'] });

/** The server's record, without its first text field. */
async function withoutOneField(route: Route) {
  const response = await route.fetch();
  const record = (await response.json()) as Record<string, unknown>;
  const [name = ''] = Object.keys(record).filter((key) => typeof record[key] === 'string');
  await route.fulfill({ response, json: { ...record, [name]: {} } });
}

const unfold = async (scope: Locator) => {
  const details = scope.locator('details', { hasText: 'Detalhes técnicos' });
  await details.locator('summary').click();
  await expect(details.locator('pre')).toContainText(/Campo: .+; esperado: .+; veio: objeto/);
  return details.getByRole('button', { name: 'Copiar' });
};

test('a list, a record and a form that were read in part say so, and what was wrong', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  const table = await openModule(page, module);
  await expect(page.getByRole('main').getByText('1 campo não pôde ser lido.')).toBeVisible();
  await expect(firstRow(table)).toBeVisible();
  await expectAccessible(page, 'list', await unfold(page.getByRole('main')));

  const stop = await onCall(page, module.read, withoutOneField);
  await openFirst(table);
  const panel = page.getByRole('dialog');
  await expect(panel.getByText('1 campo não pôde ser lido.')).toBeVisible();
  await expectAccessible(page, 'details', await unfold(panel));
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);

  await chooseInFirst(page, table, 'Editar');
  await expect(panel.getByRole('alert')).toContainText(
    /Não conseguimos ler por inteiro: [^.]+\. Para não perder/,
  );
  await expect(panel.getByRole('button', { name: 'Salvar' })).toHaveCount(0);
  await expectAccessible(page, 'form', await unfold(panel));
  await stop();
});
