import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EditorState, TextSelection } from 'prosemirror-state';
import { expect, test } from 'vitest';
import { becomes } from '@tests/clips';
import { shownLines } from '@tests/shownLines';
import { pastedPiece } from './pastedPiece';
import { parseText, schema, textHtml } from './schema';
import { cleanHtml } from '../markup/cleanHtml';

/* Clipboard contents of various programs, and the resulting text in the editor. */

/** A clipboard, which this environment does not have. */
const clipboard = (given: Record<string, string>, files: readonly File[] = []) =>
  ({ getData: (type: string) => given[type] ?? '', files }) as unknown as DataTransfer;

const folder = join(import.meta.dirname, 'clips');

function pasted(name: string) {
  const clip = readFileSync(join(folder, name), 'utf8');
  const plain = clip.replaceAll(/<br[^>]*>/g, '\n').replaceAll(/<[^>]*>/g, '');
  const data = clipboard({
    ...(name.endsWith('.html') && { 'text/html': clip }),
    ...(name.includes('pdf') && { 'text/plain': plain }),
  });
  const piece = pastedPiece(data, false, 1_000_000);
  const html = textHtml(schema.node('doc', null, piece?.slice?.content));
  return { html, lines: shownLines(html), says: piece?.says.join(' '), failure: piece?.failure };
}

test.each(Object.entries(becomes))('%s', (name, { lines, says = '', html }) => {
  const piece = pasted(name);
  expect(piece.lines).toEqual(lines);
  expect(piece.says).toBe(says);
  expect(piece.failure).toBeUndefined();
  if (html) expect(piece.html).toMatch(html);
});

test('every clip of the folder is judged', () => {
  expect(readdirSync(folder).toSorted()).toEqual(Object.keys(becomes).toSorted());
});

test('a picture of the screen is not pasted in silence', () => {
  const data = clipboard({}, [new File([], 'image.png', { type: 'image/png' })]);
  expect(pastedPiece(data, false, 1000)).toEqual({ slice: null, says: ['Uma imagem ficou de fora.'] });
});

const romanList = '<ol type="I" start="3"><li>o contrato;</li><li>o prazo.</li></ol>';

test.each([
  ['<p></p>', 1, ['III. o contrato;', 'IV. o prazo.']],
  ['<p>ab</p>', 3, ['ab', 'III. o contrato;', 'IV. o prazo.']],
  ['<p>ab</p>', 2, ['a', 'III. o contrato;', 'IV. o prazo.', 'b']],
  ['<ol><li>ab</li><li>c</li></ol>', 5, ['1. ab', 'III. o contrato;', 'IV. o prazo.', '2. c']],
])('a list pasted into %s at %i keeps its signs', (html, at, lines) => {
  const doc = parseText(cleanHtml(html).content);
  const state = EditorState.create({ doc, selection: TextSelection.create(doc, at) });
  const piece = pastedPiece(clipboard({ 'text/html': romanList }), false, 1000)?.slice;
  if (!piece) throw new Error('Nothing was pasted');
  expect(shownLines(textHtml(state.apply(state.tr.replaceSelection(piece)).doc))).toEqual(lines);
});

test('words pasted into a line stay in it', () => {
  const doc = parseText(cleanHtml('<p>a b</p>').content);
  const state = EditorState.create({ doc, selection: TextSelection.create(doc, 2) });
  const piece = pastedPiece(clipboard({ 'text/html': '<p>x</p>' }), false, 1000)?.slice;
  expect(piece && textHtml(state.apply(state.tr.replaceSelection(piece)).doc)).toBe('<p>ax b</p>');
});

test.each([['<p>a', '<p>b</p>'.repeat(5)]])('%s…: what is over the room is cut, and said', (start, more) => {
  const html = start + 'palavra '.repeat(40) + more;
  const piece = pastedPiece(clipboard({ 'text/html': html }), false, 100);
  expect(piece?.failure).toMatch(/^O que você colou não coube inteiro: entrou até “.*palavra.*”\.$/);
  expect(piece?.slice?.content.textBetween(0, piece.slice.content.size)).toHaveLength(100);
});
