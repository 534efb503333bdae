import type { Locator, Page } from '@playwright/test';

/** The bar of what is chosen in a list. */
export const selectionBar = (page: Page) => page.getByRole('region', { name: 'Seleção' });

/** Counts presses of keys and clicks: each is awaited through `press`. */
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

/** Chooses a list's rows from one to another, the first being 0, in two presses. */
export async function chooseRows(
  table: Locator,
  from: number,
  to: number,
  press: (made: Promise<unknown>) => Promise<void>,
) {
  const boxes = table.getByRole('checkbox');
  // The box comes under the mouse; before the rows there is the head.
  await table
    .getByRole('row')
    .nth(from + 1)
    .hover();
  await press(boxes.nth(from).click());
  await press(boxes.nth(to).click({ modifiers: ['Shift'] }));
}
