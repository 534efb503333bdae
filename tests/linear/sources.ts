import { readdirSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';

/* Code in the sources that reads text: regular expression literals, and exported functions with a string parameter. */

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

const root = new URL('../../src/', import.meta.url);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Every node of a tree, its root first. */
function* nodesOf(node: Node): Generator<Node> {
  yield node;
  for (const value of Object.values(node)) {
    for (const inside of Array.isArray(value) ? (value as unknown[]) : [value])
      if (isNode(inside)) yield* nodesOf(inside);
  }
}

/** Every source file except tests, parsed. */
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.d\.ts$|\.(facts\.)?test-row\./.test(file))
  .sort()
  .map((file) => {
    const text = readFileSync(new URL(file, root), 'utf8');
    return { file, text, program: parseSync(file, text).program as unknown as Node };
  });

export interface Expression {
  pattern: string;
  flags: string;
  /** First file that contains it. */
  file: string;
}

/** Each distinct regular expression literal. */
export function expressions(): Expression[] {
  const found = new Map<string, Expression>();
  for (const { file, program } of sources) {
    for (const { type, regex } of nodesOf(program)) {
      if (type !== 'Literal' || !regex) continue;
      const { pattern, flags } = regex as Expression;
      const key = `/${pattern}/${flags}`;
      if (!found.has(key)) found.set(key, { pattern, flags, file });
    }
  }
  return [...found.values()];
}

/** Regular expressions constructed at run time, as `file: argument`. */
export const madeExpressions = (): string[] =>
  sources.flatMap(({ file, text, program }) =>
    [...nodesOf(program)]
      .filter(
        ({ type, callee }) => type === 'NewExpression' && (callee as { name?: string }).name === 'RegExp',
      )
      .map(({ arguments: made }) => {
        const [first] = made as Node[];
        return `${file}: ${first ? text.slice(first.start, first.end) : ''}`;
      }),
  );

export interface Reader {
  /** `formats/text oneLine`. */
  name: string;
  file: string;
  exported: string;
  /** Needs only a text. */
  isOfTextAlone: boolean;
}

const textTypes = new Set(['string', 'Maybe', 'string|null', 'string|undefined', 'string|null|undefined']);

/** A parameter's type as written, and whether it is optional. */
function parameter(node: Node, text: string) {
  const named = node.type === 'AssignmentPattern' ? (node.left as Node) : node;
  const { typeAnnotation } = named as { typeAnnotation?: { typeAnnotation?: Node } };
  const type = typeAnnotation?.typeAnnotation;
  return {
    isText: type !== undefined && textTypes.has(text.slice(type.start, type.end).replace(/\s/g, '')),
    isOptional: node.type === 'AssignmentPattern' || named.optional === true || node.type === 'RestElement',
  };
}

/** Exported functions with their names. */
function* exportedFunctions(program: Node): Generator<[name: string, of: Node]> {
  for (const { type, declaration } of program.body as Node[]) {
    if (type !== 'ExportNamedDeclaration' || !isNode(declaration)) continue;
    if (declaration.type === 'FunctionDeclaration')
      yield [(declaration.id as { name: string }).name, declaration];
    for (const { id, init } of (declaration.declarations ?? []) as { id: { name: string }; init: unknown }[])
      if (isNode(init) && init.type === 'ArrowFunctionExpression') yield [id.name, init];
  }
}

/** Exported functions with a text parameter, except hooks and components. */
export const readers = (): Reader[] =>
  sources
    .filter(({ file }) => file.endsWith('.ts'))
    .flatMap(({ file, text, program }) =>
      [...exportedFunctions(program)].flatMap(([exported, { params }]) => {
        const all = (params as Node[]).map((node) => parameter(node, text));
        if (/^use[A-Z]/.test(exported) || !all.some(({ isText }) => isText)) return [];
        return {
          name: `${file.replace(/\.ts$/, '')} ${exported}`,
          file,
          exported,
          isOfTextAlone: (all[0]?.isText ?? false) && all.slice(1).every(({ isOptional }) => isOptional),
        };
      }),
    );
