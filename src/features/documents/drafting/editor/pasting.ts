import { Slice, type Node } from 'prosemirror-model';
import { Plugin, type Transaction } from 'prosemirror-state';
import { dropPoint } from 'prosemirror-transform';
import type { EditorView } from 'prosemirror-view';
import { showToast } from '@/ui/feedback/toasts';
import { cleanHtml, overSays } from '../cleanHtml';
import { parsePiece, schema } from './schema';

/*
 * Handles paste and drop before ProseMirror, whose own reader needs a Trusted Types policy
 * (`ProseMirrorClipboard`) that our CSP does not allow.
 */

function pieceOf(data: DataTransfer, isPlain: boolean): Slice | null {
  const html = isPlain ? '' : data.getData('text/html');
  if (html) {
    const { content, isOver } = cleanHtml(html);
    if (!isOver) return parsePiece(content);
    showToast(overSays('O que você colou não entrou no texto'), { tone: 'error' });
    return null;
  }
  const text = data.getData('text/plain');
  if (!text) return null;
  const lines = text.split(/\r\n?|\n/);
  // In plain text, an empty line separates paragraphs.
  const paragraphs = lines.filter((line, place) => line !== '' || lines.length === 1 || place === 0);
  return Slice.maxOpen(
    schema.node(
      'doc',
      null,
      paragraphs.map((line) => schema.node('paragraph', null, line ? schema.text(line) : [])),
    ).content,
  );
}

/** A table or image pasted alone is inserted whole. */
const onlyNode = ({ openStart, openEnd, content }: Slice): Node | null =>
  openStart === 0 && openEnd === 0 && content.childCount === 1 ? content.firstChild : null;

function paste(view: EditorView, event: ClipboardEvent, piece: Slice) {
  if (view.someProp('handlePaste', (handle) => handle(view, event, piece))) return;
  const node = onlyNode(piece);
  const tr = node ? view.state.tr.replaceSelectionWith(node) : view.state.tr.replaceSelection(piece);
  view.dispatch(tr.scrollIntoView().setMeta('paste', true).setMeta('uiEvent', 'paste'));
}

function drop(view: EditorView, at: number, piece: Slice) {
  const position = dropPoint(view.state.doc, at, piece) ?? at;
  const tr: Transaction = view.state.tr.replaceRange(position, position, piece);
  view.dispatch(tr.setMeta('uiEvent', 'drop'));
  view.focus();
}

/** ProseMirror's internal Shift state; 45 is the Insert key (Shift + Insert pastes). */
interface WithInput {
  input: { shiftKey: boolean; lastKeyCode: number | null };
}

export const pasting = new Plugin({
  props: {
    handleDOMEvents: {
      paste: (view, event) => {
        event.preventDefault();
        const { shiftKey, lastKeyCode } = (view as unknown as WithInput).input;
        const piece = event.clipboardData && pieceOf(event.clipboardData, shiftKey && lastKeyCode !== 45);
        if (piece) paste(view, event, piece);
        return true;
      },
      drop: (view, event) => {
        if (view.dragging) return false;
        event.preventDefault();
        const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
        const piece = event.dataTransfer && pieceOf(event.dataTransfer, false);
        if (place && piece) drop(view, place.pos, piece);
        return true;
      },
    },
  },
});
