import { format } from 'node:util';
import { expect } from 'vitest';

/*
 * Console errors and warnings, and jsdom's, fail the test in which they occur; they are not printed separately. A test
 * announces those it provokes: `problems.expect(/…/)`.
 */

const told: string[] = [];
const announced: RegExp[] = [];

export const problems = { expect: (pattern: RegExp) => void announced.push(pattern) };

/** Messages that depend on the machine's speed rather than the product. */
const ofTheMachine = [
  // Redux's checks, absent from production builds.
  /^\w+Middleware took \d+ms, which is more than the warning threshold/,
  // A timer or lazy code renders outside the test's awaits.
  /^An update to .* inside a test was not wrapped in act\(/,
  /^A component suspended inside an `act` scope, but the `act` call was not awaited/,
  // Signing out leaves the page, unless the test ends first.
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

/** jsdom prints on its own console. */
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
