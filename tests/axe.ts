import axe from 'axe-core';
import { expect } from 'vitest';

/** What needs a real browser, with colours, sizes and hidden texts: the journeys check it. */
export const withoutLooks = Object.fromEntries(
  ['color-contrast', 'target-size', 'label-content-name-mismatch'].map((rule) => [rule, { enabled: false }]),
);

/** Fails when axe finds something in what is on the page. */
export async function expectNoAxeViolations(container: Element = document.body) {
  const { violations } = await axe.run(container, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    rules: withoutLooks,
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual(
    [],
  );
}
