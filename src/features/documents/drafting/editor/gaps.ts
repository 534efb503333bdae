import type { Node } from 'prosemirror-model';
import { TextSelection, type Command } from 'prosemirror-state';
import { bracket } from '../../making/fillBrackets';

/* Parts in brackets, which a template leaves to be written. */

const leaf = '\uFFFC';

function gapsOf(text: Node) {
  const gaps: { from: number; to: number }[] = [];
  text.descendants((node, position) => {
    if (!node.isTextblock) return true;
    const line = node.textBetween(0, node.content.size, undefined, leaf);
    for (const { index, 0: written } of line.matchAll(bracket)) {
      const from = position + 1 + index;
      gaps.push({ from, to: from + written.length });
    }
    return false;
  });
  return gaps;
}

/** Selects the next part in brackets, to be typed over; after the last one the key leaves the text. */
export const goToGap: Command = ({ doc, selection, tr }, dispatch) => {
  const gap = gapsOf(doc).find(({ from }) => from >= selection.to);
  if (!gap) return false;
  dispatch?.(tr.setSelection(TextSelection.create(doc, gap.from, gap.to)).scrollIntoView());
  return true;
};
