import { expect, type Locator, type Page } from '@playwright/test';
import { devtools } from './devtools';

/* How a person puts text into a field: `fill()` would set it at once, past all that a field does at each key. */

/** Once it may be written in: what stands there is selected. */
async function takeOver(field: Locator) {
  await expect(field).toBeEditable();
  await field.focus();
  await field.press('ControlOrMeta+a');
}

/** Types key by key over what stands there; '' empties it. */
export async function typeInto(field: Locator, text: string) {
  await takeOver(field);
  if (text) await field.pressSequentially(text);
  else await field.press('Delete');
}

/** Puts in a text at once, as a paste or a dictation does, where its letters by themselves do nothing. */
export async function pasteInto(field: Locator, text: string) {
  await takeOver(field);
  await field.page().keyboard.insertText(text);
}

/** Figures, dates, hours, telephones: what a field gives its form at each key. */
const shaped = /^[\d\s/.,:()+-]*$/;

/** Types what its field may shape, and pastes words, which it takes as they come. */
export const enter = (field: Locator, text: string) =>
  shaped.test(text) ? typeInto(field, text) : pasteInto(field, text);

/** Two presses in one place, one tenth of a second apart by their own times, however slow the machine is between them. */
export async function pressTwice(page: Page, { x, y }: { x: number; y: number }) {
  const browser = await devtools(page);
  const began = Date.now() / 1000;
  const shared = { x, y, button: 'left' } as const;
  await browser.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y, timestamp: began });
  for (const clickCount of [1, 2]) {
    const press = { ...shared, clickCount, timestamp: began + clickCount / 10 };
    await browser.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...press });
    await browser.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...press });
  }
}
