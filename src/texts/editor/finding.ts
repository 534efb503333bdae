import type { Node } from 'prosemirror-model';
import { Plugin, PluginKey, TextSelection, type EditorState, type Transaction } from 'prosemirror-state';
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view';

/* Text search that ignores case and accents, with highlights. */

interface Found {
  words: string;
  matches: readonly Range[];
  marks: DecorationSet;
}

const nothing: Found = { words: '', matches: [], marks: DecorationSet.empty };
const key = new PluginKey<Found>('finding');

/** Folds letter by letter, so that positions match the original text. */
const foldLetters = (text: string) =>
  text.replace(/[^ -~]|[A-Z]/g, (letter) => {
    const plain = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    return plain.length === letter.length ? plain : letter;
  });

const leaf = '\uFFFC';

export interface Range {
  from: number;
  to: number;
}

/** Visits the characters of each line, with the position of the first. */
export function eachLineOf(text: Node, visit: (line: string, start: number) => void) {
  text.descendants((node, position) => {
    if (node.isTextblock) visit(node.textBetween(0, node.content.size, undefined, leaf), position + 1);
    return !node.isTextblock;
  });
}

function find(text: Node, words: string): Found {
  const wanted = foldLetters(words);
  if (!wanted.trim()) return { ...nothing, words };
  const matches: Range[] = [];
  eachLineOf(text, (written, start) => {
    const line = foldLetters(written);
    for (let at = line.indexOf(wanted); at >= 0; at = line.indexOf(wanted, at + wanted.length))
      matches.push({ from: start + at, to: start + at + wanted.length });
  });
  const marks = matches.map(({ from, to }) => Decoration.inline(from, to, { class: 'found' }));
  return { words, matches, marks: DecorationSet.create(text, marks) };
}

export const finding = new Plugin<Found>({
  key,
  state: {
    init: () => nothing,
    apply: (tr: Transaction, found: Found) => {
      const words = tr.getMeta(key) as string | undefined;
      if (words !== undefined) return words ? find(tr.doc, words) : nothing;
      // After an edit the highlights are remapped; the search runs again on the next step.
      if (!tr.docChanged || found.matches.length === 0) return found;
      return { ...found, marks: found.marks.map(tr.mapping, tr.doc) };
    },
  },
  props: {
    decorations: (state) => {
      const { matches, marks } = key.getState(state) ?? nothing;
      const { from, to } = state.selection;
      // Browsers barely show the selection while the search box has the focus.
      const isFound = from < to && matches.some((match) => match.from === from && match.to === to);
      return isFound ? marks.add(state.doc, [Decoration.inline(from, to, { class: 'found-now' })]) : marks;
    },
  },
});

/** `current` starts at 1; 0 when no match is selected. */
export interface FindCount {
  total: number;
  current: number;
}

const countOf = (state: EditorState): FindCount => {
  const { matches } = key.getState(state) ?? nothing;
  const { from, to } = state.selection;
  const at = matches.findIndex((match) => match.from === from && match.to === to);
  return { total: matches.length, current: at + 1 };
};

/**
 * Selects the next or previous match and scrolls it into view.
 * @param step 0 stays on a match already selected, as while typing
 */
export function goToFound(view: EditorView, words: string, step: 1 | -1 | 0): FindCount {
  view.dispatch(view.state.tr.setMeta(key, words));
  const { matches } = key.getState(view.state) ?? nothing;
  if (matches.length === 0) return countOf(view.state);
  const { from, to } = view.state.selection;
  const before = matches.findLast((one) => one.to <= from) ?? matches.at(-1);
  const after = matches.find((one) => one.from >= (step === 0 ? from : to)) ?? matches[0];
  const match = step === -1 ? before : after;
  if (match) {
    const { tr, doc } = view.state;
    view.dispatch(tr.setSelection(TextSelection.create(doc, match.from, match.to)).scrollIntoView());
  }
  return countOf(view.state);
}

export function endFinding(view: EditorView) {
  view.dispatch(view.state.tr.setMeta(key, ''));
}
