import { expect, it } from 'vitest';
import { columnFacts } from './columnFacts';
import type { ColumnUse } from './fields';

const facts = (use: ColumnUse, ...cells: string[]) =>
  columnFacts(
    cells.map((cell, at) => ({ row: at + 2, cells: ['Ana', cell] })),
    1,
    use,
    { areaCode: '', today: '2026-11-23' },
  );

it.each<[ColumnUse, string[], ReturnType<typeof facts>]>([
  ['cpf', ['529.982.247-25', '', '123', '-', '1234567890'], { filled: 3, empty: 2, wrong: 1, unknown: 0 }],
  ['genre', ['F', 'Mulher trans', 'Mulher trans', ''], { filled: 3, empty: 1, wrong: 0, unknown: 2 }],
  ['phone', ['19 98111-0101', '98111-0101'], { filled: 2, empty: 0, wrong: 1, unknown: 0 }],
  ['dateOfBirth', ['2/2/51', '0/0/00', '25/12'], { filled: 3, empty: 0, wrong: 0, unknown: 0 }],
  ['none', ['1', '', 'N/D'], { filled: 1, empty: 2, wrong: 0, unknown: 0 }],
])('of a column that is %s and has %j', (use, cells, counted) =>
  expect(facts(use, ...cells)).toEqual(counted),
);
