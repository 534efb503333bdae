/*
 * npm test: everything that must hold before a change is accepted, in order, stopping at the first failure.
 *   npm test -- --only lint,unit                 some steps
 *   npm test -- --only unit -- src/formats       one step, with options of its own tool
 */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as util from 'node:util';
import { buildDemo } from './support/demo.mjs';
import { checkNode, installPackages } from './support/install.mjs';
import { buildEnvironment, Failure, isStopping, main, root, run, runTool, say } from './support/run.mjs';

const reports = 'test-results';
const unitReport = `${reports}/unit.json`;
const journeyReport = `${reports}/journeys.json`;
const productionDist = `${reports}/production`;

const script = (name, ...args) => run(process.execPath, [`scripts/${name}.mjs`, ...args]);

/** Each step's `work` gives an exit code; `hint` says what to do when it is not 0. */
const steps = {
  format: {
    title: 'Formato',
    work: () => runTool('prettier', ['--check', '--log-level', 'warn', '.']),
    hint: 'Corrija com: npm run format',
  },
  sources: {
    title: 'Fontes: caminhos de máquina, endereços de registro, testes desligados',
    work: () => script('sources'),
  },
  lint: {
    title: 'Regras do código (ESLint)',
    work: (args) => runTool('eslint', ['.', '--max-warnings', '0', ...args]),
  },
  types: { title: 'Tipos (TypeScript)', work: () => runTool('typescript', [], { name: 'tsc' }) },
  unit: { title: 'Testes de unidade e de tela (Vitest)', work: unitTests },
  build: { title: 'Construção de produção e orçamentos', work: productionBuild },
  demo: { title: 'Construção da demonstração', work: () => buildDemo().then(() => 0) },
  journeys: {
    title: 'Jornadas no navegador (Playwright)',
    work: journeys,
    hint: 'Veja o rastro da falha com: npx playwright show-trace test-results/journeys/<teste>/trace.zip',
  },
};

/** What a test runner reports of its tests. */
const countOf = { unit: unitCount, journeys: journeyCount };

async function unitTests(args) {
  rmSync(unitReport, { force: true });
  return runTool('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${unitReport}`,
    ...args,
  ]);
}

/** Builds with the settings of .env.example, apart from dist/ so that nobody publishes it by mistake. */
async function productionBuild() {
  const env = buildEnvironment(util.parseEnv(readFileSync('.env.example', 'utf8')));
  const build = ['build', '--outDir', productionDist, '--emptyOutDir', '--logLevel', 'warn'];
  return (
    (await runTool('vite', build, { env })) ||
    (await script('budgets', productionDist)) ||
    (await script('leaks', productionDist))
  );
}

async function journeys(args) {
  rmSync(journeyReport, { force: true });
  await buildDemo();
  const { ensureBrowser } = await import('./browser.mjs');
  await ensureBrowser();
  return runTool('@playwright/test', ['test', ...args], { name: 'playwright' });
}

await main(async (args) => {
  checkNode();
  const { chosen, rest } = choose(args);
  await installPackages();
  rmSync(join(root, reports), { recursive: true, force: true });

  const done = [];
  let failure = null;
  for (const [position, name] of chosen.entries()) {
    const { title, work, hint } = steps[name];
    say(`\n━━ ${position + 1}/${chosen.length} ${title} ━━`);
    const start = performance.now();
    const problem = await work(rest).then(
      (code) =>
        code === 0 ? noTestsIn(name) : ['veja a mensagem acima.', hint].filter(Boolean).join('\n  '),
      (thrown) => {
        if (thrown instanceof Failure) return thrown.message;
        throw thrown;
      },
    );
    if (isStopping()) throw new Failure('Interrompido.');
    done.push({ name, title, problem, seconds: (performance.now() - start) / 1000 });
    if (problem) {
      failure = `A etapa "${title}" falhou: ${problem}`;
      break;
    }
  }

  say('\n━━ Resumo ━━');
  for (const { title, problem, seconds } of done) {
    say(`${problem ? '✖' : '✔'} ${seconds.toFixed(1).padStart(6)} s  ${title}`);
  }
  const left = chosen.length - done.length;
  if (left) say(`  ${left === 1 ? 'Uma etapa não rodou' : `${left} etapas não rodaram`}.`);
  if (failure) console.error(`\n✖ ${failure}`);
  else say('\n✔ Tudo certo.');
  const counts = done.flatMap(({ name }) => countOf[name]?.() ?? []);
  const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
  say(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  process.exit(failure ? 1 : 0);
});

function choose(args) {
  const at = args.indexOf('--');
  const own = at < 0 ? args : args.slice(0, at);
  const rest = at < 0 ? [] : args.slice(at + 1);
  const names = Object.keys(steps);
  const example = 'npm test -- --only unit,journeys';
  const problem = (text) => new Failure(`${text}\n  Etapas: ${names.join(', ')}. Exemplo: ${example}`);

  let only;
  try {
    only = util.parseArgs({ args: own, options: { only: { type: 'string' } } }).values.only;
  } catch {
    throw problem(`Opção desconhecida: ${own.join(' ')}`);
  }
  const asked = only?.split(',') ?? names;
  const unknown = asked.filter((name) => !names.includes(name));
  if (unknown.length) throw problem(`Etapa desconhecida: ${unknown.join(', ')}.`);
  const chosen = names.filter((name) => asked.includes(name));
  if (rest.length && chosen.length !== 1) throw problem('Opções depois de -- são de uma etapa só.');
  return { chosen, rest };
}

/** A runner that succeeds without running a test has found none: that is a failure too. */
function noTestsIn(name) {
  const count = countOf[name]?.();
  return count && count.passed + count.failed === 0 ? 'nenhum teste foi executado.' : null;
}

/** A file that could not be loaded holds no tests, yet has failed. */
function unitCount() {
  const report = readReport(unitReport);
  const unloaded = (report?.testResults ?? []).filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  ).length;
  return { passed: report?.numPassedTests ?? 0, failed: (report?.numFailedTests ?? 0) + unloaded };
}

function journeyCount() {
  const stats = readReport(journeyReport)?.stats;
  return { passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0), failed: stats?.unexpected ?? 0 };
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}
