import type { Page } from '@playwright/test';
import { addDays, today } from '@/formats/dates';
import { expectAccessible, expectAccessibleOnPhone } from './support/accessibility';
import { expect, test } from './support/fixtures';
import { answerPrint, sheetIn } from './support/print';
import { fill, openAppointments, panel, phone } from './support/steps';
import { typeInto } from './support/hands';

const form = (page: Page) => panel(page, 'Novo compromisso');
const dates = (page: Page) => form(page).getByRole('group', { name: 'Datas a criar' });
const status = (page: Page) => form(page).getByRole('status').first();

test('a year of weekly sessions by keyboard alone, in nine presses', async ({ page, signIn, demo }) => {
  await signIn(page);
  await openAppointments(page);
  let presses = 0;
  const press = async (chord: string) => {
    presses += 1;
    await page.keyboard.press(chord);
  };
  const create = page.getByRole('button', { name: 'Novo', exact: true });
  await create.focus();
  await press('Enter');
  await expect(form(page).getByRole('textbox', { name: 'Assunto' })).toBeFocused();
  // The last tab stop loads after the rest of the form.
  await expect(form(page).getByRole('combobox', { name: 'Repetir' })).toBeVisible();
  await page.keyboard.type('Sessão ordinária');
  await press('Tab');
  await press('Tab');
  await press('Tab');
  await page.keyboard.type('19h');
  await press('Tab');
  await press('Tab');
  await press('Tab');
  await expect(form(page).getByRole('combobox', { name: 'Repetir' })).toBeFocused();
  await page.keyboard.type('Semanal');
  await expect(form(page).getByRole('textbox', { name: 'Vezes' })).toBeVisible();
  await press('Tab');
  await expect(form(page).getByRole('textbox', { name: 'Vezes' })).toBeFocused();
  await page.keyboard.type('52');
  await expect(dates(page).getByRole('checkbox')).toHaveCount(52);
  await expect(form(page).getByText(/^\d+ datas marcadas( de 52)?\.$/)).toBeVisible();
  const isTicked = await dates(page)
    .getByRole('checkbox')
    .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).checked));
  const ticked = isTicked.filter(Boolean).length;
  const made = Array.from({ length: 52 }, (_, week) => addDays(today(), week * 7)).filter(
    (_, week) => isTicked[week],
  );
  await press('Control+Enter');
  await expect(status(page)).toHaveText(`Pronto: ${ticked} feitos.`, { timeout: 90_000 });
  const sessions = () => demo.db?.appointments.filter(({ subject }) => subject === 'Sessão ordinária') ?? [];
  const days = new Set(sessions().map(({ startDate }) => startDate.slice(0, 10)));
  expect(ticked).toBeGreaterThan(40);
  for (const day of made) expect(days).toContain(day);
  expect(presses).toBeLessThanOrEqual(9);
  await expectAccessible(page, 'appointments made', form(page));
  await form(page).getByRole('button', { name: 'Desfazer' }).click();
  // The text is the same as before it.
  await expect.poll(() => sessions().length, { timeout: 90_000 }).toBe(days.size - ticked);
  await expect(status(page)).toHaveText(`Pronto: ${ticked} feitos.`);
  await page.keyboard.press('Escape');
  await expect(form(page)).toBeHidden();
});

test('on a phone the dates are read and ticked', async ({ page, signIn }) => {
  await page.setViewportSize(phone.viewport);
  await signIn(page);
  await page.goto('/appointments/list?panel=create');
  await fill(form(page), { Assunto: 'Sessão ordinária', Data: '18/12/2027' });
  await form(page).getByRole('combobox', { name: 'Repetir' }).selectOption('Semanal');
  await typeInto(form(page).getByRole('textbox', { name: 'Vezes' }), '3');
  const christmas = dates(page).getByRole('checkbox', { name: /25 dez 2027\s*Feriado: Natal/ });
  await expect(christmas).not.toBeChecked();
  await expectAccessibleOnPhone(page, 'the dates of a repetition', dates(page));
  await christmas.check();
  await expect(form(page).getByText('2 datas marcadas de 3.')).toBeVisible();
  await expect(form(page).getByRole('button', { name: 'Salvar 2 compromissos' })).toBeVisible();
});

test('the sheet of the day in two presses, from home and from the list', async ({ page, signIn }) => {
  const printing = await answerPrint(page);
  await signIn(page);
  await page.goto('/dashboard');
  // The second press is the one in the browser's own window.
  await printing.during(() =>
    page.getByRole('region', { name: 'Hoje' }).getByRole('button', { name: 'Folha do dia' }).click(),
  );
  const headings = sheetIn(page).getByRole('heading', { includeHidden: true });
  await expect(headings).toHaveText([
    'Folha do dia',
    /^Compromissos/,
    /^Ligações a retornar/,
    /^Minhas tarefas até este dia/,
    /^Aniversariantes/,
  ]);
  await expect(sheetIn(page).getByText('Não foi possível ler.')).toHaveCount(0);

  await page.goto('/appointments/list?startDate=2026-11-26&endDate=2026-11-26');
  await printing.during(() => page.getByRole('button', { name: 'Folha do dia', exact: true }).click());
  await expect(sheetIn(page).getByText('quinta-feira, 26 de novembro de 2026')).toHaveCount(1);
});
