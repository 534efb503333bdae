import type { Locator, Page } from '@playwright/test';
import { addDays, today, weekdayOf } from '@/formats/dates';
import { addAppointment } from './support/api';
import { expect, test } from './support/fixtures';
import { finger } from './support/touch';

/* A finger on a tablet: it scrolls, and what it rests on is taken along. */
test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });

const columnAt = (page: Page, index: number) => page.getByRole('region').nth(index);
const cardsOf = (column: Locator) => column.getByRole('listitem');

/** A point of it, once it stands still. */
async function pointOf(part: Locator, grip = { x: 60, y: 20 }) {
  await part.hover({ position: grip });
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not on the page.');
  return { x: box.x + grip.x, y: box.y + grip.y };
}

test('on a board a finger that rests on a card takes it to another column, and one that moves scrolls', async ({
  page,
  signIn,
}) => {
  await signIn(page);
  await page.goto('/legislative-processes/board');
  const [from, to] = [columnAt(page, 0), columnAt(page, 1)];
  const card = cardsOf(from).nth(0);
  await expect(card).toBeVisible();
  await expect(cardsOf(to).first()).toBeVisible();
  const reference = (await card.getByRole('link').locator('small').innerText()).trim();
  const inColumn = (column: Locator) =>
    column.getByRole('button', { name: `Ações de ${reference}`, exact: true });
  const hand = await finger(page);

  // Down at once is scrolling: nothing is taken, nothing opens.
  const board = page.locator('[data-column]').first();
  const start = await pointOf(card);
  await hand.down(start);
  await hand.move({ x: start.x, y: start.y - 90 });
  await expect(page.locator('[data-dragged]')).toHaveCount(0);
  await hand.up();
  await expect(board).not.toHaveAttribute('data-over');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const target = await pointOf(to);
  await hand.down(await pointOf(card));
  await expect(card).toHaveAttribute('data-dragged', 'true');
  await hand.move(target);
  await expect(to).toHaveAttribute('data-over', 'true');
  const saved = page.waitForResponse((answer) => answer.request().headers().action === 'changeStatus');
  await hand.up();
  await expect(inColumn(to)).toBeVisible();
  await expect(inColumn(from)).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await saved;
});

test('in the agenda a finger that rests on an appointment takes it to the next day', async ({
  page,
  signIn,
  demo,
}) => {
  const wednesday = addDays(today(), 7 * 60 - weekdayOf(today()) + 3);
  await signIn(page);
  const hours = { hourStart: '09:00', hourEnd: '10:00' };
  const reference = await addAppointment(page, { date: wednesday, subject: 'Sessão na praça', ...hours });
  const startOf = () => demo.db?.appointments.get(Number(reference.slice(3)))?.startDate.slice(0, 16);
  await page.goto(`/agenda?view=week&date=${wednesday}`);
  const entry = page.getByRole('link', { name: /Sessão na praça/ });
  await expect(entry).toBeVisible();
  // Who else is in the office comes last, and makes the bar above as high as it stays.
  await expect(page.getByRole('combobox', { name: 'De quem' }).locator('option').nth(2)).toBeAttached();
  const day = await page
    .getByRole('columnheader')
    .nth(2)
    .evaluate((header) => header.getBoundingClientRect().width);
  const hand = await finger(page);
  const start = await pointOf(entry, { x: 40, y: 12 });
  await hand.down(start);
  await expect(page.locator('.agenda-entry.is-taken').first()).toBeAttached();
  await hand.move({ x: start.x + day, y: start.y });
  await hand.up();
  await expect(page.getByText(/foi movido para .*, 09:00 – 10:00\./).first()).toBeVisible();
  expect(startOf()).toBe(`${addDays(wednesday, 1)} 09:00`);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
