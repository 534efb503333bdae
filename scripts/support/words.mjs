import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { root } from './run.mjs';

/*
 * Words that only people who make programs use. What is shown says instead what the person can do, or names the thing as
 * an office does.
 */

const word = (spelled) => new RegExp(`(?<![\\p{L}\\d_])(?:${spelled})(?![\\p{L}\\d_])`, 'u');

/** Each with where it is the office's own word, or stays for another reason. */
const forbidden = [
  { pattern: word('APIs?') },
  { pattern: word('[Ss]ervidor(?:es)?') },
  { pattern: word('[Ss]ess(?:ão|ões)') },
  {
    pattern: word('[Rr]egistros?'),
    stays: [
      // What of a reply could not be read, as it is agreed to be said.
      { path: 'src/api/findings.ts', text: /^registros?$/ },
      // A heading: who wrote it down, and when.
      { path: /^src\/features\/(?:calls|tasks)\//, text: /^Registro$/ },
      // The name in the civil register, beside the social name.
      { path: 'src/workflows/voterImport/columns/fields.ts', text: /^nome de registro$/ },
    ],
  },
  {
    // Where somebody lives; of a page it is a link.
    pattern: word('[Ee]ndereços?'),
    stays: [
      { path: /^src\/(?:features|lookups)\/voters\// },
      { path: /^src\/workflows\/(?:letters|voterImport|voterRecord)\// },
      { path: /^src\/features\/services\/(?:alike|export)\// },
      // Typed to find it, not read.
      { path: 'src/features/polls/polls.help.ts', text: /^link compartilhar endereço$/ },
      // For who installs it.
      { path: 'src/config/readEnvironment.ts' },
    ],
  },
];

const isAt = ({ path, text }, found) =>
  (typeof path === 'string' ? path === found.path : path.test(found.path)) &&
  (!text || text.test(found.text));

/**
 * The texts in which a forbidden word is shown to people.
 * @param {string[]} paths the product's files, from the project's folder
 */
export const wordsOfPrograms = (paths) =>
  paths.flatMap((path) =>
    textsIn(path).flatMap(({ line, text }) =>
      forbidden
        .filter(
          ({ pattern, stays = [] }) => pattern.test(text) && !stays.some((one) => isAt(one, { path, text })),
        )
        .map(({ pattern }) => ({ path, line, word: pattern.exec(text)[0], text })),
    ),
  );

/** Strings, templates without their values, and what stands between tags. */
function textsIn(path) {
  const code = readFileSync(`${root}/${path}`, 'utf8');
  // Few files are worth being taken apart.
  if (!forbidden.some(({ pattern }) => pattern.test(code))) return [];
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true);
  const texts = [];
  const visit = (node) => {
    if (isText(node) && !ts.isImportDeclaration(node.parent)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      texts.push({ line: line + 1, text: node.text.replace(/\s+/g, ' ').trim() });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return texts;
}

const isText = (node) =>
  ts.isStringLiteralLike(node) ||
  ts.isJsxText(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node);
