import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const wcag22AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

const allRules: RunOptions = { runOnly: { type: 'tag', values: wcag22AA }, resultTypes: ['violations'] };
/** The rules that depend on colours, for a second look at the same page in other ones. */
const colourRules: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  resultTypes: ['violations'],
};

/**
 * Fails when axe finds a breach of WCAG 2.2 AA on the page, naming the rule and the elements.
 * @param within a selector, to look at one part of the page.
 */
export async function expectNoAxeViolations(page: Page, within?: string, options = allRules) {
  // Through evaluate: a script element would be refused by the page's content policy, as it should.
  await page.evaluate(`if (!window.axe) { ${axeSource} }`);
  const { violations } = await page.evaluate(
    ({ selector, options }) => {
      const { axe } = window as unknown as {
        axe: { run(context: unknown, options: RunOptions): Promise<AxeResults> };
      };
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
 * The state of the screen that is open now, in light and in dark.
 * @param within a selector, to look at one part of the page.
 */
export async function expectAccessible(page: Page, state: string, within?: string) {
  await test.step(`${state}, light`, () => expectNoAxeViolations(page, within));
  await page.emulateMedia({ colorScheme: 'dark' });
  // The colours change by transitions, which last a frame even for those who asked for less motion.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await test.step(`${state}, dark`, () => expectNoAxeViolations(page, within, colourRules));
  await page.emulateMedia({ colorScheme: 'light' });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** A window 320 pixels wide, as 1280 enlarged to 400 %: nothing stands out of it sideways. */
export async function expectNoSidewaysScrolling(page: Page, state: string) {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  const wide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => element.outerHTML.slice(0, 120));
  });
  expect(wide, `wider than 320 pixels: ${state}`).toEqual([]);
  if (before) await page.setViewportSize(before);
}
