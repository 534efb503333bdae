import { format } from 'node:util';
import { expect } from 'vitest';

/*
 * What the console is told of as an error or a warning, and what jsdom tells of, fail the test in which that happens;
 * nothing of it is printed besides. What a test provokes it announces: `problems.expect(/…/)`.
 */

const told: string[] = [];
const announced: RegExp[] = [];

export const problems = { expect: (pattern: RegExp) => void announced.push(pattern) };

/** What comes or does not, as the machine is fast or slow, and says nothing of the product. */
const ofTheMachine = [
  // Redux's checks, which a production build has not.
  /^\w+Middleware took \d+ms, which is more than the warning threshold/,
  // A timer or late code draws while the test looks elsewhere; what it awaits, it awaits by itself.
  /^An update to .* inside a test was not wrapped in act\(/,
  /^A component suspended inside an `act` scope, but the `act` call was not awaited/,
  // Signing out leaves the page, unless the test ends before.
  /^Error: Not implemented: navigation/,
];

function tell(...said: unknown[]) {
  const text = format(...said);
  if (!ofTheMachine.some((pattern) => pattern.test(text))) told.push(text);
}

console.error = tell;
console.warn = tell;

interface Jsdom {
  virtualConsole: { removeAllListeners(): void; on(event: string, hear: typeof tell): void };
}

/** jsdom prints by a console of its own. */
export function hearJsdom() {
  const { virtualConsole } = (globalThis as unknown as { jsdom: Jsdom }).jsdom;
  virtualConsole.removeAllListeners();
  for (const event of ['jsdomError', 'error', 'warn']) virtualConsole.on(event, tell);
}

/** After each test. */
export function expectNoProblems() {
  const expected = announced.splice(0);
  const unexpected = told.splice(0).filter((text) => !expected.some((pattern) => pattern.test(text)));
  expect(unexpected, 'told to the console').toEqual([]);
}
