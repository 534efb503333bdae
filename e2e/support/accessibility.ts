import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test, type Locator, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { devtools } from './devtools';
import { desk, phone } from './steps';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const wcag22AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

const allRules: RunOptions = {
  runOnly: { type: 'tag', values: wcag22AA },
  resultTypes: ['violations'],
  preload: false,
};
/** The rules that depend on colours, for a second look at the same page in other ones. */
const colourRules: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  resultTypes: ['violations'],
  preload: false,
};
/** The others, for a second look at the same colours in another place. */
const rulesOfPlace: RunOptions = { ...allRules, rules: { 'color-contrast': { enabled: false } } };

/**
 * Fails when axe finds a breach of WCAG 2.2 AA on the page, naming the rule and the elements.
 * @param within a selector, to look at one part of the page.
 */
async function expectNoAxeViolations(page: Page, within?: string, options = allRules) {
  // Through evaluate: a script element would be refused by the page's content policy, as it should.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const { violations } = await page.evaluate(
    ({ selector, options }) => {
      const { axe } = window as unknown as {
        axe: { run(context: unknown, options: RunOptions): Promise<AxeResults> };
      };
      // What stands half under a bar is no smaller for it, as axe would have it.
      window.scrollTo(0, 0);
      return axe.run(selector ?? document, options);
    },
    { selector: within, options },
  );
  const found = violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map(({ target, html, any }) => `    ${target} ${html} ${any[0]?.message ?? ''}`).join('\n')}`,
  );
  expect(found, `axe on ${page.url()}`).toEqual([]);
}

/**
 * The state of a screen: at a desk in light and in dark, on a phone, and squeezed to 320 pixels.
 * @param shown what is there once the state is reached.
 */
export async function expectAccessible(page: Page, state: string, shown: Locator) {
  await expect(shown).toBeVisible();
  await test.step(state, async () => {
    // What a panel covers was looked at before it opened.
    const panel = (await page.getByRole('dialog').first().isVisible()) ? '[role="dialog"]' : undefined;
    await expectNoAxeViolations(page, panel);
    // Who asked for less motion, as every journey does, gets the other colours at once (base.css).
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectNoAxeViolations(page, panel, colourRules);
    await page.emulateMedia({ colorScheme: 'light' });
    // As high as its content: what a bar half covers for now, as the foot of a long form does, is no smaller for it.
    const { width } = phone.viewport;
    await resize(page, { width, height: 3000 });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    if (height > 3000) await resize(page, { width, height });
    // The colours are those of the desk; the room is not.
    await expectNoAxeViolations(page, panel, rulesOfPlace);
    await expectNoSidewaysScrolling(page, state);
    await resize(page, desk);
  });
}

/** The same, and with larger letters at a desk, on a small computer and on a phone. */
export async function expectSound(page: Page, state: string, shown: Locator) {
  await expectAccessible(page, state, shown);
  await expectRoomForLargeType(page, state);
}

/** What stands on a phone alone, in light and in dark; the window is as narrow already. */
export async function expectAccessibleOnPhone(page: Page, state: string, shown: Locator) {
  await expect(shown).toBeVisible();
  await test.step(state, async () => {
    await expectNoAxeViolations(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectNoAxeViolations(page, undefined, colourRules);
    await page.emulateMedia({ colorScheme: 'light' });
  });
}

/** Gives the window another size, and the page the turn in which it hears of it. */
export async function resize(page: Page, size: { width: number; height: number }) {
  await page.setViewportSize(size);
  await page.evaluate(() => new Promise((heard) => requestAnimationFrame(() => setTimeout(heard))));
}

/** A window 320 pixels wide, as 1280 enlarged to 400 %: nothing stands out of it sideways. */
async function expectNoSidewaysScrolling(page: Page, state: string) {
  await resize(page, { width: 320, height: 640 });
  expect(await page.evaluate(tooWide, null), `wider than 320 pixels: ${state}`).toEqual([]);
  expect(await page.evaluate(tooWide, spacedText), `wider than 320 pixels, spaced: ${state}`).toEqual([]);
  await setLetters(page, large);
  expect(await page.evaluate(tooWide, null), `wider than 320 pixels, larger: ${state}`).toEqual([]);
  await setLetters(page, usual);
}

/** The pixels of a letter that a browser is set to, and what somebody sets who wants larger ones. */
const usual = 16;
export const large = 20;

/**
 * Sets the browser's own size of letters, by which both lengths and the widths of media queries in rem go: the same as
 * being started with it.
 */
export async function setLetters(page: Page, standard: number) {
  await (await devtools(page)).send('Page.setFontSizes', { fontSizes: { standard } });
}

/**
 * Larger letters, at a desk, on a small computer and on a phone: nothing stands out of the window, nor has lines of its
 * words cut off.
 */
export async function expectRoomForLargeType(page: Page, state: string) {
  await setLetters(page, large);
  for (const width of [desk.width, 1024, phone.viewport.width]) {
    await resize(page, { width, height: 800 });
    expect(await page.evaluate(tooWide, null), `${state} at ${width}`).toEqual([]);
  }
  await setLetters(page, usual);
  await resize(page, desk);
}

/** The text spacing of WCAG 1.4.12. */
const spacedText =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }';

/** What stands out of the window sideways under these further rules, or has lines of its words cut off below. */
function tooWide(rules: string | null): string[] {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules ?? '');
  document.adoptedStyleSheets.push(sheet);
  const { scrollWidth, clientWidth } = document.documentElement;
  const elements = [...document.body.querySelectorAll<HTMLElement>('*')];
  const isCut = (element: HTMLElement) => {
    const { overflowY } = getComputedStyle(element);
    const isShut = overflowY === 'hidden' || overflowY === 'clip';
    const hasWords = [...element.childNodes].some(
      ({ nodeType, textContent }) => nodeType === 3 && textContent,
    );
    return isShut && hasWords && element.clientHeight > 1 && element.scrollHeight > element.clientHeight + 2;
  };
  const isOut = (element: HTMLElement) =>
    scrollWidth > clientWidth && element.getBoundingClientRect().right > clientWidth + 1;
  const found = elements.filter(
    (element) => isOut(element) || (!element.closest('.visually-hidden, thead') && isCut(element)),
  );
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  return found.map((element) => element.outerHTML.slice(0, 120));
}
