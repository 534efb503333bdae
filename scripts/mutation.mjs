/*
 * npm run mutation: mutation testing of the pure code. A folder is covered only by its own tests without a page; one
 * without changes is not run again.
 *   npm run mutation                      every folder with a .test.ts
 *   npm run mutation -- src/formats       only these, and those within
 *   npm run mutation -- --known           runs nothing: shows the known results, and what has none
 *   npm run mutation -- --again src/api   measures known folders again, to list the surviving mutants
 * Results are kept with the sources, in scripts/mutation/known.json.
 */
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Failure, main, root, runNpm, runTool, say } from './support/run.mjs';

/** Tests of a folder, by its last name, that are elsewhere because they cover more than it. */
const beyond = { alike: 'samePerson.test.ts' };

const cache = join(root, 'node_modules', '.cache', 'mutation');
const knownFile = join(root, 'scripts', 'mutation', 'known.json');
const survivorsFile = join(cache, 'survivors.txt');
const least = 85;

/** Code that does not render and does not import React. */
const isPure = (path) =>
  path.endsWith('.ts') &&
  !/\.(?:test|test-row)\.ts$/.test(path) &&
  !/from '(?:react|(?:@\/ui|\.{1,2}(?:\/\.\.)*)\/style|react-[\w-]+|grommet)[/']/.test(read(path));

const read = (path) => readFileSync(join(root, path), 'utf8');

/** The files that a test imports, i.e. those it covers. */
const importedBy = (test) =>
  [...read(test).matchAll(/import (?!type\b)[^;]*?from '(\.[^']+|@\/[^']+)'/g)].map(([, from]) =>
    from.startsWith('@/')
      ? `src/${from.slice(2)}.ts`
      : `${join(dirname(test), from).replaceAll('\\', '/')}.ts`,
  );

const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .map((name) => `src/${name.replaceAll('\\', '/')}`)
  .filter((path) => path.endsWith('.ts'))
  .toSorted();
const allTests = sources.filter((path) => path.endsWith('.test.ts'));
/** Folders with tests of their own. */
const folders = [...new Set(allTests.map((path) => dirname(path)))];

/** The folder whose tests cover a file: its own, or the nearest ancestor with tests. */
function judgeOf(path) {
  for (let folder = dirname(path); folder !== '.'; folder = dirname(folder))
    if (folders.includes(folder)) return folder;
  return null;
}

function filesOf(folder) {
  const tests = allTests.filter((path) => dirname(path) === folder);
  const about = new Set(tests.flatMap(importedBy));
  const also = beyond[folder.split('/').at(-1)];
  return {
    pure: sources.filter((path) => about.has(path) && judgeOf(path) === folder && isPure(path)),
    tests: [...tests, ...allTests.filter((path) => also && path.endsWith(`/${also}`))],
  };
}

const digestOf = (paths) => {
  const digest = createHash('sha256');
  for (const path of paths) digest.update(path).update(read(path));
  return digest.digest('hex');
};

const tools = ['package-lock.json', 'runner.mjs', 'vitest.config.mjs'].map(
  (name) => `scripts/mutation/${name}`,
);

/** The instrumenter is installed separately, on first use: nothing else needs it, and it has many dependencies. */
async function loadInstrumenter() {
  const folder = join(root, 'scripts', 'mutation');
  const installed = join(folder, 'node_modules', '@stryker-mutator', 'instrumenter');
  if (!existsSync(installed)) {
    say('▸ Instalando o instrumentador…');
    if ((await runNpm(['ci', '--prefix', folder, '--no-audit', '--no-fund'])) !== 0)
      throw new Failure('Não foi possível instalar o instrumentador (veja a mensagem do npm acima).');
  }
  const { exports } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  const { Instrumenter } = await import(pathToFileURL(join(installed, exports['.']?.import ?? exports['.'])));
  const quiet = () => false;
  const silent = { isTraceEnabled: quiet, isDebugEnabled: quiet, isInfoEnabled: quiet };
  return new Instrumenter({ ...silent, trace: quiet, debug: quiet, info: quiet, warn: quiet, error: quiet });
}

/**
 * The instrumented code counts how often the active mutant is reached. A mutant that makes a loop endless may come
 * before, so every step is counted.
 */
function counting(code) {
  const counted =
    'if (ns.activeMutant !== undefined && ++ns.steps > ns.mostSteps) throw new Error("Without end");';
  return code.replace('function isActive(id) {', (begun) => `${begun} ${counted}`);
}

function digestOfFolder(folder) {
  const { pure, tests } = filesOf(folder);
  return digestOf([...pure, ...tests, ...tools]);
}

async function judge(folder) {
  const { pure, tests } = filesOf(folder);
  const digest = digestOfFolder(folder);
  const instrumenter = await loadInstrumenter();
  const files = pure.map((path) => ({ name: join(root, path), content: read(path), mutate: true }));
  // Texts are tested where they are shown, on screen.
  const options = { plugins: null, excludedMutations: ['StringLiteral'], ignorers: [] };
  const made = await instrumenter.instrument(files, options);
  const mutants = made.mutants
    .filter(({ status }) => status === undefined)
    .map(({ id, fileName, location, mutatorName, replacement }) => ({
      ...{ id, file: fileName, line: location.start.line + 1, what: mutatorName, to: replacement },
    }));
  const [workFile, resultsFile] = ['work.json', 'results.json'].map((name) => join(cache, name));
  writeFileSync(
    workFile,
    JSON.stringify({ tests, code: made.files.map(({ name, content }) => [name, counting(content)]) }),
  );
  const env = {
    ...process.env,
    NODE_OPTIONS: '--no-warnings',
    MUTATION_WORK: workFile,
    MUTATION_RESULTS: resultsFile,
  };
  const args = ['run', '--config', 'scripts/mutation/vitest.config.mjs', '--reporter=dot'];
  const said = [];
  if ((await runTool('vitest', args, { env, collect: (piece) => said.push(piece) })) !== 0)
    throw new Failure(`${said.join('')}\nOs testes de ${folder} falham sem mudança nenhuma.`);
  const results = JSON.parse(readFileSync(resultsFile, 'utf8'));
  const [killed, met, atLoad] = [results.killed, results.met, results.loaded].map((ids) => new Set(ids));
  // Code that runs only while a file is loaded cannot be switched on afterwards.
  const counted = mutants.filter(({ id }) => met.has(id) || !atLoad.has(id));
  const survivors = counted
    .filter(({ id }) => !killed.has(id))
    .map(({ id, file, line, what, to }) => ({
      ...{ file: relative(root, file), line, what, to },
      isMet: met.has(id),
    }));
  return { digest, total: counted.length, killed: counted.length - survivors.length, survivors };
}

const share = ({ killed, total }) => (total === 0 ? 100 : (100 * killed) / total);
const shown = (result) => `${share(result).toFixed(1).padStart(5)}%  ${result.killed} de ${result.total}`;

function sumOf(results) {
  const sum = (name) => results.reduce((all, result) => all + result[name], 0);
  return { killed: sum('killed'), total: sum('total') };
}

function tellKnown(folders, known) {
  const told = folders.filter((folder) => known[folder]?.digest === digestOfFolder(folder));
  for (const folder of told) say(`${shown(known[folder])}  ${folder}`);
  for (const folder of folders.filter((name) => !told.includes(name)))
    say(`${known[folder] ? 'mudou depois de medida' : 'não medida'}: ${folder}`);
  const figure = told.length > 0 ? shown(sumOf(told.map((folder) => known[folder]))) : 'nada medido';
  say(`${figure}  em ${told.length} de ${folders.length} pastas`);
}

/** In a fixed order, so that a change in one folder changes only its line. */
const written = (known) =>
  `{\n${Object.keys(known)
    .toSorted()
    .map((folder) => `  ${JSON.stringify(folder)}: ${JSON.stringify(known[folder])}`)
    .join(',\n')}\n}\n`;

const lineOf = ({ file, line, what, to, isMet }) =>
  `${file}:${line} ${what}${isMet ? '' : ' (sem teste)'}: ${to.slice(0, 100).replace(/\s+/g, ' ')}\n`;

await main(async (given) => {
  const args = given.filter((arg) => !arg.startsWith('--'));
  mkdirSync(cache, { recursive: true });
  const known = existsSync(knownFile) ? JSON.parse(readFileSync(knownFile, 'utf8')) : {};
  const isOf = (folder) => args.some((arg) => folder === arg || folder.startsWith(`${arg}/`));
  const chosen = (args.length > 0 ? folders.filter(isOf) : folders).filter(
    (folder) => filesOf(folder).pure.length > 0,
  );
  if (given.includes('--known')) {
    tellKnown(chosen, known);
    return;
  }
  writeFileSync(survivorsFile, '');
  for (const folder of chosen) {
    if (known[folder]?.digest !== digestOfFolder(folder) || given.includes('--again')) {
      const { survivors, ...result } = await judge(folder);
      known[folder] = result;
      writeFileSync(knownFile, written(known));
      appendFileSync(survivorsFile, survivors.map(lineOf).join(''));
    }
    say(`${shown(known[folder])}  ${folder}`);
  }
  const all = sumOf(chosen.map((folder) => known[folder]));
  say(`${shown(all)}  ao todo; as mudanças que ninguém notou: ${relative(root, survivorsFile)}`);
  if (share(all) < least) throw new Failure(`Menos de ${least} de cada 100 mudanças foram notadas.`);
});
