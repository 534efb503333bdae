import type { Locator, Page } from '@playwright/test';
import { addDays, today, weekdayOf } from '@/formats/dates';
import { expectAccessible, expectAccessibleOnPhone } from './support/accessibility';
import { addAppointment } from './support/api';
import { hurryTimeouts, onCall, expectFailingCalls } from './support/faults';
import { expect, test } from './support/fixtures';
import { panel, phone } from './support/steps';

/** A week with nothing in it, far enough away: its Wednesday. */
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

async function boxOf(locator: Locator) {
  // An entry is drawn anew when its answer comes.
  let box = await locator.boundingBox();
  await expect.poll(async () => (box = await locator.boundingBox())).not.toBeNull();
  if (!box) throw new Error('It is not on the screen');
  return box;
}

/** Drags with the mouse, in steps as a hand does. */
async function drag(page: Page, from: { x: number; y: number }, to: { x: number; y: number }) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 5, from.y + 5);
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
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

test('an appointment is moved and stretched by mouse, and back; free time makes a new one', async ({
  page,
  signIn,
  demo,
}) => {
  await signIn(page);
  const reference = await addAppointment(page, {
    date: wednesday,
    subject: 'Sessão na praça',
    hourStart: '09:00',
    hourEnd: '10:00',
  });
  await openWeek(page);
  const moved = entry(page, 'Sessão na praça');
  await moved.scrollIntoViewIfNeeded();
  const at = await boxOf(moved);
  // An hour is as high as this entry, a day as wide as the way to the next column.
  const day = await dayWidth(page);
  const middle = { x: at.x + 40, y: at.y + at.height / 2 };
  await drag(page, middle, { x: middle.x + day, y: middle.y + at.height * 2 });
  await expect(toast(page, /foi movido para .*, 11:00 – 12:00\./)).toBeVisible();
  expect(stands(demo, reference)).toBe(`${thursday} 11:00 12:00`);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect.poll(() => stands(demo, reference)).toBe(`${wednesday} 09:00 10:00`);

  await expect.poll(async () => Math.round((await boxOf(moved)).y)).toBe(Math.round(at.y));
  const now = await boxOf(moved);
  await page.mouse.move(now.x + 30, now.y + now.height / 2);
  await drag(
    page,
    { x: now.x + 30, y: now.y + now.height - 2 },
    { x: now.x + 30, y: now.y + now.height * 2 - 4 },
  );
  await expect.poll(() => stands(demo, reference)).toBe(`${wednesday} 09:00 11:00`);

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

/** How far one day's column is from the next. */
async function dayWidth(page: Page) {
  const [first, second] = await page.getByRole('columnheader').filter({ visible: true }).all();
  if (!first || !second) throw new Error('There are no columns');
  const headers = await page
    .getByRole('columnheader')
    .evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect().left).sort((one, other) => one - other),
    );
  return (headers.at(-1) ?? 0) - (headers.at(-2) ?? 0);
}

test('a refused move goes back with the reason; one without an answer is read again', async ({
  page,
  signIn,
  demo,
  problems,
}) => {
  expectFailingCalls(problems);
  const timeouts = await hurryTimeouts(page);
  await signIn(page);
  const reference = await addAppointment(page, {
    date: wednesday,
    subject: 'Visita à creche',
    hourStart: '09:00',
    hourEnd: '10:00',
  });
  await openWeek(page);
  const moved = entry(page, 'Visita à creche');
  await moved.scrollIntoViewIfNeeded();
  const at = await boxOf(moved);
  const middle = { x: at.x + 40, y: at.y + at.height / 2 };
  const later = { x: middle.x, y: middle.y + at.height };
  const update = { script: 'compromisso.php', action: 'update' };

  const stopRefusing = await onCall(page, update, (route) =>
    route.fulfill({ status: 422, json: { message: 'O dia está fechado.', errors: [] } }),
  );
  await drag(page, middle, later);
  await expect(toast(page, /continua onde estava\. O dia está fechado\./)).toBeVisible();
  expect((await boxOf(moved)).y).toBeCloseTo(at.y, 0);
  await stopRefusing();

  // Written, but the answer never comes.
  await onCall(page, update, async (route) => void (await route.fetch()));
  await timeouts.during(async () => {
    await drag(page, middle, later);
    await expect(toast(page, /não se sabe se o compromisso .* foi movido\. Lido de novo/)).toBeVisible();
  });
  expect(stands(demo, reference)).toBe(`${wednesday} 10:00 11:00`);
  await expect.poll(async () => (await boxOf(moved)).y).toBeGreaterThan(at.y + 10);
});

test('by keyboard alone an entry is found, moved and read as a list; day, week and month', async ({
  page,
  signIn,
  demo,
}) => {
  await signIn(page);
  const reference = await addAppointment(page, {
    date: wednesday,
    subject: 'Plenária do bairro',
    hourStart: '14:00',
    hourEnd: '15:00',
  });
  await openWeek(page);
  await expect(entry(page, 'Plenária do bairro')).toBeVisible();
  await expectAccessible(page, 'a week', calendar(page));
  await page.keyboard.press('j');
  await expect(entry(page, 'Plenária do bairro')).toBeFocused();
  await page.keyboard.press('s');
  const form = panel(page, `Mover o compromisso ${reference}`);
  await expect(form.getByRole('textbox', { name: 'Data' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(form.getByRole('combobox', { name: 'Horário de início' })).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText('13h30');
  await page.keyboard.press('Tab');
  // As long as before.
  await expect(form.getByRole('combobox', { name: 'Horário de término' })).toHaveValue('14:30');
  await page.keyboard.press('Control+Enter');
  await expect(toast(page, /foi movido para .*, 13:30 – 14:30\./)).toBeVisible();
  expect(stands(demo, reference)).toBe(`${wednesday} 13:30 14:30`);
  await expect(entry(page, 'Plenária do bairro')).toBeFocused();

  await page.getByRole('button', { name: 'Mês', exact: true }).click();
  await expect(page).toHaveURL(/view=month/);
  await expect(entry(page, 'Plenária do bairro')).toBeVisible();
  // Its words have the whole width of the day, and stand in one or two lines.
  expect((await boxOf(entry(page, 'Plenária do bairro'))).height).toBeLessThan(60);
  await expectAccessible(page, 'a month', calendar(page));
  await page.getByRole('button', { name: 'Dia', exact: true }).click();
  await expect(entry(page, 'Plenária do bairro')).toBeVisible();
  await page.getByRole('button', { name: 'Lista' }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(1);
  await expect(entry(page, 'Plenária do bairro')).toBeVisible();
  await expectAccessible(page, 'a list', entry(page, 'Plenária do bairro'));
});

test('the week is on paper, lying, by the button and by the browser', async ({ page, signIn }) => {
  await page.addInitScript(() => {
    const original = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, 'contentWindow');
    Object.defineProperty(HTMLIFrameElement.prototype, 'contentWindow', {
      get(this: HTMLIFrameElement) {
        const view = original?.get?.call(this) as Window | null;
        if (view) view.print = () => undefined;
        return view;
      },
    });
  });
  await signIn(page);
  await addAppointment(page, { date: wednesday, subject: 'Audiência pública' });
  await openWeek(page);
  await page.getByRole('button', { name: 'Imprimir' }).click();
  const sheet = page.frameLocator('iframe[title="Impressão"]');
  await expect(sheet.locator('h1')).toHaveText('Agenda');
  await expect(sheet.locator('th')).toHaveCount(7);
  await expect(sheet.locator('td').nth(3)).toContainText('Audiência pública');

  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
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
  await page.getByRole('button', { name: 'Calendário' }).click();
  await expect(calendar(page)).toBeVisible();
  await expectAccessibleOnPhone(page, 'a day', calendar(page));
});
