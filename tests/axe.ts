import axe from 'axe-core';
import { expect } from 'vitest';

/** Fails when axe finds something in what is on the page. Contrast needs a real browser: the journeys check it. */
export async function expectNoAxeViolations(container: Element = document.body) {
  const { violations } = await axe.run(container, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    rules: { 'color-contrast': { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual(
    [],
  );
}
