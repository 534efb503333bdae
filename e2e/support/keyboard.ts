import { expect, type Locator, type Page } from '@playwright/test';
import { often } from './steps';

/** More than the tab stops of a screen with ten rows. */
const maxStops = 80;

/** Presses Tab (or Shift+Tab) to the target; the focus must be visible at every stop. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let steps = 0; steps < maxStops; steps += 1) {
    await page.keyboard.press(key);
    await expect.poll(() => unseenFocus(page)).toBeNull();
    if (await isFocused(target)) return;
  }
  throw new Error(`${String(target)} was not reached by ${key}`);
}

export const isFocused = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement);

const unseenFocus = (page: Page) => page.evaluate(findUnseenFocus);

/** In the page: the focused element if its focus is not visible on it or its label, else null. */
export function findUnseenFocus(): string | null {
  const element = document.activeElement;
  if (!element || element === document.body || element.getAttribute('tabindex') === '-1') return null;
  const isMarked = (shown: Element) =>
    [null, '::after'].some((pseudo) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(shown, pseudo);
      return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    });
  const shown = element.closest('label') ?? element;
  const { top, left, bottom, right, width, height } = shown.getBoundingClientRect();
  const isInSight =
    width > 0 &&
    height > 0 &&
    bottom > 0 &&
    right > 0 &&
    top < window.innerHeight &&
    left < window.innerWidth;
  return isInSight && (isMarked(element) || isMarked(shown)) ? null : element.outerHTML.slice(0, 200);
}

/**
 * Waits for a list's shortcuts, which load after its rows: until then `j` has no effect.
 * @param opener link of a row that is not the last; it has focus afterwards
 */
export async function listKeysAreHeard(page: Page, opener: Locator) {
  await expect
    .poll(
      async () => {
        await opener.focus();
        await page.keyboard.press('j');
        return isFocused(opener);
      },
      { intervals: often },
    )
    .toBe(false);
  await opener.focus();
}

/** Types in the focused combobox and waits for the option, however late its list opens. */
export async function typeUntilOffered(page: Page, typed: string, option: RegExp | string) {
  await page.keyboard.type(typed);
  await expect(page.getByRole('listbox').getByRole('option', { name: option }).first()).toBeVisible();
}
