import type { AxeResults, RunOptions } from 'axe-core';
import { allRules, axeSource, tooWide } from '../support/accessibility';
import { findSmall } from '../support/targets';
import type { Person } from './person';

/** Runs in the page; with an open panel, what it covers was checked before. */
async function askAxe(options: RunOptions) {
  const { axe } = window as unknown as {
    axe: { run(context: unknown, options: RunOptions): Promise<AxeResults> };
  };
  const within = document.querySelector('[role="dialog"]') ?? document;
  const { violations } = await axe.run(within, options);
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`,
  );
}

/** The current state: axe (WCAG 2.2 AA), no target too small, nothing wider than the viewport or clipped. */
export async function expectSound(person: Person) {
  if (!(await person.ask(() => 'axe' in window))) await person.engine.load(axeSource);
  await person.equals('axe', () => person.ask(askAxe, allRules), []);
  await person.equals('small targets', () => person.ask(findSmall), []);
  await expectRoom(person);
}

export const expectRoom = (person: Person, rules: string | null = null) =>
  person.equals('too wide or cut off', () => person.ask(tooWide, rules), []);
