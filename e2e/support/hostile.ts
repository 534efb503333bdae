import { expect, type Locator, type Page } from '@playwright/test';
import { resize } from './accessibility';
import { onCall, type Call } from './faults';
import { desk, phone } from './steps';

export const markup = '<img src=x onerror="alert(1)"><script>alert(2)</script>';
export const endless = `${markup} ${'x'.repeat(10_000)}`;
export const digits = '9'.repeat(500);

export function forbidScripts(page: Page) {
  page.on('dialog', (dialog) => {
    throw new Error(`A script ran: ${dialog.message()}`);
  });
}

/** Asserts that hostile text was not rendered as HTML. */
export async function expectOnlyText(page: Page) {
  // The HTML's own scripts are in its head (src/app/pageStart.ts).
  const scripts = ':not(head) > script:not([src])';
  await expect(page.locator(`img, iframe, object, embed, ${scripts}, [onerror], [onload]`)).toHaveCount(0);
  await expect(page.locator('[href^="javascript:" i]')).toHaveCount(0);
}

/** Overrides fields of every record in the response. */
export const lengthen = (page: Page, call: Call, fields: object) =>
  onCall(page, call, async (route) => {
    const response = await route.fetch();
    const reply = (await response.json()) as { data?: object[] };
    const json = reply.data
      ? { ...reply, data: reply.data.map((row) => ({ ...row, ...fields })) }
      : { ...reply, ...fields };
    await route.fulfill({ response, json });
  });

/** On a desktop, then on a phone. */
export async function expectNoOverflow(page: Page, part: Locator) {
  for (const size of [desk, phone.viewport]) {
    await resize(page, size);
    for (const box of [page.locator('html'), part]) {
      await expect.poll(() => box.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    }
  }
  await resize(page, desk);
  await expectOnlyText(page);
}
