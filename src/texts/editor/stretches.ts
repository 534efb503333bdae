import type { Mark, MarkSpec, Node } from 'prosemirror-model';
import { Plugin } from 'prosemirror-state';

/*
 * A long text is drawn in stretches of lines, each in an element that the browser lays out by itself and skips where
 * it is out of view: a key costs what its stretch costs, however long the text is. A stretch is a mark of its blocks,
 * so that no position in the text, no command and nothing written knows of it.
 */

const linesOfStretch = 24;

/** Which of the text's stretches a block is in. */
export const stretchMark: MarkSpec = {
  attrs: { place: {} },
  toDOM: () => ['div', { class: 'stretch' }, 0],
};

/** A heading's space above would not merge with the space below the line before, across stretches. */
const canBegin = ({ type: { name } }: Node) => !['heading', 'rule', 'page_break'].includes(name);

/** The blocks of a text or of a piece, in stretches where they are many. */
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

/** What writes a text has no stretches. */
export function withoutStretches<T>(marks: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(marks).filter(([name]) => name !== 'stretch'));
}

/**
 * The lines up to the cursor that are in no stretch, as they were begun or came in a short piece, belong to the one
 * before, or begin another where that is long. The first lines of a text that was blank stay in none.
 */
export const stretches = new Plugin({
  appendTransaction: (_, before, { doc, schema, selection: { $head }, tr }) => {
    // Not while letters are composed, which adds no lines.
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
