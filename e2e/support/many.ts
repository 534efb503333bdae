import type { Locator, Page } from '@playwright/test';

/** The bar for the chosen rows of a list. */
export const selectionBar = (page: Page) => page.getByRole('region', { name: 'Seleção' });

/** Counts key presses and clicks: each is awaited through `press`. */
export function countPresses() {
  let presses = 0;
  return {
    press: async (made: Promise<unknown>) => {
      presses += 1;
      await made;
    },
    presses: () => presses,
  };
}

/** Chooses a list's rows from one index to another, counting from 0, in two presses. */
export async function chooseRows(
  table: Locator,
  from: number,
  to: number,
  press: (made: Promise<unknown>) => Promise<void>,
) {
  const boxes = table.getByRole('checkbox');
  // The checkbox appears on hover; the header precedes the rows.
  await table
    .getByRole('row')
    .nth(from + 1)
    .hover();
  await press(boxes.nth(from).click());
  await press(boxes.nth(to).click({ modifiers: ['Shift'] }));
}
