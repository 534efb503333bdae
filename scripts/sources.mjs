/*
 * Checks of the project's files that no other tool makes: machine-specific paths, addresses of package registries, tests
 * that are focused, switched off or set a field's text without keys, import cycles, relative imports of other features,
 * dependencies that the product does not import, missing targets in documents, state absent from the map of state,
 * programmers' words in shown texts; and structural metrics past their ceiling. `--figures` prints these as a table.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { circlesOf, relativeDoorsOf } from './support/circles.mjs';
import { unusedPackages } from './support/dependencies.mjs';
import { missingInDocs } from './support/docs.mjs';
import { exceeded, figuresOf } from './support/figures.mjs';
import { unmappedState } from './support/state.mjs';
import { Failure, main, root, say } from './support/run.mjs';
import { wordsOfPrograms } from './support/words.mjs';

const notOurs = new Set([
  '.git',
  'node_modules',
  'dist',
  '.demo',
  'test-results',
  'playwright-report',
  'coverage',
]);
const ownSettings = /^\.env($|\.local$|\..*\.local$)/;
const text = /\.(tsx?|m?js|json|css|html|md|conf|svg|txt|ya?ml)$|^\.|^run$/;
const test = /\.(test|spec)\.tsx?$/;

/** @type {{ problem: string, applies: (name: string) => boolean, pattern: RegExp }[]} */
const rules = [
  {
    problem: 'caminho absoluto de uma máquina',
    applies: () => true,
    pattern: /(?<![\w.@)}])\/(?:home|root|tmp|work|Users)\/\w/,
  },
  {
    problem: 'endereço de um registro de pacotes',
    applies: () => true,
    pattern: /"resolved": ?"http|registry\.(?:npmjs|yarnpkg)\./,
  },
  {
    problem: 'teste focado ou desligado',
    applies: (name) => test.test(name),
    pattern: /\b(?:it|test|describe)(?:\.\w+)*\.(?:only|skip|skipIf|todo|fixme)\b/,
  },
  {
    problem:
      'fireEvent.change pula as teclas: user.type, ou typeStopped (tests/keys.ts) com o relógio parado',
    applies: (name) => test.test(name),
    pattern: /fireEvent\.change\((?!.*\bfiles\b)/,
  },
  {
    problem: 'uma regra do linter desligada sem que se diga por quê (-- …)',
    applies: (name) => /\.(?:tsx?|m?js)$/.test(name),
    pattern: /\b(?:ox|es)lint-disable(?!.* -- \S)/,
  },
];

await main(async (args) => {
  const files = filesUnder('');
  const found = files.flatMap(({ path, name }) => {
    const lines = readFileSync(`${root}/${path}`, 'utf8').split('\n');
    return rules
      .filter((rule) => rule.applies(name))
      .flatMap(({ problem, pattern }) =>
        lines.flatMap((line, at) => (pattern.test(line) ? [`  ${path}:${at + 1}: ${problem}`] : [])),
      );
  });
  const sources = files
    .map(({ path }) => path)
    .filter((path) => /^(src|mocks|tests|e2e)\/.*\.tsx?$/.test(path));
  found.push(...circlesOf(sources).map((circle) => `  imports em círculo: ${circle.join(' → ')}`));
  found.push(...relativeDoorsOf(sources).map((door) => `  escreva '@/features/…' de outro módulo: ${door}`));
  const product = sources.filter((path) => path.startsWith('src/') && !test.test(path));
  found.push(...unusedPackages(product).map((name) => `  package.json: nada em src/ importa ${name}`));
  found.push(...unmappedState(product).map((path) => `  ${path}: guarda estado e não está em docs/state.md`));
  found.push(
    ...wordsOfPrograms(product.filter((path) => !path.endsWith('.test-row.ts'))).map(
      ({ path, line, word, text }) =>
        `  ${path}:${line}: '${word}' não diz nada a quem trabalha num gabinete (scripts/support/words.mjs): ${text}`,
    ),
  );
  const figures = figuresOf(product.filter((path) => !path.endsWith('.test-row.ts')));
  if (args.includes('--figures')) console.table(figures);
  found.push(
    ...exceeded(figures).map(
      ({ figure, is, ceiling }) => `  ${figure}: ${is}, e o teto é ${ceiling} (scripts/support/figures.mjs)`,
    ),
  );
  const documents = files.map(({ path }) => path).filter((path) => /^(README|docs\/.+)\.md$/.test(path));
  found.push(...missingInDocs(documents).map((missing) => `  não existe: ${missing}`));
  if (found.length) throw new Failure(`Encontrado nas fontes:\n${found.join('\n')}`);
  say('Nada encontrado.');
});

/**
 * @param {string} folder
 * @returns {{ path: string, name: string }[]}
 */
function filesUnder(folder) {
  return readdirSync(`${root}/${folder}`, { withFileTypes: true }).flatMap((entry) => {
    const { name } = entry;
    if (notOurs.has(name) || ownSettings.test(name)) return [];
    const path = `${folder}${name}`;
    if (entry.isDirectory()) return filesUnder(`${path}/`);
    return text.test(name) ? [{ path, name }] : [];
  });
}
