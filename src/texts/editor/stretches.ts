import type { Mark, MarkSpec, Node } from 'prosemirror-model';
import { Plugin } from 'prosemirror-state';

/*
 * A long text is rendered in stretches of lines, each in an element that the browser lays out independently
 * and skips outside the viewport: the cost of a key press depends on its stretch, not on the text's length. A
 * stretch is a mark on its blocks, so that positions, commands and output are unaffected.
 */

const linesOfStretch = 24;

/** The stretch to which a block belongs. */
export const stretchMark: MarkSpec = {
  attrs: { place: {} },
  toDOM: () => ['div', { class: 'stretch' }, 0],
};

/** Margins do not collapse across stretches, so a heading's top margin would add to the previous line's. */
const canBegin = ({ type: { name } }: Node) => !['heading', 'rule', 'page_break'].includes(name);

/** Assigns blocks to stretches, if there are many. */
export function inStretches(nodes: readonly Node[]): Node[] {
  const type = nodes[0]?.type.schema.marks.stretch;
  if (!type || nodes.length < 2 * linesOfStretch) return [...nodes];
  let place = 0;
  let lines = 0;
  let mark: Mark = type.create({ place });
  return nodes.map((node) => {
    if (lines >= linesOfStretch && canBegin(node)) {
      place += 1;
      lines = 0;
      mark = type.create({ place });
    }
    lines += 1;
    return node.mark([mark]);
  });
}

/** Marks for output, without stretches. */
export function withoutStretches<T>(marks: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(marks).filter(([name]) => name !== 'stretch'));
}

/**
 * Adds lines without a stretch, up to the cursor (new lines or a short paste), to the previous stretch, or to
 * a new one if that is full. The first lines of an initially blank text stay without.
 */
export const stretches = new Plugin({
  appendTransaction: (_, before, { doc, schema, selection: { $head }, tr }) => {
    // Not during composition, which adds no lines.
    if (doc.childCount === before.doc.childCount || $head.depth === 0) return null;
    const markAt = (line: number) => doc.maybeChild(line)?.marks[0];
    let line = $head.index(0) + 1;
    let start = $head.before(1) + $head.node(1).nodeSize;
    const end = line;
    while (line > 0 && !markAt(line - 1)) start -= doc.child((line -= 1)).nodeSize;
    let mark = markAt(line - 1);
    let lines = 0;
    while (mark && lines < linesOfStretch && markAt(line - 1 - lines) === mark) lines += 1;
    for (; line < end; line += 1) {
      const node = doc.child(line);
      if (lines >= linesOfStretch && canBegin(node)) {
        mark = schema.marks.stretch?.create({ place: start });
        lines = 0;
      }
      if (mark) tr.addNodeMark(start, mark);
      lines += 1;
      start += node.nodeSize;
    }
    return tr.docChanged ? tr : null;
  },
});
