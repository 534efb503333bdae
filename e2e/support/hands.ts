import { expect, type Locator, type Page } from '@playwright/test';
import { devtools } from './devtools';

/* Text input by keys: `fill()` would set it at once and skip the field's behaviour at each key. */

/** Waits until it is editable, and selects its text. */
async function takeOver(field: Locator) {
  await expect(field).toBeEditable();
  await field.focus();
  await field.press('ControlOrMeta+a');
}

/** Types key by key over the existing text; '' empties it. */
export async function typeInto(field: Locator, text: string) {
  await takeOver(field);
  if (text) await field.pressSequentially(text);
  else await field.press('Delete');
}

/** Inserts a text at once, like a paste or dictation, where single letters have no effect of their own. */
export async function pasteInto(field: Locator, text: string) {
  await takeOver(field);
  await field.page().keyboard.insertText(text);
}

/** Figures, dates, hours, phone numbers: texts that a field formats at each key. */
const shaped = /^[\d\s/.,:()+-]*$/;

/** Types texts that the field may format, and pastes words, which it takes unchanged. */
export const enter = (field: Locator, text: string) =>
  shaped.test(text) ? typeInto(field, text) : pasteInto(field, text);

/**
 * Two presses in one place, a tenth of a second apart by their timestamps, however slow the machine is between them.
 */
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
