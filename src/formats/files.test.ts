import { expect, it } from 'vitest';
import { hasUnseen, shownName, stampedFileName } from './files';

it('ends the name with date, hour and extension', () => {
  const now = new Date(2026, 10, 20, 9, 0);
  expect(stampedFileName('etiquetas-eleitores', 'pdf', now)).toBe('etiquetas-eleitores-20-11-2026-09-00.pdf');
  expect(stampedFileName('listagem-eleitores-', 'csv', now)).toBe('listagem-eleitores-20-11-2026-09-00.csv');
});

it.each([
  ['fatura\u202Efdp.exe', 'fatura\uFFFDfdp.exe'],
  ['a\u2067b\u2069.pdf', 'a\uFFFDb\uFFFD.pdf'],
  ['a\u200E\u200F\u061Cb.pdf', 'a\uFFFD\uFFFD\uFFFDb.pdf'],
  ['a\n\u0000\u0085b.pdf', 'a\uFFFD\uFFFD\uFFFDb.pdf'],
  ['a\u200B\uFEFFb.pdf', 'a\uFFFD\uFFFDb.pdf'],
])('shows what would not be seen of the name %j', (name, shown) => {
  expect(hasUnseen(name)).toBe(true);
  expect(shownName(name)).toBe(shown);
  expect(hasUnseen(shownName(name, '-'))).toBe(false);
});

it.each(['Ofício nº 12 – São João.pdf', '写真.jpg', 'صورة.png', '👩🏽‍⚖️.png', 'e\u0301.pdf'])(
  'leaves the name %j alone',
  (name) => {
    expect(hasUnseen(name)).toBe(false);
    expect(shownName(name)).toBe(name);
  },
);
