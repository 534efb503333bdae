import type { Node } from 'prosemirror-model';
import { TextSelection, type Command } from 'prosemirror-state';
import { bracket } from '../../making/fillBrackets';
import { eachLineOf, type Range } from './finding';

/* Parts in brackets, which a template leaves to be written. */

function gapsOf(text: Node) {
  const gaps: Range[] = [];
  eachLineOf(text, (line, start) => {
    for (const { index, 0: written } of line.matchAll(bracket))
      gaps.push({ from: start + index, to: start + index + written.length });
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
