import { expect, test } from 'vitest';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { cleanHtml } from '../markup/cleanHtml';
import { RenumberPanel } from './ArticulationPanels';
import { parseText } from './schema';
import { editText } from './textEditor';

test('a renumbering shows what it carries, what a person decides and what stays to be looked at', () => {
  const lines = [
    ...['CAPÍTULO II', 'Art. 1º Vide o art. 2º, o art. 3º e o Capítulo II.', 'Art. 2º Novo.'],
    ...['Art. 2º Vide o artigo anterior e o art. 9º.', 'Art. 3º Fim, do art. 3º da Lei nº 9.'],
  ];
  const place = document.body.appendChild(document.createElement('div'));
  const editor = editText(
    place,
    parseText(cleanHtml(lines.map((line) => `<p>${line}</p>`).join('')).content),
  );
  const { unmount } = render(<RenumberPanel editor={editor} onClose={() => undefined} />);
  const choices = screen.getAllByRole<HTMLInputElement>('checkbox');
  expect(choices.map(({ checked, labels }) => [checked, labels?.[0]?.textContent])).toEqual([
    [false, expect.stringMatching(/^art\. 2º → art\. 3ºConfira qual é, há mais de um: /)],
    [true, expect.stringMatching(/^art\. 3º → art\. 4º/)],
    [true, expect.stringMatching(/^Capítulo II → Capítulo I/)],
  ]);
  const list = screen.getByRole('list', { name: 'Confira também, que não mudam' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringMatching(/^artigo anterior/), expect.stringMatching(/^art\. 9º/)]);
  fireEvent.click(screen.getByRole('button', { name: 'Renumerar' }));
  expect(editor.text().textBetween(0, editor.text().content.size, '\n').split('\n')).toEqual([
    ...['CAPÍTULO I', 'Art. 1º Vide o art. 2º, o art. 4º e o Capítulo I.', 'Art. 2º Novo.'],
    ...['Art. 3º Vide o artigo anterior e o art. 9º.', 'Art. 4º Fim, do art. 3º da Lei nº 9.'],
  ]);
  unmount();
  editor.destroy();
  place.remove();
});
