import type { Page } from '@playwright/test';
import { addDays, formatDate, today } from '@/formats/dates';
import { expectAccessibleOnPhone, expectSound } from './support/accessibility';
import { expect, test } from './support/fixtures';
import { listKeysAreHeard, typeUntilOffered } from './support/keyboard';
import { openList, openServices, panel, phone } from './support/steps';
import { typeInto } from './support/hands';
import { chooseRows, countPresses, selectionBar } from './support/many';

/** Bulk actions in a browser: the number of presses by mouse and keyboard, and a phone. */

const showRows = (page: Page, rows: number) =>
  page.addInitScript((limit) => localStorage.setItem('tribuna.linhas', String(limit)), rows);

test('the status of twenty requests in at most twelve presses', async ({ page, signIn, demo }) => {
  const status = demo.db?.serviceStatuses.find(({ name }) => name === 'Arquivado');
  const open = demo.db?.serviceStatuses.find(({ name }) => name === 'Aberto');
  // The API refuses a service's current status.
  for (const { id, statusId } of demo.db?.services.all() ?? [])
    if (statusId === status?.id && open) demo.db?.services.update(id, { statusId: open.id });
  await showRows(page, 25);
  await signIn(page);
  const table = await openServices(page);
  const { press, presses } = countPresses();
  await chooseRows(table, 0, 19, press);
  await expect(selectionBar(page)).toContainText('20 na seleção');
  await press(selectionBar(page).getByRole('button', { name: 'Trocar status' }).click());
  const form = panel(page, 'Trocar status');
  await expect(form.getByRole('combobox', { name: 'Novo status' })).toBeFocused();
  await typeUntilOffered(page, 'Arquiv', 'Arquivado');
  await press(page.keyboard.press('Enter'));
  await press(page.keyboard.press('Tab'));
  await page.keyboard.type('Mutirão de novembro.');
  await press(page.keyboard.press('Control+Enter'));
  await expect(form.getByRole('status')).toHaveText('Pronto: 20 feitos.');
  await expectSound(page, 'what became of many', form);
  await press(page.keyboard.press('Escape'));
  await expect(selectionBar(page)).toHaveCount(0);
  expect(demo.db?.services.filter(({ statusId }) => statusId === status?.id).length).toBeGreaterThanOrEqual(
    20,
  );
  await expect(table.getByText(status?.name ?? '')).toHaveCount(20);
  expect(presses()).toBeLessThanOrEqual(12);
});

test('rows are chosen and finished by keyboard alone, and the focus comes back to the list', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  const table = await openList(page, '/tasks/list', 'Tarefas');
  const opener = table.getByRole('link').first();
  await listKeysAreHeard(page, opener);
  await page.keyboard.press('j');
  await page.keyboard.press(' ');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(selectionBar(page)).toContainText('2 na seleção');
  await selectionBar(page).getByRole('button', { name: 'Mudar a data' }).focus();
  await page.keyboard.press('Enter');
  const form = panel(page, 'Mudar a data');
  await expect(form.getByRole('textbox', { name: 'Nova data' })).toBeFocused();
  await page.keyboard.type(formatDate(addDays(today(), 31)).replaceAll('/', ''));
  await page.keyboard.press('Control+Enter');
  await expect(form.getByRole('status')).toHaveText('Pronto: 2 feitos.');
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  await expect(page.locator('body')).not.toBeFocused();
});

test('on a phone the boxes come by a menu entry, and the bar covers nothing one needs', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize(phone.viewport);
  await signIn(page);
  const table = await openServices(page);
  await page.getByRole('button', { name: 'Mais ações' }).click();
  await page.getByRole('menuitem', { name: 'Selecionar vários' }).click();
  await table.getByRole('checkbox').first().check();
  await expect(selectionBar(page)).toContainText('1 na seleção');
  // Rows scroll below the bar: here it ends at a row's edge, and covers the next one completely.
  const { y: rowAt = 0, height: rowHeight = 0 } =
    (await table.locator('tbody tr').nth(3).boundingBox()) ?? {};
  const barAt = (await selectionBar(page).boundingBox())?.y ?? 0;
  const { width, height } = phone.viewport;
  await page.setViewportSize({ width, height: Math.round(rowAt + rowHeight + height - barAt) });
  await expectAccessibleOnPhone(page, 'rows being chosen', selectionBar(page));
  await selectionBar(page).getByRole('button', { name: 'Ações da seleção' }).click();
  await page.getByRole('menuitem', { name: 'Comentar' }).click();
  const form = panel(page, 'Comentar');
  await typeInto(form.getByRole('textbox', { name: 'Comentário' }), 'Vistoria feita.');
  await form.getByRole('button', { name: 'Comentar 1 atendimento' }).click();
  await expect(form.getByRole('status')).toHaveText('Pronto: 1 feito.');
  await expectAccessibleOnPhone(page, 'what became of one', form);
});
