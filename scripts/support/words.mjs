import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { root } from './run.mjs';

/** @typedef {{ path: string | RegExp, text?: RegExp }} Place */

/*
 * Words that only programmers use. Shown texts instead say what the person can do, or name the thing as an office
 * does.
 */

/** @param {string} spelled */
const word = (spelled) => new RegExp(`(?<![\\p{L}\\d_])(?:${spelled})(?![\\p{L}\\d_])`, 'u');

/**
 * Each with the places where it is the office's own word, or is kept for another reason.
 * @type {readonly { pattern: RegExp, stays?: readonly Place[] }[]}
 */
const forbidden = [
  { pattern: word('APIs?') },
  { pattern: word('[Ss]ervidor(?:es)?') },
  { pattern: word('[Ss]ess(?:ão|ões)') },
  {
    pattern: word('[Rr]egistros?'),
    stays: [
      // The agreed wording for unreadable parts of a reply.
      { path: 'src/api/findings.ts', text: /^registros?$/ },
      // A heading: who registered it, and when.
      { path: /^src\/features\/(?:calls|tasks)\//, text: /^Registro$/ },
      // The name in the civil register, beside the social name.
      { path: 'src/workflows/voterImport/columns/fields.ts', text: /^nome de registro$/ },
    ],
  },
  {
    // A postal address; for pages the word is link.
    pattern: word('[Ee]ndereços?'),
    stays: [
      { path: /^src\/(?:features|lookups)\/voters\// },
      { path: /^src\/workflows\/(?:letters|voterImport|voterRecord)\// },
      { path: /^src\/(?:features\/services\/export|workflows\/alikeRequests)\// },
      // Typed to find it, not shown.
      { path: 'src/features/polls/polls.help.ts', text: /^link compartilhar endereço$/ },
      // For people who install it.
      { path: 'src/config/readEnvironment.ts' },
    ],
  },
];

/**
 * @param {Place} place
 * @param {{ path: string, text: string }} found
 */
const isAt = ({ path, text }, found) =>
  (typeof path === 'string' ? path === found.path : path.test(found.path)) &&
  (!text || text.test(found.text));

/**
 * The texts that show a forbidden word to people.
 * @param {string[]} paths the product's files, relative to the project's folder
 */
export const wordsOfPrograms = (paths) =>
  paths.flatMap((path) =>
    textsIn(path).flatMap(({ line, text }) =>
      forbidden
        .filter(({ stays = [] }) => !stays.some((one) => isAt(one, { path, text })))
        .flatMap(({ pattern }) => {
          const [word] = pattern.exec(text) ?? [];
          return word ? [{ path, line, word, text }] : [];
        }),
    ),
  );

/**
 * Strings, templates without their values, and text between tags.
 * @param {string} path
 * @returns {{ line: number, text: string }[]}
 */
function textsIn(path) {
  const code = readFileSync(`${root}/${path}`, 'utf8');
  // Fast path: few files need to be parsed.
  if (!forbidden.some(({ pattern }) => pattern.test(code))) return [];
  const file = ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true);
  /** @type {{ line: number, text: string }[]} */
  const texts = [];
  /** @param {ts.Node} node */
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

/**
 * @param {ts.Node} node
 * @returns {node is ts.StringLiteralLike | ts.JsxText | ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail}
 */
const isText = (node) =>
  ts.isStringLiteralLike(node) ||
  ts.isJsxText(node) ||
  ts.isTemplateHead(node) ||
  ts.isTemplateMiddleOrTemplateTail(node);
