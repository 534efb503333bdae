import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { failedJourneys, failedUnits } from '../scripts/support/failed.mjs';
import { root } from '../scripts/support/run.mjs';

describe('what failed, at the end of a run', () => {
  test('is told of each test with its file and the first lines of what it said, without colours and stack', () => {
    const test = (status: string, failureMessages: string[] = []) => ({
      status,
      fullName: 'a list sorts',
      failureMessages,
    });
    const testResults = [
      {
        name: join(root, 'src/list.test.tsx'),
        status: 'failed',
        assertionResults: [
          test('passed'),
          test('failed', ['\u001b[31mError: no row\u001b[39m\n\nExpected: 3\n    at line 3']),
        ],
      },
      { name: join(root, 'src/sum.test.ts'), status: 'passed', assertionResults: [test('passed')] },
    ];
    expect(failedUnits({ testResults })).toEqual([
      'src/list.test.tsx › a list sorts: Error: no row\n      Expected: 3',
    ]);
  });

  test('is the file where it could not be loaded', () => {
    const name = join(root, 'src/sum.test.ts');
    const testResults = [{ name, status: 'failed', message: 'Cannot find module', assertionResults: [] }];
    expect(failedUnits({ testResults })).toEqual(['src/sum.test.ts: Cannot find module']);
  });

  test('names the engine and the place of a journey, however deep it stands, in one line of a terminal', () => {
    const spec = (status: string, message?: string) => ({
      file: 'tabs.spec.ts',
      line: 12,
      title: 'opens a tab',
      tests: [{ status, projectName: 'firefox', results: [message ? { error: { message } } : {}] }],
    });
    const suites = [{ suites: [{ specs: [spec('unexpected', 'x'.repeat(300)), spec('expected')] }] }];
    const [line, ...others] = failedJourneys({ suites });
    expect(others).toEqual([]);
    expect(line).toMatch(/^\[firefox\] tabs\.spec\.ts:12 › opens a tab: x+…$/);
    expect(line).toHaveLength(200);
  });

  test('is nothing without a report', () => {
    expect([failedUnits(null), failedJourneys(null)]).toEqual([[], []]);
  });
});
