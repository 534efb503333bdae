import { undo } from 'prosemirror-history';
import { afterEach, expect, test, vi } from 'vitest';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { cleanHtml } from '../markup/cleanHtml';
import { parseText, textHtml } from './schema';
import { editText } from './textEditor';

/* Pasting into the editor, at once or in turns while the text is edited. */

const told: string[] = [];
vi.mock('@/ui/feedback/toasts', () => ({ showToast: (text: string) => void told.push(text) }));

let end: (() => void) | null = null;
afterEach(() => {
  end?.();
  end = null;
  told.length = 0;
  vi.restoreAllMocks();
});

/** A clock by which each parsing step takes longer than a turn. */
function slowClock() {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 20));
}

function open(html: string) {
  const place = document.body.appendChild(document.createElement('div'));
  const editor = editText(place, parseText(cleanHtml(html).content));
  end = () => {
    editor.destroy();
    place.remove();
  };
  const box = screen.getByRole('textbox', { name: 'Texto do documento' });
  const paste = (given: string) =>
    fireEvent.paste(box, {
      clipboardData: { getData: (type: string) => (type === 'text/html' ? given : '') },
    });
  return { editor, paste, html: () => textHtml(editor.text()) };
}

const long = '<p class=MsoNormal style="text-align:center"><b>Uma</b> linha.</p>'.repeat(300);

test('a long clip comes in turns, where the cursor was, as a step of its own to undo', async () => {
  const { editor, paste, html } = open('<p>ab</p>');
  const { view } = editor;
  const reader = vi.fn();
  editor.subscribe(() => reader(editor.reading()?.done));
  editor.run((state, dispatch) => {
    dispatch?.(state.tr.insertText('x', 2));
    return true;
  });
  slowClock();
  paste(long);
  // Edited during parsing.
  view.dispatch(view.state.tr.insertText('!', view.state.doc.content.size - 1));
  view.dispatch(view.state.tr.insertText('?', 1));
  expect(html()).toBe('<p>?axb!</p>');
  await waitFor(() => expect(editor.reading()).not.toBeNull());
  await waitFor(() => expect(view.state.doc.childCount).toBe(300));
  expect(editor.reading()).toBeNull();
  expect(reader.mock.calls.flat().filter(Boolean).length).toBeGreaterThan(1);
  expect(view.state.doc.textContent.startsWith('Uma linha.')).toBe(true);
  expect(view.state.doc.textContent.endsWith('Uma linha.?axb!')).toBe(true);
  editor.run(undo);
  expect(html()).toBe('<p>?axb!</p>');
});

test('it can be given up, by Escape, and a second paste does not mix with it', async () => {
  const { editor, paste, html } = open('<p>ab</p>');
  slowClock();
  paste(long);
  paste('<p>outra</p>');
  expect(told).toEqual(['Espere: o que você colou antes ainda está sendo lido.']);
  fireEvent.keyDown(editor.view.dom, { key: 'Escape' });
  await waitFor(() => expect(told.at(-1)).toBe('Nada do que você colou entrou.'));
  expect(html()).toBe('<p>ab</p>');
  expect(editor.reading()).toBeNull();
  // Then another paste arrives.
  paste('<p>outra</p>');
  await waitFor(() => expect(html()).toBe('<p>outraab</p>'));
});

test('a picture stays out with its words, and one that the text has goes where it is moved', async () => {
  const picture = '<img src="data:image/png;base64,iVBORw0KGgo=" alt="Brasão">';
  const { paste, html } = open(`<p>a</p><p>${picture}</p>`);
  paste(`<p>colado ${picture}</p>`);
  await waitFor(() => expect(told).toEqual(['Uma imagem ficou de fora: “Brasão”.']));
  expect(html()).toBe(`<p>coladoa</p><p>${picture}</p>`);
  paste(`<p data-pm-slice="1 1 []">movida ${picture}</p>`);
  await waitFor(() => expect(html()).toContain(`movida ${picture}`));
  expect(told).toHaveLength(1);
});
