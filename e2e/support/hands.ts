import { expect, type Locator } from '@playwright/test';

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
