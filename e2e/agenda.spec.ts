import type { Locator, Page } from '@playwright/test';
import { addDays, today, weekdayOf } from '@/formats/dates';
import { expectAccessible, expectAccessibleOnPhone } from './support/accessibility';
import { addAppointment } from './support/api';
import { expectFailingCalls, holdTimeouts, onCall } from './support/faults';
import { expect, test } from './support/fixtures';
import { isFocused } from './support/keyboard';
import { answerPrint, sheetIn } from './support/print';
import { panel, phone } from './support/steps';
import { finger } from './support/touch';

/** The Wednesday of a week far enough ahead to be empty. */
const sunday = addDays(today(), 7 * 60 - weekdayOf(today()));
const wednesday = addDays(sunday, 3);
const thursday = addDays(sunday, 4);

const entry = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(name) });
const calendar = (page: Page) => page.getByRole('region', { name: 'Calendário' });
const toast = (page: Page, text: RegExp) => page.getByText(text).first();

async function openWeek(page: Page) {
  await page.goto(`/agenda?view=week&date=${wednesday}`);
  await expect(calendar(page)).toBeVisible();
}

/** Its position once it is stable: an entry is redrawn with each response. */
async function boxOf(locator: Locator) {
  let box = await locator.boundingBox();
  await expect
    .poll(async () => {
      await locator.hover();
      return (box = await locator.boundingBox());
    })
    .not.toBeNull();
  if (!box) throw new Error('It is not on the screen');
  return box;
}

/** Drags an entry by one of its points over a distance, in steps like a hand. */
async function drag(
  page: Page,
  entry: Locator,
  grip: { x: number; y: number },
  by: { x: number; y: number },
) {
  const box = await boxOf(entry);
  const [x, y] = [box.x + grip.x, box.y + grip.y];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 5, y + 5);
  await page.mouse.move(x + by.x / 2, y + by.y / 2, { steps: 4 });
  await page.mouse.move(x + by.x, y + by.y, { steps: 4 });
  await page.mouse.up();
}

const stands = (
  demo: {
    db?:
      | { appointments: { get: (id: number) => { startDate: string; endDate: string } | undefined } }
      | undefined;
  },
  reference: string,
) => {
  const found = demo.db?.appointments.get(Number(reference.slice(3)));
  return found && `${found.startDate.slice(0, 16)} ${found.endDate.slice(11, 16)}`;
};

/** An empty week with a single one-hour appointment, with all requests of the screen answered. */
async function openWeekWith(page: Page, subject: string, hourStart = '09:00', hourEnd = '10:00') {
  const reference = await addAppointment(page, { date: wednesday, subject, hourStart, hourEnd });
  await openWeek(page);
  const moved = entry(page, subject);
  await expect(moved).toBeVisible();
  // The user list loads last and gives the bar above its final height.
  await expect(page.getByRole('combobox', { name: 'De quem' }).locator('option').nth(2)).toBeAttached();
  return { reference, moved };
}

test('an appointment is moved and stretched by mouse, and back; free time makes a new one', async ({
  page,
  signIn,
  demo,
}) => {
  await signIn(page);
  const { reference, moved } = await openWeekWith(page, 'Sessão na praça');
  const at = await boxOf(moved);
  // An hour is as high as this entry; a day is as wide as the distance between columns.
  const day = await dayWidth(page);
  const hour = at.height;
  await drag(page, moved, { x: 40, y: hour / 2 }, { x: day, y: hour * 2 });
  await expect(toast(page, /foi movido para .*, 11:00 – 12:00\./)).toBeVisible();
  expect(stands(demo, reference)).toBe(`${thursday} 11:00 12:00`);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect.poll(() => stands(demo, reference)).toBe(`${wednesday} 09:00 10:00`);
  await expect.poll(async () => Math.round((await boxOf(moved)).x)).toBe(Math.round(at.x));
  await expect.poll(async () => Math.round((await boxOf(moved)).y)).toBe(Math.round(at.y));

  await drag(page, moved, { x: 30, y: hour - 2 }, { x: 0, y: hour - 2 });
  await expect(toast(page, /foi movido para .*, 09:00 – 11:00\./)).toBeVisible();
  expect(stands(demo, reference)).toBe(`${wednesday} 09:00 11:00`);

  const now = await boxOf(moved);
  await page.mouse.click(now.x + day + 30, now.y + 5);
  const form = panel(page, 'Novo compromisso');
  await expect(form.getByRole('combobox', { name: 'Horário de início' })).toHaveValue('09:00');
  await expect(form.getByRole('combobox', { name: 'Horário de término' })).toHaveValue('10:00');
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);

  await moved.click();
  await expect(panel(page, `Compromisso ${reference}`)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(calendar(page)).toBeVisible();
});

/** Distance between two days' columns. */
async function dayWidth(page: Page) {
  const lefts = await page
    .getByRole('columnheader')
    .evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect().left).sort((one, other) => one - other),
    );
  const [last, before] = [lefts.at(-1), lefts.at(-2)];
  if (last === undefined || before === undefined) throw new Error('There are no columns');
  return last - before;
}

test.describe('by a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });

  test('an appointment it rests on is taken to the next day', async ({ page, signIn, demo }) => {
    await signIn(page);
    const { reference, moved } = await openWeekWith(page, 'Sessão na praça');
    const box = await boxOf(moved);
    const start = { x: box.x + 40, y: box.y + 12 };
    const day = await dayWidth(page);
    const hand = await finger(page);
    await hand.down(start);
    await expect(page.locator('.agenda-entry.is-taken').first()).toBeAttached();
    await hand.move({ x: start.x + day, y: start.y });
    await hand.up();
    await expect(toast(page, /foi movido para .*, 09:00 – 10:00\./)).toBeVisible();
    expect(stands(demo, reference)).toBe(`${thursday} 09:00 10:00`);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('a refused move goes back with the reason; one without an answer is read again', async ({
  page,
  signIn,
  demo,
  problems,
}) => {
  expectFailingCalls(problems);
  const timeouts = await holdTimeouts(page);
  await signIn(page);
  const { reference, moved } = await openWeekWith(page, 'Visita à creche');
  const at = await boxOf(moved);
  const anHourLater = () => drag(page, moved, { x: 40, y: at.height / 2 }, { x: 0, y: at.height });
  const update = { script: 'compromisso.php', action: 'update' };

  const stopRefusing = await onCall(page, update, (route) =>
    route.fulfill({ status: 422, json: { message: 'O dia está fechado.', errors: [] } }),
  );
  await anHourLater();
  await expect(toast(page, /continua onde estava\. O dia está fechado\./)).toBeVisible();
  await expect.poll(async () => Math.round((await boxOf(moved)).y)).toBe(Math.round(at.y));
  await stopRefusing();

  // Saved, but the response never arrives.
  await onCall(page, update, async (route) => void (await route.fetch()));
  await anHourLater();
  await expect.poll(() => stands(demo, reference)).toBe(`${wednesday} 10:00 11:00`);
  await timeouts.lapse(update);
  await expect(toast(page, /não se sabe se o compromisso .* foi movido\. Lido de novo/)).toBeVisible();
  await expect.poll(async () => (await boxOf(moved)).y).toBeGreaterThan(at.y + 10);
});

test('by keyboard alone an entry is found, moved and read as a list; day, week and month', async ({
  page,
  signIn,
  demo,
}) => {
  await signIn(page);
  const { reference, moved } = await openWeekWith(page, 'Plenária do bairro', '14:00', '15:00');
  await expectAccessible(page, 'a week', calendar(page));
  /** Beside a day or a week. */
  const hours = calendar(page).getByText(/^\d\d:00$/);
  await expect(hours.first()).toBeVisible();
  // The calendar replaces the phone's list; its shortcuts load after it.
  await expect(moved).toBeVisible();
  await expect
    .poll(async () => {
      await page.keyboard.press('j');
      return isFocused(moved);
    })
    .toBe(true);
  await page.keyboard.press('s');
  const form = panel(page, `Mover o compromisso ${reference}`);
  await expect(form.getByRole('textbox', { name: 'Data' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(form.getByRole('combobox', { name: 'Horário de início' })).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText('13h30');
  await page.keyboard.press('Tab');
  // The same length as before.
  await expect(form.getByRole('combobox', { name: 'Horário de término' })).toHaveValue('14:30');
  await page.keyboard.press('Control+Enter');
  await expect(toast(page, /foi movido para .*, 13:30 – 14:30\./)).toBeVisible();
  expect(stands(demo, reference)).toBe(`${wednesday} 13:30 14:30`);
  await expect(moved).toBeFocused();

  await page.getByRole('button', { name: 'Mês', exact: true }).click();
  await expect(page).toHaveURL(/view=month/);
  // The week stays until the month is drawn.
  await expect(hours).toHaveCount(0);
  await expect(moved).toBeVisible();
  // Its text has the day's full width, in one or two lines.
  await expect.poll(async () => (await boxOf(moved)).height).toBeLessThan(60);
  await expectAccessible(page, 'a month', calendar(page));
  await page.getByRole('button', { name: 'Dia', exact: true }).click();
  await expect(hours.first()).toBeVisible();
  await expect(moved).toBeVisible();
  await page.getByRole('button', { name: 'Lista' }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(1);
  await expect(moved).toBeVisible();
  await expectAccessible(page, 'a list', moved);
});

test('the week is on paper, lying, by the button and by the browser', async ({ page, signIn }) => {
  const printing = await answerPrint(page);
  await signIn(page);
  await openWeekWith(page, 'Audiência pública');
  await printing.during(() => page.getByRole('button', { name: 'Imprimir' }).click());
  const sheet = sheetIn(page);
  await expect(sheet.locator('h1')).toHaveText('Agenda');
  await expect(sheet.locator('th')).toHaveCount(7);
  await expect(sheet.locator('td').nth(3)).toContainText('Audiência pública');

  await page.emulateMedia({ media: 'print' });
  // The print version loads after the screen.
  await expect
    .poll(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
      return page.locator('td').count();
    })
    .toBeGreaterThan(3);
  await expect(page.locator('td').nth(3)).toContainText('Audiência pública');
  await expect(calendar(page)).toBeHidden();
});

test('on a phone the agenda starts as the list of a day', async ({ page, signIn }) => {
  await page.setViewportSize(phone.viewport);
  await signIn(page);
  await addAppointment(page, { date: wednesday, subject: 'Entrega de obra '.repeat(3).trim() });
  await page.goto(`/agenda?date=${wednesday}`);
  await expect(entry(page, 'Entrega de obra')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(1);
  await expectAccessibleOnPhone(page, 'the agenda', entry(page, 'Entrega de obra'));
  // Below the title two rows of controls: the day, and the view; the rest is folded.
  const middleOf = async (role: 'button' | 'group', name: string) => {
    const box = await page.getByRole(role, { name }).boundingBox();
    return Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2);
  };
  expect(await middleOf('button', 'ir para uma data')).toBe(await middleOf('button', 'Hoje'));
  expect(await middleOf('group', 'Modo de ver')).toBe(await middleOf('group', 'Período mostrado'));
  const kinds = page.getByRole('group', { name: 'O que mostrar' });
  await expect(kinds).toBeHidden();
  await page.getByRole('button', { name: 'Mostrar' }).click();
  await expect(page.getByRole('combobox', { name: 'De quem' })).toBeVisible();
  await expectAccessibleOnPhone(page, 'what the agenda shows', kinds);
  await page.getByRole('button', { name: 'Mostrar' }).click();
  await expect(kinds).toBeHidden();
  await page.getByRole('button', { name: 'Calendário' }).click();
  await expect(calendar(page)).toBeVisible();
  await expectAccessibleOnPhone(page, 'a day', calendar(page));
});
