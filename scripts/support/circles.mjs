import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import ts from 'typescript';
import { root } from './run.mjs';

/** @type {Record<string, string>} */
const aliases = { '@/': 'src/', '@mocks/': 'mocks/', '@tests/': 'tests/' };
const endings = ['', '.ts', '.tsx'];

/**
 * Import cycles between files, each as a path. `import type` counts too, which linters ignore: a type that needs the
 * file that needs it is as hard to follow.
 * @param {string[]} paths the files to check, relative to the project's folder
 */
export function circlesOf(paths) {
  const known = new Set(paths);
  const imports = new Map(paths.map((path) => [path, importsIn(path, known)]));
  /** @type {Set<string>} */
  const done = new Set();
  /** @type {string[][]} */
  const circles = [];
  /** @type {(path: string, way: readonly string[]) => void} */
  const visit = (path, way) => {
    const at = way.indexOf(path);
    if (at >= 0) circles.push([...way.slice(at), path]);
    if (at >= 0 || done.has(path)) return;
    for (const next of imports.get(path) ?? []) visit(next, [...way, path]);
    done.add(path);
  };
  for (const path of paths) visit(path, []);
  return circles;
}

/** @param {string | undefined} path */
const featureOf = (path) => /^src\/features\/([^/]+)\//.exec(path ?? '')?.[1];

/**
 * Relative imports of another feature, which look like the feature's own files.
 * @param {string[]} paths the files to check, relative to the project's folder
 */
export function relativeDoorsOf(paths) {
  return paths.filter(featureOf).flatMap((path) =>
    namesIn(path)
      .filter((name) => name.startsWith('.') && isOfAnother(featureOf(placeOf(name, path)), featureOf(path)))
      .map((name) => `${path} → ${name}`),
  );
}

/** @type {(feature: string | undefined, own: string | undefined) => boolean} */
const isOfAnother = (feature, own) => feature !== undefined && feature !== own;

/** @param {string} path */
const namesIn = (path) =>
  ts.preProcessFile(readFileSync(`${root}/${path}`, 'utf8')).importedFiles.map(({ fileName }) => fileName);

/**
 * The files among the known ones that a file imports, including types.
 * @param {string} path
 * @param {ReadonlySet<string>} known
 */
export function importsIn(path, known) {
  return namesIn(path).flatMap((name) => {
    const target = placeOf(name, path);
    const found = target && endings.map((ending) => target + ending).find((file) => known.has(file));
    return found && found !== path ? [found] : [];
  });
}

/**
 * @param {string} fileName as written
 * @param {string} importer
 */
function placeOf(fileName, importer) {
  if (fileName.startsWith('.')) return join(dirname(importer), fileName);
  const alias = Object.keys(aliases).find((start) => fileName.startsWith(start));
  return alias && `${aliases[alias]}${fileName.slice(alias.length)}`;
}
