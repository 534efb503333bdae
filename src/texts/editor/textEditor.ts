import { baseKeymap, chainCommands } from 'prosemirror-commands';
import { gapCursor } from 'prosemirror-gapcursor';
import { closeHistory, history, redoDepth, undoDepth } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { Slice, type Node } from 'prosemirror-model';
import { splitListItem } from 'prosemirror-schema-list';
import { EditorState, TextSelection, type Command } from 'prosemirror-state';
import { goToNextCell, tableEditing } from 'prosemirror-tables';
import { EditorView } from 'prosemirror-view';
import { goTo, placeOf, type Place } from './commands';
import { finding } from './finding';
import { goToGap } from './gaps';
import { pasting, type Reading } from './pasting';
import { schema, textHtml, textSerializer } from './schema';
import { stretches } from './stretches';
import { keyBindings } from './textKeys';
import { typing } from './typing';

export interface TextState extends Place {
  canUndo: boolean;
  canRedo: boolean;
  dirty: boolean;
}

const countPauseMs = 400;

export type TextEditor = ReturnType<typeof editText>;

/** Whether the bars around the sheet are sticky (`--sticky` in tokens.css). */
const barsStay = () =>
  getComputedStyle(document.documentElement).getPropertyValue('--sticky').trim() !== 'static';

/** Minimum distance of the cursor from the window's edges, in px, before the text scrolls. */
const besideBars = { top: 150, bottom: 110, left: 0, right: 0 };
const besideEdges = { top: 4, bottom: 4, left: 0, right: 0 };
const scrollThreshold = () => (barsStay() ? besideBars : besideEdges);

/** Whether scrolling is unnecessary; ProseMirror's own check costs many times more at each key. */
function isCursorInView(view: EditorView) {
  const { selection } = view.state;
  if (!(selection instanceof TextSelection)) return false;
  const cursor = view.coordsAtPos(selection.head, 1);
  const { width, height } = window.visualViewport ?? { width: window.innerWidth, height: window.innerHeight };
  const isWithin = ({ top, bottom }: typeof besideBars) =>
    cursor.top > top && cursor.bottom < height - bottom && cursor.left > 0 && cursor.right < width;
  // Fast path: far from the bars, where most text is typed, their state does not matter.
  return isWithin(besideBars) || (isWithin(besideEdges) && !barsStay());
}

/** Key bindings of an editor that precede the general ones. */
export type OwnKeys = Readonly<Record<string, Command>>;

const plugins = (ownKeys: OwnKeys, tell: (reading: Reading | null) => void) => [
  pasting(tell),
  typing,
  keymap(ownKeys),
  keymap({
    ...keyBindings,
    Enter: splitListItem(schema.nodes.list_item),
    Tab: chainCommands(goToNextCell(1), goToGap),
    'Shift-Tab': goToNextCell(-1),
    'Mod-Home': goTo('first'),
    'Mod-End': goTo('last'),
    'Shift-Mod-Home': goTo('first', true),
    'Shift-Mod-End': goTo('last', true),
  }),
  keymap(baseKeymap),
  history(),
  gapCursor(),
  finding,
  stretches,
  // After every other plugin with key bindings.
  tableEditing(),
];

/**
 * @param name accessible name, where the editor is not a whole page
 * @param ownKeys key bindings that precede the general ones
 */
export function editText(place: HTMLElement, text: Node, name?: string, ownKeys: OwnKeys = {}) {
  const listeners = new Set<() => void>();
  const notify = () => listeners.forEach((listener) => listener());
  let savedText = text;
  let words: number | null = null;
  let reading: Reading | null = null;
  const tellReading = (now: Reading | null) => {
    reading = now;
    notify();
  };
  let counting: ReturnType<typeof setTimeout> | undefined;
  const countSoon = () => {
    clearTimeout(counting);
    counting = setTimeout(() => {
      words = countWords(view.state.doc);
      notify();
    }, countPauseMs);
  };

  const view = new EditorView(place, {
    state: EditorState.create({ doc: text, plugins: plugins(ownKeys, tellReading) }),
    attributes: {
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': name ?? 'Texto do documento',
      'aria-keyshortcuts': 'Control+/',
      lang: 'pt-BR',
      spellcheck: 'true',
      class: 'document-text',
    },
    clipboardSerializer: textSerializer,
    handleScrollToSelection: isCursorInView,
    get scrollThreshold() {
      return scrollThreshold();
    },
    get scrollMargin() {
      return barsStay() ? { top: 170, bottom: 130, left: 0, right: 0 } : 12;
    },
    dispatchTransaction: (tr) => {
      view.updateState(view.state.apply(tr));
      if (tr.docChanged) countSoon();
      refresh();
    },
  });

  const readState = (): TextState => ({
    ...placeOf(view.state),
    canUndo: undoDepth(view.state) > 0,
    canRedo: redoDepth(view.state) > 0,
    dirty: !isSame(view.state.doc, savedText),
  });
  let state = readState();
  countSoon();
  function refresh() {
    const next = readState();
    const keys = Object.keys(next) as (keyof TextState)[];
    if (keys.every((key) => next[key] === state[key])) return;
    state = next;
    notify();
  }

  return {
    view,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    read: () => state,
    readWords: () => words,
    /** The paste being parsed in turns, if any. */
    reading: () => reading,
    run: (command: Command) => void command(view.state, view.dispatch, view),
    html: () => textHtml(view.state.doc),
    text: () => view.state.doc,
    saved: (then: Node) => {
      savedText = then;
      refresh();
    },
    /** Replaces the text and marks it saved; undo restores the previous one. */
    replace: (other: Node) => {
      const { tr, doc } = view.state;
      const whole = new Slice(other.content, 0, 0);
      // A separate undo step that restores the whole previous text.
      view.dispatch(closeHistory(tr.replace(0, doc.content.size, whole)).scrollIntoView());
      savedText = view.state.doc;
      refresh();
    },
    destroy: () => {
      clearTimeout(counting);
      listeners.clear();
      view.destroy();
    },
  };
}

/** Most changes change the size; unchanged nodes keep their identity, so the rest is cheap in a long text. */
const isSame = (one: Node, other: Node) => one.nodeSize === other.nodeSize && one.eq(other);

/** Word count per line; unchanged nodes keep their identity, so a keystroke recounts one line. */
const counted = new WeakMap<Node, number>();

/** Counts blank-separated parts that have a letter or a digit. */
export function countWords(text: Node): number {
  let total = 0;
  text.descendants((node) => {
    if (!node.isTextblock) return true;
    let words = counted.get(node);
    if (words === undefined) {
      const line = node.textBetween(0, node.content.size, ' ', ' ');
      words = line.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length;
      counted.set(node, words);
    }
    total += words;
    return false;
  });
  return total;
}
