import { writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { TestRunner } from 'vitest';

/*
 * Runs a file's tests once, and then, for each mutant that they reach and none has detected yet, those that reach it
 * until one fails: in the same process, with the mutant switched on, so that a mutant costs only its tests.
 */

/** State of the instrumented code: which mutant is active, and which tests reached which. */
const now = (globalThis.__stryker__ ??= {});
/** For all files, which share this process. */
const noticed = (globalThis.mutantsNoticed ??= { killed: new Set(), met: new Set() });

/** Maximum multiple of the steps without a mutant: detects endless loops. */
const mostMore = 200;
const noMutant = 'none';
const longestMs = 15_000;
/** Ms of inactivity after which a test that ends in that time without a mutant counts as hanging. */
const stillMs = 1_500;
/** Maximum CPU microseconds of a test that is run for mutants; longer ones measure time or use very long texts. */
const mostWork = 250_000;

// A test may stop the clock.
const { setTimeout: begin, clearTimeout: end, setImmediate: soon } = globalThis;
const { performance: clock } = globalThis;
const [timeNow, loopUse] = [clock.now.bind(clock), clock.eventLoopUtilization.bind(clock)];
const turn = () => new Promise((resolve) => void soon(resolve));

/** Failures outside a test's control flow count as detection as well. */
const behind = { failed: 0 };
process.on('unhandledRejection', () => void (behind.failed += 1));

const suitesIn = (suite) => [
  suite,
  ...suite.tasks.flatMap((task) => (task.type === 'suite' ? suitesIn(task) : [])),
];
const testsOf = (suite) => suite.tasks.flatMap((task) => (task.type === 'suite' ? testsOf(task) : [task]));

/** The suites around a test, outermost first. */
function suitesOf(test) {
  const suites = [];
  for (let suite = test.suite; suite; suite = suite.suite) suites.unshift(suite);
  return suites[0] === test.file ? suites : [test.file, ...suites];
}

/** @param usualMs the test's duration without a mutant */
function inTime(work, usualMs) {
  const begun = timeNow();
  let timer;
  const late = new Promise((_, reject) => {
    // By event loop turns, not CPU time: on a busy machine a test gets little of that.
    const look = (before) => {
      const passed = timeNow() - begun;
      const isStill = loopUse(before).utilization < 0.1 && passed > stillMs + 5 * usualMs;
      if (isStill || passed > longestMs) reject(new Error('late'));
      else timer = begin(look, stillMs / 3, loopUse());
    };
    timer = begin(look, stillMs / 3, loopUse());
  });
  return Promise.race([work, late]).finally(() => end(timer));
}

const done = async (hook) => {
  try {
    return await hook();
  } catch {
    // Its tests fail without mutants, and are skipped.
    return undefined;
  }
};

/** Repeats the suites' setup; the result performs their teardown. */
async function enter(suites) {
  const cleanups = [];
  for (const suite of suites)
    for (const hook of TestRunner.getSuiteHooks(suite).beforeAll)
      cleanups.push(await done(() => hook(suite)));
  return async () => {
    const after = suites
      .toReversed()
      .flatMap((suite) => TestRunner.getSuiteHooks(suite).afterAll.map((hook) => () => hook(suite)));
    for (const leave of [...cleanups.toReversed(), ...after])
      if (typeof leave === 'function') await done(leave);
  };
}

export default class MutationRunner extends TestRunner {
  onBeforeTryTask(test) {
    now.currentTestId = test.id;
    return super.onBeforeTryTask(test);
  }

  // oxlint-disable-next-line typescript/no-misused-promises -- Vitest awaits it, though the class declares no promise.
  async onAfterRunFiles(files = []) {
    now.currentTestId = undefined;
    fc.configureGlobal({ endOnFailure: true, seed: 1 });
    for (const file of files) {
      await this.snapshotClient.setup(file.filepath, this.workerState.config.snapshotOptions);
      // The tests' shared setup was torn down after the last one.
      const leave = await enter(suitesIn(file));
      await this.#tryMutants(file);
      await leave();
    }
    super.onAfterRunFiles();
  }

  /** Whether a test passes. */
  async #passes(test, usualMs = longestMs) {
    const suites = suitesOf(test);
    const cleanups = [];
    let isFine = true;
    behind.failed = 0;
    try {
      super.onBeforeTryTask(test);
      for (const suite of suites)
        for (const hook of TestRunner.getSuiteHooks(suite).beforeEach)
          cleanups.unshift(await hook(test.context, suite));
      await inTime(TestRunner.getTestFn(test)(), usualMs);
      super.onAfterTryTask(test);
      await turn();
      isFine = test.result?.state !== 'fail' && behind.failed === 0;
    } catch {
      isFine = false;
    }
    now.activeMutant = undefined;
    try {
      for (const suite of suites.toReversed())
        for (const hook of TestRunner.getSuiteHooks(suite).afterEach) await hook(test.context, suite);
      for (const cleanup of cleanups) if (typeof cleanup === 'function') await cleanup();
      for (const hook of test.onFinished ?? []) await hook(test.context);
    } catch {
      isFine = false;
    }
    test.onFinished = undefined;
    if (test.result) test.result.state = 'pass';
    return isFine;
  }

  /** Tests that pass again after their setup was repeated, and are fast, fastest first. */
  async #tellingOf(file) {
    const telling = [];
    for (const test of testsOf(file).filter(({ result }) => result?.state === 'pass')) {
      const [begun, since] = [process.cpuUsage(), timeNow()];
      Object.assign(now, { activeMutant: noMutant, steps: 0, mostSteps: Infinity });
      const isFine = await this.#passes(test);
      const work = process.cpuUsage(begun).user;
      if (isFine && work < mostWork)
        telling.push({ test, work, usualMs: timeNow() - since, steps: now.steps });
    }
    return telling.toSorted((one, other) => one.work - other.work);
  }

  async #tryMutants(file) {
    const { static: loaded = {}, perTest = {} } = structuredClone(now.mutantCoverage ?? {});
    const meeting = new Map();
    for (const told of await this.#tellingOf(file))
      for (const id of Object.keys(perTest[told.test.id] ?? {}))
        meeting.set(id, [...(meeting.get(id) ?? []), told]);
    for (const [id, tests] of meeting) {
      noticed.met.add(id);
      if (noticed.killed.has(id)) continue;
      for (const { test, usualMs, steps } of tests) {
        Object.assign(now, { activeMutant: id, steps: 0, mostSteps: mostMore * steps + 100_000 });
        if (await this.#passes(test, usualMs)) continue;
        noticed.killed.add(id);
        break;
      }
    }
    const { killed, met } = noticed;
    const results = { killed: [...killed], met: [...met], loaded: Object.keys(loaded) };
    writeFileSync(process.env.MUTATION_RESULTS, JSON.stringify(results));
  }
}
