import type { Node } from 'prosemirror-model';
import { TextSelection, type Command, type EditorState, type Transaction } from 'prosemirror-state';
import { isArticulationOn } from '../articulation/articulationKeys';
import { isNorm, readNorm, type Device, type Norm } from '../articulation/norm';
import { kinds, newSign, rankOf, type Kind, type Label } from '../articulation/signs';
import { inBrackets } from '@/formats/tokens';
import { schema } from './schema';

/* Shortcuts for the lines of a norm. The numbers are plain text, visible to every reader of the text. */

/** A norm with the positions of its lines in the document. */
export interface PlacedNorm extends Norm {
  starts: readonly number[];
}

/** Lines of tables and lists are not lines of a norm; a break within a paragraph starts a new one. */
export function normOf(text: Node): PlacedNorm {
  const lines: string[] = [];
  const starts: number[] = [];
  text.forEach((block, offset) => {
    if (!block.isTextblock) return;
    const words = block.textBetween(0, block.content.size, undefined, ({ type }) =>
      type === schema.nodes.hard_break ? '\n' : '\uFFFC',
    );
    let at = offset + 1;
    for (const line of words.split('\n')) {
      lines.push(line);
      starts.push(at);
      at += line.length + 1;
    }
  });
  return { ...readNorm(lines), starts };
}

interface Here {
  norm: PlacedNorm;
  device: Device;
  /** The line's text, and the positions of its start, the end of its sign and its own end. */
  text: string;
  start: number;
  contentStart: number;
  end: number;
}

/** The norm's line at the cursor; null elsewhere, and where the text is not a norm. */
function lineHere({ doc, selection }: EditorState): Here | null {
  const { $from, $to } = selection;
  if (!(selection instanceof TextSelection) || $from.depth !== 1 || !$from.sameParent($to)) return null;
  // Fast path: most keys are pressed in other texts.
  if (!/^\s*(?:art|§|par|[ivxlcdm]+\b|[a-z]{1,2}\)|\d)/i.test($from.parent.textContent.slice(0, 40)))
    return null;
  const norm = normOf(doc);
  if (!isNorm(norm)) return null;
  const line = norm.starts.findLastIndex((start) => start <= $from.pos);
  const device = norm.byLine.get(line);
  const start = norm.starts[line] ?? 0;
  if (!device || rankOf(device.kind) < rankOf('article')) return null;
  const text = norm.lines[line] ?? '';
  const blank = /^\s?/.exec(text.slice(device.end))?.[0].length ?? 0;
  const here = {
    norm,
    device,
    text,
    start,
    contentStart: start + device.end + blank,
    end: start + text.length,
  };
  return $from.pos >= start + device.end && $to.pos <= here.end ? here : null;
}

const isEmptyLine = ({ text, device }: Here) => text.slice(device.end).trim() === '';

/** The number after the last device of this kind above, where the line itself would be. */
function nextLabel({ norm, device }: Here, kind: Kind): Label {
  const isBefore = (one: Device) => one.line < device.line && one.kind === kind;
  if (kind === 'article') {
    const last = norm.devices.findLast(isBefore);
    return { number: (last?.number ?? 0) + 1, suffix: '' };
  }
  const edge = norm.devices.findLast((one) => one.line < device.line && rankOf(one.kind) < rankOf(kind));
  const last = norm.devices.findLast((one) => isBefore(one) && one.line > (edge?.line ?? -1));
  if (last) return { number: (last.number ?? 1) + 1, suffix: '' };
  return { number: kind === 'paragraph' ? null : 1, suffix: '' };
}

/** Layout of this kind's lines in the text, used for the next one. */
function layOf({ norm }: Here, kind: Kind, doc: Node, own: object) {
  const like = norm.devices.find((one) => one.kind === kind);
  const block = like && doc.resolve(norm.starts[like.line] ?? 0).parent;
  return block?.type === schema.nodes.paragraph ? block.attrs : own;
}

const signText = (sign: string, from: Node | null | undefined) => schema.text(sign, from?.marks ?? []);

/** Replaces a line's sign, or removes it. */
function withSign(tr: Transaction, here: Here, kind: Kind | null, label?: Label) {
  const { start, device, contentStart } = here;
  const marked = tr.doc.nodeAt(start + device.start);
  const sign = kind && label ? [signText(newSign(kind, label), marked), schema.text(' ')] : [];
  tr.replaceWith(start, contentStart, sign);
  const position = tr.doc.resolve(start).before(1);
  const block = tr.doc.nodeAt(position);
  const isWhole = tr.doc.resolve(start).parentOffset === 0;
  if (block && kind && isWhole)
    tr.setNodeMarkup(position, null, { ...block.attrs, ...layOf(here, kind, tr.doc, block.attrs) });
  const end = tr.mapping.map(Math.max(contentStart, here.end));
  return tr.setSelection(
    TextSelection.create(tr.doc, isEmptyLine(here) ? end : Math.min(end, tr.selection.to)),
  );
}

const below: Partial<Record<Kind, Kind>> = {
  article: 'inciso',
  paragraph: 'inciso',
  inciso: 'alinea',
  alinea: 'item',
};

/**
 * Starts the next line of the same kind or, after a colon, the first of the kind below; a line without words
 * ends the series.
 */
export const nextLine: Command = (state, dispatch) => {
  const here = lineHere(state);
  if (!here) return false;
  const { device, text, contentStart, start } = here;
  if (isEmptyLine(here)) return oneUp(true)(state, dispatch);
  const { $from } = state.selection;
  if ($from.pos < contentStart) return false;
  const before = text.slice(0, $from.pos - start);
  const under = /:\s*$/.test(before) && $from.pos >= here.end ? below[device.kind] : undefined;
  const kind = under ?? device.kind;
  const number = under ? 1 : (device.number ?? 1) + 1;
  const tr = state.tr.deleteSelection();
  const marked = tr.doc.nodeAt(start + device.start);
  const at = tr.selection.from;
  tr.split(at);
  const place = tr.mapping.slice(tr.steps.length - 1).map(at);
  const rest = tr.doc.resolve(place).parent.textContent;
  const blank = /^\s*/.exec(rest)?.[0].length ?? 0;
  tr.replaceWith(place, place + blank, [
    signText(newSign(kind, { number, suffix: '' }), marked),
    schema.text(' '),
  ]);
  const block = tr.doc.resolve(place).parent;
  tr.setNodeMarkup(place - 1, schema.nodes.paragraph, layOf(here, kind, state.doc, block.attrs));
  const end = place + newSign(kind, { number, suffix: '' }).length + 1;
  tr.setSelection(TextSelection.create(tr.doc, end)).setStoredMarks([]);
  // A 'parágrafo único' gets a number when a second paragraph follows.
  if (!under && device.kind === 'paragraph' && device.number === null)
    tr.replaceWith(start + device.start, start + device.end, signText('§ 1º', marked));
  dispatch?.(tr.scrollIntoView());
  return true;
};

/** Moves one kind up; an article without words becomes a plain line. */
const oneUp =
  (endsArticle = false): Command =>
  (state, dispatch) => {
    const here = lineHere(state);
    if (!here) return false;
    const isArticle = here.device.kind === 'article';
    if (isArticle && !endsArticle) return false;
    const kind = isArticle ? null : (kinds[rankOf(here.device.kind) - 1] ?? null);
    dispatch?.(withSign(state.tr, here, kind, kind ? nextLabel(here, kind) : undefined).scrollIntoView());
    return true;
  };
export const kindUp = oneUp();

/** Whether there are unfilled brackets after the cursor, to which Tab moves. */
const hasGapAhead = ({ doc, selection }: EditorState) => {
  let found = false;
  doc.nodesBetween(selection.from, doc.content.size, (node, position) => {
    if (node.isTextblock && !found)
      found = [...node.textContent.matchAll(inBrackets)].some(
        ({ index }) => position + 1 + index >= selection.from,
      );
    return !node.isTextblock;
  });
  return found;
};

/** Moves one kind down, unless Tab moves to a template's next bracket. */
export const kindDown: Command = (state, dispatch) => {
  const here = lineHere(state);
  if (!here || here.device.kind === 'item') return false;
  if (state.selection.from > here.contentStart && hasGapAhead(state)) return false;
  const kind = kinds[rankOf(here.device.kind) + 1];
  if (!kind) return false;
  dispatch?.(withSign(state.tr, here, kind, nextLabel(here, kind)).scrollIntoView());
  return true;
};

/** Unless switched off. */
const inNorms =
  (command: Command): Command =>
  (state, dispatch, view) =>
    isArticulationOn() && command(state, dispatch, view);

export const normKeys = {
  Enter: inNorms(nextLine),
  Tab: inNorms(kindDown),
  'Shift-Tab': inNorms(kindUp),
};

/** Replacement text for a line. */
export interface WordChange {
  line: number;
  start: number;
  end: number;
  to: string;
}

/** Applies changes to a norm's lines in one step, keeping their marks. */
export const writeChanges =
  ({ starts }: PlacedNorm, changes: readonly WordChange[]): Command =>
  ({ tr }, dispatch) => {
    const inOrder = changes.toSorted((one, other) => other.line - one.line || other.start - one.start);
    for (const { line, start, end, to } of inOrder) {
      const at = starts[line] ?? 0;
      tr.insertText(to, at + start, at + end);
    }
    dispatch?.(tr.scrollIntoView());
    return true;
  };

/** Moves the cursor to a line of a norm. */
export const goToLine =
  ({ starts }: PlacedNorm, line: number): Command =>
  ({ tr, doc }, dispatch) => {
    dispatch?.(tr.setSelection(TextSelection.near(doc.resolve(starts[line] ?? 0))).scrollIntoView());
    return true;
  };
