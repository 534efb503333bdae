import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test, type Locator, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { devtools } from './devtools';
import { arrival, desk, phone } from './steps';
import { smallTargets } from './targets';

export const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const wcag22AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

export const allRules: RunOptions = {
  runOnly: { type: 'tag', values: wcag22AA },
  resultTypes: ['violations'],
  preload: false,
};
/** Color rules, for a second pass in other colors. */
const colourRules: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  resultTypes: ['violations'],
  preload: false,
};
/** Other rules than those of colour, for a second pass at another size. */
const rulesOfPlace: RunOptions = { ...allRules, rules: { 'color-contrast': { enabled: false } } };

/**
 * Fails on any WCAG 2.2 AA violation, naming the rule and elements.
 * @param within selector of the part to check
 */
async function expectNoAxeViolations(page: Page, within?: string, options = allRules) {
  const check = () => page.evaluate(violationsOf, { within, options });
  let found = await check();
  if (!found) {
    // Evaluated: the CSP blocks an injected script element.
    await page.evaluate(axeSource);
    found = await check();
  }
  expect(found, `axe on ${page.url()}`).toEqual([]);
}

/** In the page, where axe must be loaded; one line per violated rule, since axe's full result is slow to transfer. */
async function violationsOf({ within, options }: { within: string | undefined; options: RunOptions }) {
  const { axe } = window as unknown as {
    axe?: { run(context: unknown, options: RunOptions): Promise<AxeResults> };
  };
  if (!axe) return null;
  // axe measures an element half under a bar as smaller.
  window.scrollTo(0, 0);
  const { violations } = await axe.run(within ?? document, options);
  return violations.map(
    ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map(({ target, html, any }) => `    ${target.join(' ')} ${html} ${any[0]?.message ?? ''}`).join('\n')}`,
  );
}

/**
 * Checks a screen state on a desktop in light and dark, on a phone and at 320 pixels.
 * @param shown visible once the state is reached
 * @param within selector of the new part; what an open menu covers was checked before
 */
export const expectAccessible = (page: Page, state: string, shown: Locator, within?: string) =>
  look(page, state, shown, { within, isWhole: false });

/** Also at the width of a small computer, and with large text at every width. */
export const expectSound = (page: Page, state: string, shown: Locator) =>
  look(page, state, shown, { within: undefined, isWhole: true });

interface Thorough {
  within: string | undefined;
  isWhole: boolean;
}

/** From the widest window to the narrowest with the default font size, and back with larger ones: each checked once. */
async function look(page: Page, state: string, shown: Locator, { within, isWhole }: Thorough) {
  await arrival(shown);
  await test.step(state, async () => {
    // What the panel covers was checked before.
    const panel = (await page.getByRole('dialog').first().isVisible()) ? '[role="dialog"]' : within;
    await expectNoAxeViolations(page, panel);
    // Journeys use reduced motion, so colors change at once (base.css).
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectNoAxeViolations(page, panel, colourRules);
    await page.emulateMedia({ colorScheme: 'light' });
    await expectTargets(page, `${state} at ${desk.width}`);
    if (isWhole) {
      await expectRoom(page, `${state} at ${desk.width}`);
      await expectRoomAt(page, state, 1024);
    }
    // Full height: axe measures targets half under a sticky bar as smaller.
    const { width } = phone.viewport;
    await resize(page, { width, height: 3000 });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    if (height > 3000) await resize(page, { width, height });
    // Colors are the same as on the desktop.
    await expectNoAxeViolations(page, panel, rulesOfPlace);
    await expectTargets(page, `${state} at ${width}`);
    await expectRoom(page, `${state} at ${width}`);
    await expectNoSidewaysScrolling(page, state);
    if (isWhole)
      for (const wider of [width, 1024, desk.width]) await expectRoomAt(page, `${state}, larger`, wider);
    await setLetters(page, usual);
    await resize(page, desk);
  });
}

/** None, once late content is rendered: checked once, and again only where something was found. */
async function expectNone(find: () => Promise<string[]>, state: string) {
  const found = await find();
  if (found.length) await expect.poll(find, state).toEqual([]);
}

const expectTargets = (page: Page, state: string) =>
  expectNone(() => smallTargets(page), `smaller than 24 pixels: ${state}`);

async function expectRoomAt(page: Page, state: string, width: number) {
  await resize(page, { width, height: 800 });
  await expectRoom(page, `${state} at ${width}`);
}

/** Phone-only states, in light and dark; the window is already narrow. */
export async function expectAccessibleOnPhone(page: Page, state: string, shown: Locator) {
  await arrival(shown);
  await test.step(state, async () => {
    await expectNoAxeViolations(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectNoAxeViolations(page, undefined, colourRules);
    await page.emulateMedia({ colorScheme: 'light' });
  });
}

/** Resizes the window and waits for the page's event. */
export async function resize(page: Page, size: { width: number; height: number }) {
  await page.setViewportSize(size);
  await page.evaluate(() => new Promise((heard) => requestAnimationFrame(() => setTimeout(heard))));
}

/** 320 pixels wide, as 1280 at 400 % zoom (WCAG 1.4.10): no horizontal overflow. Leaves the larger font size set. */
async function expectNoSidewaysScrolling(page: Page, state: string) {
  await resize(page, { width: 320, height: 640 });
  await expectRoom(page, `wider than 320 pixels: ${state}`);
  await expectRoom(page, `wider than 320 pixels, spaced: ${state}`, spacedText);
  await setLetters(page, large);
  await expectRoom(page, `wider than 320 pixels, larger: ${state}`);
}

/** Browser font sizes in pixels: the default, and that of users who enlarge it. */
export const usual = 16;
export const large = 20;

/** Sets the browser's default font size, which also scales rem media queries. */
export async function setLetters(page: Page, standard: number) {
  await (await devtools(page)).send('Page.setFontSizes', { fontSizes: { standard } });
}

/** Nothing overflows, once the new size is rendered. */
const expectRoom = (page: Page, state: string, rules: string | null = null) =>
  expectNone(() => page.evaluate(tooWide, rules), state);

/** WCAG 1.4.12 text spacing. */
export const spacedText =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }';

/** In the page: elements that overflow horizontally, or whose text is clipped, under extra CSS rules. */
export function tooWide(rules: string | null): string[] {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules ?? '');
  // Even an empty sheet would recalculate every style.
  if (rules) document.adoptedStyleSheets.push(sheet);
  const { scrollWidth, clientWidth } = document.documentElement;
  const elements = [...document.body.querySelectorAll<HTMLElement>('*')];
  // An agenda entry has the height of its duration; its title has the full text. A long text has a button that unfolds
  // it.
  const shut = '.visually-hidden, thead, .agenda-entry, [data-folded]';
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
  const panel = [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].at(-1);
  /** In a panel, which does not widen the page, only elements meant to scroll sideways, e.g. a table. */
  const scrollsAside = ({ scrollWidth: whole, clientWidth: seen }: Element) => whole > seen + 1;
  const isPushed = (element: HTMLElement) =>
    panel?.contains(element) === true &&
    scrollsAside(element) &&
    /auto|scroll/.test(getComputedStyle(element).overflowX) &&
    !element.matches('[role="region"], [role="toolbar"], [role="tablist"], table, :has(> table)');
  const found = elements.filter(
    (element) => isOut(element) || isPushed(element) || (!element.closest(shut) && isCut(element)),
  );
  if (rules) document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  return found.map((element) => element.outerHTML.slice(0, 120));
}
