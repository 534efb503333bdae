import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const wcag22AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/**
 * Fails when axe finds a breach of WCAG 2.2 AA on the page, naming the rule and the elements.
 * @param within a selector, to look at one part of the page.
 */
export async function expectNoAxeViolations(page: Page, within?: string) {
  // Through evaluate: a script element would be refused by the page's content policy, as it should.
  await page.evaluate(`if (!window.axe) { ${axeSource} }`);
  const options: RunOptions = { runOnly: { type: 'tag', values: wcag22AA }, resultTypes: ['violations'] };
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
      `${id}: ${help}\n${nodes.map(({ target, html }) => `    ${target} ${html}`).join('\n')}`,
  );
  expect(found, `axe on ${page.url()}`).toEqual([]);
}
