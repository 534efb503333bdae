import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { root } from './run.mjs';

/**
 * The packages among `dependencies` of package.json that none of these files imports, and that are no peer of one they
 * import.
 * @param {string[]} paths the product's files, relative to the project's folder
 */
export function unusedPackages(paths) {
  const { dependencies } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'));
  const imported = paths.flatMap((path) =>
    ts.preProcessFile(readFileSync(`${root}/${path}`, 'utf8')).importedFiles.map(({ fileName }) => fileName),
  );
  const names = Object.keys(dependencies);
  const used = names.filter((name) => imported.some((each) => each === name || each.startsWith(`${name}/`)));
  const peers = new Set(used.flatMap(peersOf));
  return names.filter((name) => !used.includes(name) && !peers.has(name));
}

/**
 * A package's peers.
 * @param {string} name
 */
function peersOf(name) {
  const { peerDependencies = {} } = JSON.parse(
    readFileSync(`${root}/node_modules/${name}/package.json`, 'utf8'),
  );
  return Object.keys(peerDependencies);
}
