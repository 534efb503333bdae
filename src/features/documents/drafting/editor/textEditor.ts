import { baseKeymap } from 'prosemirror-commands';
import { gapCursor } from 'prosemirror-gapcursor';
import { closeHistory, history, redoDepth, undoDepth } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { Slice, type Node } from 'prosemirror-model';
import { splitListItem } from 'prosemirror-schema-list';
import { EditorState, type Command } from 'prosemirror-state';
import { goToNextCell, tableEditing } from 'prosemirror-tables';
import { EditorView } from 'prosemirror-view';
import { placeOf, type Place } from './commands';
import { finding } from './finding';
import { pasting } from './pasting';
import { schema, textHtml, textSerializer } from './schema';
import { keyBindings } from './textKeys';
import { typing } from './typing';

/** What the page around a text needs to know of it. */
export interface TextState extends Place {
  canUndo: boolean;
  canRedo: boolean;
  /** It is not what was saved last. */
  dirty: boolean;
}

/** Milliseconds without a letter after which the words are counted. */
const countPause = 400;

/** A text that is edited. Made with `editText`; `destroy` ends it. */
export interface TextEditor {
  view: EditorView;
  /** For useSyncExternalStore. */
  subscribe: (listener: () => void) => () => void;
  read: () => TextState;
  /** Null until they were counted. */
  readWords: () => number | null;
  run: (command: Command) => void;
  /** The text as HTML. */
  html: () => string;
  /** The text as it is now, to tell later whether it was changed. */
  text: () => Node;
  /** The text was saved as it stood then. */
  saved: (text: Node) => void;
  /** Another text takes its place, and can be taken back with undo; it is as saved. */
  replace: (text: Node) => void;
  destroy: () => void;
}

/** Whether the bars above and below the sheet stay in sight (`--sticky` in tokens.css). */
const barsStay = () =>
  getComputedStyle(document.documentElement).getPropertyValue('--sticky').trim() !== 'static';

/** Begins to edit a text in an element of the page. */
export function editText(place: HTMLElement, text: Node): TextEditor {
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());
  let savedText = text;
  let words: number | null = null;
  let counting: ReturnType<typeof setTimeout> | undefined;
  const countSoon = () => {
    clearTimeout(counting);
    counting = setTimeout(() => {
      words = countWords(view.state.doc);
      tell();
    }, countPause);
  };

  const view = new EditorView(place, {
    state: EditorState.create({
      doc: text,
      plugins: [
        pasting,
        typing,
        keymap({
          ...keyBindings,
          Enter: splitListItem(schema.nodes.list_item),
          Tab: goToNextCell(1),
          'Shift-Tab': goToNextCell(-1),
        }),
        keymap(baseKeymap),
        history(),
        gapCursor(),
        finding,
        // After all that has keys of its own.
        tableEditing(),
      ],
    }),
    attributes: {
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': 'Texto do documento',
      'aria-keyshortcuts': 'Control+/',
      lang: 'pt-BR',
      spellcheck: 'true',
      class: 'document-text',
    },
    clipboardSerializer: textSerializer,
    // Asked for anew each time.
    get scrollThreshold() {
      return barsStay() ? { top: 150, bottom: 110, left: 0, right: 0 } : 4;
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
    // What was not touched is the same node still, so that this costs little in a long text.
    dirty: !view.state.doc.eq(savedText),
  });
  let state = readState();
  countSoon();
  function refresh() {
    const next = readState();
    const keys = Object.keys(next) as (keyof TextState)[];
    if (keys.every((key) => next[key] === state[key])) return;
    state = next;
    tell();
  }

  return {
    view,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    read: () => state,
    readWords: () => words,
    run: (command) => void command(view.state, view.dispatch, view),
    html: () => textHtml(view.state.doc),
    text: () => view.state.doc,
    saved: (then) => {
      savedText = then;
      refresh();
    },
    replace: (other) => {
      const { tr, doc } = view.state;
      const whole = new Slice(other.content, 0, 0);
      // A step of its own: undoing it brings back all that stood here, the last letter included.
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

/** Of the lines that were counted: what is not touched stays the same node, so that a letter costs its own line. */
const counted = new WeakMap<Node, number>();

/** Words of a text: what stands between blanks and holds a letter or a digit. */
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
