import { expect, it } from 'vitest';
import { parseText } from './parseText';

const open = 'Há aspas que se abrem e não se fecham nesta linha: foi lida sem elas. Confira as células.';

it('parts lines at any break, and counts the blank ones that it leaves out', () => {
  expect(parseText('a;b\r\nc;d\re;f\n\n;\n g ;h', ';')).toEqual([
    { row: 1, cells: ['a', 'b'] },
    { row: 2, cells: ['c', 'd'] },
    { row: 3, cells: ['e', 'f'] },
    { row: 6, cells: [expect.stringMatching(/g/), 'h'] },
  ]);
});

it('says of a row whose quotes do not close that they do not, and of no other', () => {
  const rows = parseText('Nome;Obs\nAna;1\n"Bia;2\nCaio;3\n\nDavi;4', ';');
  expect(rows.map(({ row, notices }) => [row, notices])).toEqual([
    ...[
      [1, undefined],
      [2, undefined],
      [3, [open]],
      [4, undefined],
      [6, undefined],
    ],
  ]);
  expect(rows.map(({ cells }) => cells.at(-1))).toEqual(['Obs', '1', '2', '3', '4']);
});

it('keeps a break between quotes', () => {
  const one = parseText('Nome;Obs\nAna;"um\ndois"\nBia;x', ';');
  expect(one.map(({ row, cells }) => [row, cells[1]])).toEqual([
    [1, 'Obs'],
    [2, 'um\ndois'],
    [3, 'x'],
  ]);
});

it.each(['a;b\nc;d\n;\ne;f', 'a;b\n"c;d\ne;f'])('says how far it is: %j', (text) => {
  const notices: [rows: number, share: number][] = [];
  const rows = parseText(text, ';', (count, share) => void notices.push([count, share]));
  expect(notices.at(-1)).toEqual([rows.length, 1]);
  for (const [count, share] of notices)
    expect([count <= rows.length, share > 0, share <= 1]).toEqual([true, true, true]);
});
