/*
 * npm test: all checks before a change is accepted, in order, stopping at the first failure. Single-threaded steps that
 * read the sources run two at a time, and so do the unit tests and the journeys, which mostly wait.
 *   npm test -- --only lint,unit                 some steps
 *   npm test -- --only unit -- src/formats       one step, with options of its own tool
 *   npm test -- --jitter 7                       delays responses, code and timers by this seed
 *   npm test -- --jitter off                     no delays
 * By default, without the option or the variable JITTER, a run of all steps uses the day's seed, one of some steps none.
 * A single step keeps the terminal. Of several, each is a line when it passes; its output is in test-results/<step>.log,
 * and is shown if it fails.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import * as util from 'node:util';
import { buildDemo } from './support/demo.mjs';
import { failedJourneys, failedUnits } from './support/failed.mjs';
import { checkNode, installPackages } from './support/install.mjs';
import { showProgress } from './support/progress.mjs';
import { buildEnvironment, Failure, isStopping, main, root, run, runTool, say } from './support/run.mjs';
import { isSeed } from './support/seed.mjs';

const reports = 'test-results';
const unitReport = `${reports}/unit.json`;
const journeyReport = `${reports}/journeys.json`;
const productionDist = `${reports}/production`;

/** Maximum steps run concurrently. */
const lanes = 2;

/** @import { RunOptions } from './support/types.d.mts' */
/** @import { Count, StepName, Step, StepResult } from './support/steps.d.mts' */
/** @import { JourneyReport, UnitReport } from './support/reports.d.mts' */

/**
 * @param {string} name
 * @param {string[]} args
 * @param {RunOptions} options
 */
const script = (name, args = [], options = {}) =>
  run(process.execPath, [`scripts/${name}.mjs`, ...args], options);

/**
 * Each step's `work` returns an exit code, and passes on the options of `run`, which collect its output and report its
 * progress; `hint` says what to do when the code is not 0. Adjacent steps of one `group` may run concurrently.
 */
/** @type {Record<StepName, Step>} */
const steps = {
  format: {
    title: 'Formato',
    group: 'sources',
    work: (_, options) => runTool('oxfmt', ['--check'], options),
    hint: 'Corrija com: npm run format',
  },
  sources: {
    title: 'Fontes: caminhos de máquina, endereços de registro, testes desligados',
    group: 'sources',
    work: (_, options) => script('sources', [], options),
  },
  lint: {
    title: 'Regras do código (Oxlint)',
    group: 'sources',
    work: (args, options) => runTool('oxlint', ['-c', 'oxlint.config.js', ...args], options),
  },
  types: {
    title: 'Tipos (TypeScript)',
    group: 'sources',
    // The compiler's native version, in a third of the time; scripts that read sources still need the JavaScript one.
    work: (_, options) => runTool('typescript-native', ['--build'], { name: 'tsc', ...options }),
  },
  build: { title: 'Construção de produção e orçamentos', work: productionBuild },
  demo: {
    title: 'Construção da demonstração',
    work: (_, options) => buildDemo(options).then(() => 0),
  },
  unit: { title: 'Testes de unidade e de tela (Vitest)', group: 'tests', work: unitTests },
  journeys: {
    group: 'tests',
    title: 'Jornadas no Chromium, no Firefox e no WebKit (Playwright)',
    work: journeys,
    hint: 'A última tela está em test-results/journeys/. Para um rastro: npm run test:e2e -- <arquivo> --trace on',
  },
};

/** Test counts reported by the runners. */
/** @type {Partial<Record<StepName, () => Count>>} */
const countOf = { unit: unitCount, journeys: journeyCount };

/** Some lines for each failed test of a step. */
/** @type {Partial<Record<StepName, () => string[]>>} */
const failedOf = {
  unit: () => failedUnits(readUnits()),
  journeys: () => failedJourneys(readJourneys()),
};

/**
 * @param {string[]} args
 * @param {RunOptions} options
 */
async function unitTests(args, options) {
  rmSync(unitReport, { force: true });
  const reporters = [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${unitReport}`,
    '--reporter=./scripts/support/unitProgress.mjs',
  ];
  // With the journeys running, half as many as alone (vite.config.ts), so that each keeps its share of a slow machine.
  const workers = options.collect ? [`--maxWorkers=${availableParallelism()}`] : [];
  return runTool('vitest', ['run', ...reporters, ...workers, ...args], options);
}

/**
 * Builds with the settings of .env.example, outside dist/ so that no one publishes it by mistake.
 * @param {string[]} _
 * @param {RunOptions} options
 */
async function productionBuild(_, options) {
  const env = buildEnvironment(util.parseEnv(readFileSync('.env.example', 'utf8')));
  const build = ['build', '--outDir', productionDist, '--emptyOutDir', '--logLevel', 'warn'];
  return (
    (await runTool('vite', build, { ...options, env })) ||
    (await script('budgets', [productionDist], options)) ||
    (await script('leaks', [productionDist], options))
  );
}

/**
 * @param {string[]} args
 * @param {RunOptions} options
 */
async function journeys(args, options) {
  rmSync(journeyReport, { force: true });
  await buildDemo(options);
  const { ensureBrowser, ensureOtherEngines } = await import('./browser.mjs');
  await ensureBrowser();
  // Some journeys need no other engine; those of an engine need that one.
  if (!args.length || args.some((arg) => /^(--project=)?(firefox|webkit)$/.test(arg)))
    await ensureOtherEngines(options);
  return runTool('@playwright/test', ['test', ...args], { name: 'playwright', ...options });
}

/**
 * A remark for a step's line: the engines skipped here.
 * @param {StepName} name
 */
async function remarkOf(name) {
  if (name !== 'journeys') return '';
  const { leftOut } = await import('./browser.mjs');
  return leftOut();
}

await main(async (args) => {
  checkNode();
  const { chosen, rest, seed } = choose(args);
  if (seed === null) delete process.env.JITTER;
  else process.env.JITTER = seed;
  await installPackages();
  rmSync(join(root, reports), { recursive: true, force: true });

  mkdirSync(join(root, reports), { recursive: true });

  const start = performance.now();
  /** @type {StepResult[]} */
  const done = [];
  for (const group of inGroups(chosen)) {
    const [only] = chosen;
    done.push(...(only && chosen.length === 1 ? [await runAlone(only, rest)] : await runTogether(group)));
    if (isStopping()) throw new Failure('Interrompido.');
    if (done.some(({ problem }) => problem)) break;
  }

  const failed = done.filter(({ problem }) => problem);
  for (const { name, title, problem } of failed) {
    console.error(`\n✖ A etapa "${title}" falhou: ${problem}`);
    for (const line of failedOf[name]?.() ?? []) console.error(`  ✖ ${line}`);
  }
  const left = chosen.length - done.length;
  if (left) say(`  ${left === 1 ? 'Uma etapa não rodou' : `${left} etapas não rodaram`}.`);
  if (failed.length && seed !== null)
    say(`  Semente dos atrasos: ${seed} (a mesma corrida: npm test -- --jitter ${seed}).`);
  const counts = done.flatMap(({ name }) => countOf[name]?.() ?? []);
  /** @param {keyof Count} key */
  const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
  say(`${failed.length ? '✖' : '✔'} ${secondsSince(start).toFixed(1).padStart(6)} s  ao todo`);
  say(`${sum('passed')} passed, ${sum('failed')} failed`);
  process.exit(failed.length ? 1 : 0);
});

/**
 * The steps in order, with adjacent ones that may run concurrently grouped.
 * @param {StepName[]} names
 */
function inGroups(names) {
  /** @type {StepName[][]} */
  const groups = [];
  for (const name of names) {
    const last = groups.at(-1);
    const { group } = steps[name];
    const [first] = last ?? [];
    if (group && last && first && steps[first].group === group) last.push(name);
    else groups.push([name]);
  }
  return groups;
}

/**
 * @param {StepName} name
 * @param {string[]} args
 */
async function runAlone(name, args) {
  say(`\n━━ ${steps[name].title} ━━`);
  const result = await runStep(name, args);
  sayEnd(result, await remarkOf(name));
  return result;
}

/**
 * Runs steps a few at a time, with a line for each when it ends. After a failure no further one starts; running ones
 * are completed, so that one run reports all problems.
 * @param {StepName[]} names
 */
async function runTogether(names) {
  const waiting = [...names];
  /** @type {StepResult[]} */
  const done = [];
  const progress = showProgress();
  const lane = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      const { result, words } = await collected(name, progress);
      const remark = await remarkOf(name);
      progress.pause(() => {
        sayEnd(result, remark);
        if (result.problem) say(words.trimEnd());
      });
      done.push(result);
      if (result.problem) waiting.length = 0;
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane)).finally(progress.end);
  return done.sort((a, b) => names.indexOf(a.name) - names.indexOf(b.name));
}

/**
 * Runs a step with its output collected, also in a file.
 * @param {StepName} name
 * @param {ReturnType<typeof showProgress>} progress
 */
async function collected(name, progress) {
  let words = '';
  const env = process.stdout.isTTY ? { ...process.env, FORCE_COLOR: '1' } : process.env;
  /** @param {string} piece */
  const collect = (piece) => (words += piece);
  const told = progress.begin(name);
  const result = await runStep(name, [], { env, collect, told: told.at });
  told.end();
  writeFileSync(join(root, reports, `${name}.log`), util.stripVTControlCharacters(words));
  return { result, words };
}

/**
 * @param {StepResult} result
 * @param {string} remark
 */
function sayEnd({ title, problem, seconds }, remark) {
  say(`${problem ? '✖' : '✔'} ${seconds.toFixed(1).padStart(6)} s  ${title}${remark}`);
}

/** @param {number} start */
function secondsSince(start) {
  return (performance.now() - start) / 1000;
}

/**
 * Runs a step; its `problem` is the reason of a failure, or null.
 * @param {StepName} name
 * @param {string[]} args
 * @param {RunOptions} options
 * @returns {Promise<StepResult>}
 */
async function runStep(name, args, options = {}) {
  const { title, work, hint } = steps[name];
  const start = performance.now();
  const problem = await work(args, options).then(
    (code) =>
      code === 0 ? noTestsIn(name) : ['veja as mensagens acima.', hint].filter(Boolean).join('\n  '),
    /** @param {unknown} thrown */
    (thrown) => {
      if (thrown instanceof Failure) return thrown.message;
      throw thrown;
    },
  );
  return { name, title, problem, seconds: secondsSince(start) };
}

/**
 * Parses the command line: the steps, options for the tool of a single one, and the seed of the delays, a text of
 * digits or null. The seed may be on either side of `--`, as `npm run test:unit -- --jitter 7` puts it after.
 * @param {string[]} args
 */
function choose(args) {
  const at = args.indexOf('--');
  const own = at < 0 ? [...args] : args.slice(0, at);
  const rest = at < 0 ? [] : args.slice(at + 1);
  const names = /** @type {StepName[]} */ (Object.keys(steps));
  const example = 'npm test -- --only unit,journeys';
  /** @param {string} text */
  const problem = (text) => new Failure(`${text}\n  Etapas: ${names.join(', ')}. Exemplo: ${example}`);

  const behind = rest.indexOf('--jitter');
  if (behind >= 0) own.push(...rest.splice(behind, 2));
  let values;
  try {
    values = util.parseArgs({
      args: own,
      options: { only: { type: 'string' }, jitter: { type: 'string' } },
    }).values;
  } catch {
    throw problem(`Opção desconhecida: ${own.join(' ')}`);
  }
  const { only } = values;
  const jitter = values.jitter ?? process.env.JITTER ?? (only ? 'off' : today());
  if (jitter !== 'off' && !isSeed(jitter))
    throw new Failure(
      `--jitter quer um número inteiro de até nove algarismos, ou off; recebido: "${jitter}".`,
    );
  const asked = only?.split(',') ?? names;
  const unknown = asked.filter((name) => !names.some((each) => each === name));
  if (unknown.length) throw problem(`Etapa desconhecida: ${unknown.join(', ')}.`);
  const chosen = names.filter((name) => asked.includes(name));
  if (rest.length && chosen.length !== 1) throw problem('Opções depois de -- são de uma etapa só.');
  return { chosen, rest, seed: jitter === 'off' ? null : jitter };
}

/** The day as a seed: 20261122. */
function today() {
  return new Date().toISOString().slice(0, 10).replaceAll('-', '');
}

/**
 * A runner that succeeds without running a test has found none: that is a failure too.
 * @param {StepName} name
 */
function noTestsIn(name) {
  const count = countOf[name]?.();
  return count && count.passed + count.failed === 0 ? 'nenhum teste foi executado.' : null;
}

/** A file that could not be loaded has no tests, yet has failed. */
function unitCount() {
  const report = readUnits();
  const unloaded = (report?.testResults ?? []).filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  ).length;
  return { passed: report?.numPassedTests ?? 0, failed: (report?.numFailedTests ?? 0) + unloaded };
}

function journeyCount() {
  const stats = readJourneys()?.stats;
  return { passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0), failed: stats?.unexpected ?? 0 };
}

/** @returns {UnitReport | null} */
function readUnits() {
  return readReport(unitReport);
}

/** @returns {JourneyReport | null} */
function readJourneys() {
  return readReport(journeyReport);
}

/** @param {string} file */
function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}
