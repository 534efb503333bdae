import { closeHistory } from 'prosemirror-history';
import type { Node, Slice } from 'prosemirror-model';
import {
  Plugin,
  PluginKey,
  TextSelection,
  type SelectionBookmark,
  type Transaction,
} from 'prosemirror-state';
import { dropPoint, type Mappable } from 'prosemirror-transform';
import type { EditorView } from 'prosemirror-view';
import { showToast } from '@/ui/feedback/toasts';
import { inTurns } from '../markup/steps';
import { clipOf, type Clip } from './clip';
import type { PastedPiece } from './pastedPiece';

/*
 * Handles paste and drop before ProseMirror, whose own parser needs a Trusted Types policy
 * (`ProseMirrorClipboard`) that our CSP does not allow. Long content is parsed in turns while the text stays
 * editable; the target position is remapped.
 */

/** The parser loads on first focus, as nothing is pasted before. */
const loadReader = () => import('./pastedPiece');
type Reader = Awaited<ReturnType<typeof loadReader>>;

/** Milliseconds that parsing may block the page, so that most pastes are immediate. */
const atOnceMs = 150;

/** Progress of parsing, from 0 to 1, and its cancel function. */
export interface Reading {
  done: number;
  stop: () => void;
}

type Place = SelectionBookmark | null;
const key = new PluginKey<Place>('pasting');

/** Maps positions so that text typed at the target stays after it. */
const behind = ({ mapping }: Transaction): Mappable => ({
  map: (position) => mapping.map(position, -1),
  mapResult: (position) => mapping.mapResult(position, -1),
});

/** A table or image pasted alone is inserted whole. */
const onlyNode = ({ openStart, openEnd, content }: Slice): Node | null =>
  openStart === 0 && openEnd === 0 && content.childCount === 1 ? content.firstChild : null;

/** Inserts a slice at the target, and leaves the cursor where it moved meanwhile. */
function paste(view: EditorView, place: SelectionBookmark, event: ClipboardEvent | null, piece: Slice) {
  const { doc, selection, tr } = view.state;
  const target = place.resolve(doc);
  const isHere = target.eq(selection);
  if (isHere && event && view.someProp('handlePaste', (handle) => handle(view, event, piece))) return;
  if (!isHere) tr.setSelection(target);
  const steps = tr.steps.length;
  const node = onlyNode(piece);
  if (node) tr.replaceSelectionWith(node);
  else tr.replaceSelection(piece);
  if (!isHere) tr.setSelection(selection.map(tr.doc, tr.mapping.slice(steps)));
  // A separate history step: undo removes only the paste, not text typed before or after.
  const own = closeHistory(tr).setMeta('paste', true).setMeta('uiEvent', 'paste');
  view.dispatch(isHere ? own.scrollIntoView() : own);
  view.dispatch(closeHistory(view.state.tr));
}

function drop(view: EditorView, at: number, piece: Slice) {
  const position = dropPoint(view.state.doc, at, piece) ?? at;
  const tr: Transaction = view.state.tr.replaceRange(position, position, piece);
  view.dispatch(tr.setMeta('uiEvent', 'drop'));
  view.focus();
}

function say({ says, failure }: PastedPiece) {
  if (says.length > 0) showToast(says.join(' '), { tone: 'info', id: 'colado' });
  if (failure) showToast(failure, { tone: 'error' });
}

/** ProseMirror's internal Shift state; 45 is the Insert key (Shift + Insert pastes). */
interface WithInput {
  input: { shiftKey: boolean; lastKeyCode: number | null };
}

/** @param tell receives the current parsing; null when it ends */
export function pasting(tell: (reading: Reading | null) => void) {
  let reader: Reader | null = null;
  let loading: Promise<Reader> | null = null;
  let stop: (() => void) | null = null;

  const load = () =>
    (loading ??= loadReader().then(
      (loaded) => (reader = loaded),
      (failure: unknown) => {
        // Retried at the next paste.
        loading = null;
        throw failure;
      },
    ));

  async function later(
    view: EditorView,
    read: Promise<PastedPiece | null>,
    isOff: () => boolean,
    put: (slice: Slice) => void,
  ) {
    try {
      const piece = await read;
      if (view.isDestroyed) return;
      if (isOff()) return void showToast('Nada do que você colou entrou.', { tone: 'info', id: 'colado' });
      if (!piece) return;
      say(piece);
      if (piece.slice) put(piece.slice);
    } catch {
      showToast('O que você colou não entrou: parte do aplicativo não carregou. Cole de novo.', {
        tone: 'error',
      });
    } finally {
      stop = null;
      if (!view.isDestroyed) {
        view.dispatch(view.state.tr.setMeta(key, 'end'));
        tell(null);
      }
    }
  }

  /** Parses a clip and inserts it at the remapped target; `at` is its current position. */
  function take(
    view: EditorView,
    data: DataTransfer | null,
    isPlain: boolean,
    at: SelectionBookmark,
    put: (place: SelectionBookmark, slice: Slice) => void,
  ) {
    if (!data) return;
    if (stop) {
      showToast('Espere: o que você colou antes ainda está sendo lido.', { tone: 'info', id: 'colado' });
      return;
    }
    const clip: Clip = clipOf(data);
    const target = at.resolve(view.state.doc);
    const calledOff = new AbortController();
    const end = () => calledOff.abort();
    const start = ({ readClip, roomIn }: Reader) =>
      inTurns(readClip(clip, isPlain, roomIn(view.state.doc, target.to - target.from)), {
        firstMs: atOnceMs,
        tell: (done) => tell({ done, stop: end }),
        signal: calledOff.signal,
      });
    const read = reader ? start(reader) : load().then(start);
    if (!(read instanceof Promise)) {
      if (!read) return;
      say(read);
      if (read.slice) put(at, read.slice);
      return;
    }
    stop = end;
    view.dispatch(view.state.tr.setMeta(key, at));
    void later(
      view,
      read,
      () => calledOff.signal.aborted,
      (slice) => put(key.getState(view.state) ?? at, slice),
    );
  }

  return new Plugin<Place>({
    key,
    state: {
      init: () => null,
      apply: (tr, place) => {
        const meta = tr.getMeta(key) as SelectionBookmark | 'end' | undefined;
        if (meta) return meta === 'end' ? null : meta;
        return place && tr.docChanged ? place.map(behind(tr)) : place;
      },
    },
    view: () => ({ destroy: () => stop?.() }),
    props: {
      handleKeyDown: (_, event) => {
        if (event.key !== 'Escape' || !stop) return false;
        stop();
        return true;
      },
      handleDOMEvents: {
        focus: () => {
          load().catch(() => undefined);
          return false;
        },
        paste: (view, event) => {
          event.preventDefault();
          const { shiftKey, lastKeyCode } = (view as unknown as WithInput).input;
          const isPlain = shiftKey && lastKeyCode !== 45;
          take(view, event.clipboardData, isPlain, view.state.selection.getBookmark(), (place, slice) =>
            paste(view, place, event, slice),
          );
          return true;
        },
        drop: (view, event) => {
          if (view.dragging) return false;
          event.preventDefault();
          const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
          if (!at) return true;
          const place = TextSelection.near(view.state.doc.resolve(at.pos)).getBookmark();
          take(view, event.dataTransfer, false, place, (then, slice) =>
            drop(view, then.resolve(view.state.doc).from, slice),
          );
          return true;
        },
      },
    },
  });
}
