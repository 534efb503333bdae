import type { Node } from 'prosemirror-model';
import { TextSelection, type Command } from 'prosemirror-state';
import { inBrackets } from '@/formats/tokens';
import { eachLineOf, type Range } from './finding';

/* Brackets of a template that are still to be filled. */

/** A bracketed text as written, and its range. */
export interface Gap extends Range {
  written: string;
}

export function gapsOf(text: Node): Gap[] {
  const gaps: Gap[] = [];
  eachLineOf(text, (line, start) => {
    for (const { index, 0: written } of line.matchAll(inBrackets))
      gaps.push({ from: start + index, to: start + index + written.length, written });
  });
  return gaps;
}

/** Selects a bracketed text, to be typed over. */
export const goToPart =
  ({ from, to }: Range): Command =>
  ({ doc, tr }, dispatch) => {
    dispatch?.(tr.setSelection(TextSelection.create(doc, from, to)).scrollIntoView());
    return true;
  };

/** Selects the next bracketed text, to be typed over; after the last one the key leaves the text. */
export const goToGap: Command = (state, dispatch) => {
  const gap = gapsOf(state.doc).find(({ from }) => from >= state.selection.to);
  return gap ? goToPart(gap)(state, dispatch) : false;
};
