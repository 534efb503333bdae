import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { root } from './run.mjs';

/**
 * The packages among `dependencies` of package.json that none of these files imports.
 * @param {string[]} paths the product's files, from the project's folder
 */
export function unusedPackages(paths) {
  const { dependencies } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'));
  const imported = paths.flatMap((path) =>
    ts.preProcessFile(readFileSync(`${root}/${path}`, 'utf8')).importedFiles.map(({ fileName }) => fileName),
  );
  return Object.keys(dependencies).filter(
    (name) => !imported.some((each) => each === name || each.startsWith(`${name}/`)),
  );
}
