import type { Page } from '@playwright/test';
import type { Database } from '@mocks/db';
import { expectAccessible, expectAccessibleOnPhone } from './support/accessibility';
import { download, downloadText, expect, test } from './support/fixtures';
import { openVoters, phone } from './support/steps';

const name = 'Zulmira de Fátima Xisto';
const telephone = [{ number: '19987650001', type: 2, operator: 1 }];

/** Two records of one person: the one with less data has services, and is inactive. */
function plant(db: Database | undefined) {
  const requests = db?.services.filter(({ electorId }) => electorId > 0) ?? [];
  const mine = db?.voters.filter(({ clientId, isExcluded }) => clientId === 1 && !isExcluded) ?? [];
  const ids = new Set(mine.map(({ id }) => id));
  const gone = requests.find(({ electorId }) => ids.has(electorId))?.electorId;
  const kept = mine.find(({ id }) => id !== gone && !requests.some(({ electorId }) => electorId === id))?.id;
  if (!db || gone === undefined || kept === undefined) throw new Error('The demo has no such voters.');
  const blank = {
    individualRegistration: '',
    nickName: '',
    email: '',
    healthCard: '',
    relatives: [],
    telephone,
  };
  db.voters.update(gone, {
    ...blank,
    name: 'Zulmira Xisto',
    dateOfBirth: null,
    note: 'Prefere cartas.',
    status: false,
    sonsIn: null,
  });
  db.voters.update(kept, {
    ...blank,
    name,
    dateOfBirth: '1971-05-06',
    email: 'zulmira@correio.example',
    status: true,
  });
  const held = requests.filter(({ electorId }) => electorId === gone).map(({ id }) => id);
  return { gone, kept, held };
}

const pair = (page: Page) => page.getByRole('listitem').filter({ hasText: name });
const removal = (page: Page) => page.getByRole('button', { name: 'Excluir o outro' });

test('two records of one person become one, from the list to the last step', async ({
  page,
  signIn,
  demo,
}) => {
  const { gone, kept, held } = plant(demo.db);
  await signIn(page);
  await openVoters(page);
  await page.getByRole('button', { name: 'Mais ações', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Repetidos' }).click();
  await page.getByRole('button', { name: 'Procurar repetidos' }).click();
  await expect(pair(page)).toContainText('Mesmo celular');
  await expect(page.getByRole('heading', { level: 1, name: 'Repetidos' })).toBeFocused();
  await expectAccessible(page, 'pairs', pair(page));

  await pair(page).getByRole('link', { name: /^Unir/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Unir dois cadastros' })).toBeFocused();
  await page.getByRole('radio', { name: new RegExp(`^nº ${kept} `) }).check();
  await expect(page.getByText(`que passam ao nº ${kept}: ${held.length}.`)).toBeVisible();
  // With an active and an inactive record, the person must choose.
  await page
    .getByRole('radiogroup', { name: 'Situação' })
    .getByRole('radio', { name: /Ativo$/ })
    .check();
  await expectAccessible(page, 'a merge', page.getByRole('main'));
  const file = await download(page, page.getByRole('button', { name: `Unir no nº ${kept}` }));
  expect(await downloadText(file)).toContain('Prefere cartas.');
  await expect(page.getByText(`Nada mais está com o nº ${gone}`)).toBeVisible();
  await expectAccessible(page, 'its steps', removal(page));
  await removal(page).click();
  await page.getByRole('button', { name: 'SIM, Remover' }).click();
  await expect(page.getByText(`Pronto: ficou só o nº ${kept}.`)).toBeVisible();
  expect(demo.db?.voters.get(gone)).toBeUndefined();
  expect(held.map((id) => demo.db?.services.get(id)?.electorId)).toEqual(held.map(() => kept));
});

test('by keyboard alone; a pair that is none stays away, and its way back', async ({
  page,
  signIn,
  demo,
}) => {
  plant(demo.db);
  await signIn(page);
  await page.goto('/voters/duplicates');
  await page.getByRole('button', { name: 'Procurar repetidos' }).focus();
  await page.keyboard.press('Enter');
  await expect(pair(page)).toBeVisible();
  await pair(page)
    .getByRole('button', { name: /^Não são a mesma pessoa/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(pair(page)).toHaveCount(0);
  await page.reload();
  await page.getByRole('button', { name: 'Procurar repetidos' }).click();
  const back = page.getByRole('button', { name: /^Mostrar 1 par/ });
  await expect(back).toBeVisible();
  await expect(pair(page)).toHaveCount(0);
  await back.focus();
  await page.keyboard.press('Enter');
  await pair(page).getByRole('link', { name: /^Unir/ }).focus();
  await page.keyboard.press('Enter');
  const names = page.getByRole('radiogroup', { name: 'Nome' });
  await expect(names.getByRole('radio', { name })).toBeChecked();
  await names.getByRole('radio', { name }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(names.getByRole('radio', { name: /^nº \d+: Zulmira Xisto$/ })).toBeChecked();
});

test('on a phone', async ({ page, signIn, demo }) => {
  const { kept, gone } = plant(demo.db);
  await page.setViewportSize(phone.viewport);
  await signIn(page);
  await page.goto('/voters/duplicates');
  await page.getByRole('button', { name: 'Procurar repetidos' }).click();
  await expectAccessibleOnPhone(page, 'pairs', pair(page));
  await page.goto(`/voters/duplicates?pair=${kept}-${gone}`);
  await expectAccessibleOnPhone(page, 'a merge', page.getByRole('radiogroup', { name: 'Nome' }));
});
