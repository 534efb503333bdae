/*
 * The failed tests of a run, from the runners' reports: the output of a failed step may be long, and the end of a log
 * is seen first.
 */
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './run.mjs';

/** @import { UnitReport, JourneyReport, JourneySuite } from './reports.d.mts' */

/** A terminal line. */
const longest = 200;

/** Expected and actual values are in the first lines, the page's markup after them. */
const maxLines = 12;

/** @param {string} line */
const cut = (line) => (line.length > longest ? `${line.slice(0, longest - 1)}…` : line);

/**
 * A test's location with the first line of its message, and the next ones below it.
 * @param {string} where
 * @param {string | undefined} said
 */
function wordsOf(where, said = '') {
  const [first = '', ...more] = stripVTControlCharacters(said).split('\n');
  const isTold = (/** @type {string} */ line) => line.trim() !== '' && !/^\s+at /.test(line);
  const rest = more.filter(isTold).slice(0, maxLines - 1);
  return [cut(first ? `${where}: ${first}` : where), ...rest.map((line) => cut(`      ${line}`))].join('\n');
}

/**
 * Some lines for each failed test of Vitest; one for a file that could not be loaded.
 * @param {UnitReport | null} report
 */
export function failedUnits(report) {
  return (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && !failed.length) return [wordsOf(file, message)];
    return failed.map(({ fullName, failureMessages }) =>
      wordsOf(`${file} › ${fullName}`, failureMessages?.[0]),
    );
  });
}

/**
 * Some lines for each failed journey of Playwright.
 * @param {JourneyReport | null} report
 */
export function failedJourneys(report) {
  /** @type {(suite: JourneySuite) => string[]} */
  const within = ({ suites = [], specs = [] }) => [
    ...suites.flatMap(within),
    ...specs.flatMap(({ file, line, title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ projectName, results }) =>
          wordsOf(
            `[${projectName}] ${file}:${line} › ${title}`,
            results.find(({ error }) => error)?.error?.message,
          ),
        ),
    ),
  ];
  return (report?.suites ?? []).flatMap(within);
}
