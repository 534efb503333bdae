import { expect, it } from 'vitest';
import { columnFacts } from './columnFacts';
import type { ColumnUse } from './fields';

const options = { areaCode: '', today: '2026-11-23' };

const facts = (use: ColumnUse, ...cells: string[]) =>
  columnFacts(
    cells.map((cell, at) => ({ row: at + 2, cells: ['Ana', cell] })),
    [{ at: 1, use }],
    options,
  )[0];

it.each<[ColumnUse, string[], ReturnType<typeof facts>]>([
  ['cpf', ['529.982.247-25', '', '123', '-', '1234567890'], { filled: 3, empty: 2, wrong: 1, unknown: 0 }],
  ['genre', ['F', 'Mulher trans', 'Mulher trans', ''], { filled: 3, empty: 1, wrong: 0, unknown: 2 }],
  ['phone', ['19 98111-0101', '98111-0101'], { filled: 2, empty: 0, wrong: 1, unknown: 0 }],
  ['dateOfBirth', ['2/2/51', '0/0/00', '25/12'], { filled: 3, empty: 0, wrong: 0, unknown: 0 }],
  ['none', ['1', '', 'N/D'], { filled: 1, empty: 2, wrong: 0, unknown: 0 }],
])('of a column that is %s and has %j', (use, cells, counted) =>
  expect(facts(use, ...cells)).toEqual(counted),
);

it('of a column of many cells, whether it repeats them or not', () => {
  const cells = Array.from({ length: 5000 }, (_, at) => (at % 2 ? `${at}` : 'x'));
  expect(facts('electoralZone', ...cells)).toMatchObject({ filled: 5000, wrong: 2500 });
  expect(facts('electoralZone', ...cells.map((cell) => `${cell}${cell}`))).toMatchObject({ wrong: 4950 });
});

it('of several columns at once, an error of a formula being wrong in any', () => {
  const rows = [
    { row: 2, cells: ['#N/D', '123'], broken: new Map([[0, 'a fórmula da planilha deu o erro #N/D.']]) },
    { row: 3, cells: ['Ana', ''] },
  ];
  const columns = [
    { at: 0, use: 'name' as const },
    { at: 1, use: 'cpf' as const },
  ];
  expect(columnFacts(rows, columns, options)).toEqual([
    { filled: 2, empty: 0, wrong: 1, unknown: 0 },
    { filled: 1, empty: 1, wrong: 1, unknown: 0 },
  ]);
});

it('of birth dates that have the month first, says so of them alone', () => {
  const rows = [{ row: 2, cells: ['#1', '#2'], broken: new Map([[1, 'x']]) }];
  const of = (use: ColumnUse, dateOrder?: 'month' | 'day') =>
    columnFacts(rows, [{ at: 0, use }], { ...options, ...(dateOrder && { dateOrder }) })[0]?.isMonthFirst;
  expect([
    of('dateOfBirth', 'month'),
    of('dateOfBirth', 'day'),
    of('dateOfBirth'),
    of('name', 'month'),
  ]).toEqual([...[true, undefined, undefined, undefined]]);
  // Only a formula's error leaves nothing; text that looks like one is a word.
  const wrong = [0, 1].map((at) => columnFacts(rows, [{ at, use: 'note' }], options)[0]?.wrong);
  const text = columnFacts(
    [{ row: 2, cells: ['x'], broken: new Map([[0, 'x']]) }],
    [{ at: 0, use: 'note' }],
    options,
  );
  expect([...wrong, text[0]?.wrong]).toEqual([0, 1, 0]);
  expect(columnFacts([{ row: 2, cells: [] }], [{ at: 3, use: 'note' }], options)[0]).toMatchObject({
    empty: 1,
    filled: 0,
  });
});
