/*
 * What no other tool looks for in the files of the project: paths of one machine, addresses of package
 * registries, and tests that are focused or switched off.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { Failure, main, root, say } from './support/run.mjs';

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
];

await main(async () => {
  const found = filesUnder('').flatMap(({ path, name }) => {
    const lines = readFileSync(`${root}/${path}`, 'utf8').split('\n');
    return rules
      .filter((rule) => rule.applies(name))
      .flatMap(({ problem, pattern }) =>
        lines.flatMap((line, at) => (pattern.test(line) ? [`  ${path}:${at + 1}: ${problem}`] : [])),
      );
  });
  if (found.length) throw new Failure(`Encontrado nas fontes:\n${found.join('\n')}`);
  say('Nada encontrado.');
});

function filesUnder(folder) {
  return readdirSync(`${root}/${folder}`, { withFileTypes: true }).flatMap((entry) => {
    const { name } = entry;
    if (notOurs.has(name) || ownSettings.test(name)) return [];
    const path = `${folder}${name}`;
    if (entry.isDirectory()) return filesUnder(`${path}/`);
    return text.test(name) ? [{ path, name }] : [];
  });
}
