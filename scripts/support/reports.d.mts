/* What the reports of the runners hold that is read (failed.mjs). */

/** Of Vitest. */
export interface UnitReport {
  numPassedTests?: number;
  numFailedTests?: number;
  testResults?: UnitFile[];
}

interface UnitFile {
  /** A path. */
  name: string;
  status: string;
  /** Why it could not be loaded. */
  message?: string;
  assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
}

/** Of Playwright. */
export interface JourneyReport {
  stats?: { expected: number; unexpected: number; flaky: number };
  suites?: JourneySuite[];
}

export interface JourneySuite {
  suites?: JourneySuite[];
  specs?: {
    file: string;
    line: number;
    title: string;
    tests: { status: string; projectName: string; results: { error?: { message?: string } }[] }[];
  }[];
}
