import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path/posix';
import { root } from './run.mjs';

/** Base folders of a path in backticks: the project's folder, as usual, or src. */
const starts = ['', 'src/'];
const namesPath =
  /`((?:src|mocks|tests|e2e|scripts|docs|deploy|app|features|texts|messages|lookups|records|frames|ui|session|api|formats|config)\/[\w./-]+)`/g;

/**
 * Names in the documents without a target: links to files and headings, and paths in backticks.
 * @param {string[]} paths the documents, relative to the project's folder
 */
export function missingInDocs(paths) {
  return paths.flatMap((path) => {
    const text = readFileSync(`${root}/${path}`, 'utf8');
    const links = [...text.matchAll(/\]\((?!\w+:)([^)\s]+)\)/g)].map(([, link = '']) => link);
    const named = [...text.matchAll(namesPath)].map(([, name = '']) => name);
    return [
      ...links.filter((link) => !leadsSomewhere(path, link)),
      ...named.filter((name) => !starts.some((start) => isThere(start + name))),
    ].map((name) => `${path}: ${name}`);
  });
}

/**
 * A module of the product may be named without its extension.
 * @param {string} path
 */
const isThere = (path) => ['', '.ts', '.tsx'].some((ending) => existsSync(`${root}/${path}${ending}`));

/**
 * @param {string} from the document
 * @param {string} link
 */
function leadsSomewhere(from, link) {
  const [path, anchor] = link.split('#');
  const file = path ? normalize(join(dirname(from), path)) : from;
  if (!existsSync(`${root}/${file}`)) return false;
  return !anchor || headingsOf(readFileSync(`${root}/${file}`, 'utf8')).includes(decodeURI(anchor));
}

/**
 * The anchors that GitHub and similar renderers create for headings.
 * @param {string} text
 */
const headingsOf = (text) =>
  [...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
