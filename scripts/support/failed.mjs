/*
 * The failed tests of a run, from the reports of their runners: the words of a step that failed may be long, and the
 * end of a log is what is seen first.
 */
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './run.mjs';

/** @import { UnitReport, JourneyReport, JourneySuite } from './reports.d.mts' */

/** A line of a terminal. */
const longest = 200;

/**
 * The first line of what a test said, after where it stands.
 * @param {string} where
 * @param {string | undefined} said
 */
function lineOf(where, said = '') {
  const [first = ''] = stripVTControlCharacters(said).split('\n');
  const line = first ? `${where}: ${first}` : where;
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line;
}

/**
 * A line for each failed test of Vitest; of a file that could not be loaded, one for the file.
 * @param {UnitReport | null} report
 */
export function failedUnits(report) {
  return (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && !failed.length) return [lineOf(file, message)];
    return failed.map(({ fullName, failureMessages }) =>
      lineOf(`${file} › ${fullName}`, failureMessages?.[0]),
    );
  });
}

/**
 * A line for each failed journey of Playwright.
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
          lineOf(
            `[${projectName}] ${file}:${line} › ${title}`,
            results.find(({ error }) => error)?.error?.message,
          ),
        ),
    ),
  ];
  return (report?.suites ?? []).flatMap(within);
}
