import axe from 'axe-core';
import { expect } from 'vitest';

/** Rules that need a real browser; the journeys check them. */
export const withoutLooks = Object.fromEntries(
  ['color-contrast', 'target-size', 'label-content-name-mismatch'].map((rule) => [rule, { enabled: false }]),
);

export async function expectNoAxeViolations(container: Element = document.body) {
  const { violations } = await axe.run(container, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    rules: withoutLooks,
  });
  // A single text, shown in full by the failure message.
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
  expect(found.join('\n')).toBe('');
}
