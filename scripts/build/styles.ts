import type { Plugin } from 'vite';

/** Style tags; also `styled.div`, `styled(Link)` and `styled.div.attrs(…)`. */
const tags = new Set(['css', 'keyframes', 'createGlobalStyle', 'styled']);

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

function visit(node: Node, see: (node: Node) => void) {
  see(node);
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, see);
}

function nameOf(tag: Node): unknown {
  const inner =
    tag.type === 'MemberExpression' ? tag.object : tag.type === 'CallExpression' ? tag.callee : null;
  return isNode(inner) ? nameOf(inner) : tag.name;
}

/** Removes comments and optional whitespace. None of our strings in the rules has such whitespace. */
export const denseRules = (rules: string) =>
  rules
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};]) /g, '$1')
    .replace(/([:,]) /g, '$1');

/** Minifies styled-components rules, which the minifier leaves as strings. */
export const denseStyles: Plugin = {
  name: 'dense-styles',
  apply: 'build',
  // After types are stripped.
  enforce: 'post',
  transform(code, id) {
    if (!/\/src\/.*\.tsx?$/.test(id) || !code.includes('`')) return null;
    const texts: Node[] = [];
    visit(this.parse(code) as unknown as Node, (node) => {
      if (node.type !== 'TaggedTemplateExpression' || !tags.has(String(nameOf(node.tag as Node)))) return;
      texts.push(...((node.quasi as Node).quasis as Node[]));
    });
    const dense = texts
      .sort((one, other) => other.start - one.start)
      .reduce(
        (rest, { start, end }) => rest.slice(0, start) + denseRules(rest.slice(start, end)) + rest.slice(end),
        code,
      );
    return { code: dense, map: null };
  },
};
