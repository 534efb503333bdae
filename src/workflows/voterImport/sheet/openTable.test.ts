import { describe, expect, it } from 'vitest';
import { maxColumns, maxHeading, maxRows } from './bounds';
import { openTable } from './openTable';
import { plainRead, type SheetRead } from './readSheet';

const sheet = (cells: string[][], more: Partial<SheetRead> = {}): SheetRead => ({
  ...plainRead,
  ...{ rows: cells.map((own, at) => ({ row: at + 1, cells: own })), ...more },
});
const people = [
  ['Nome', 'Telefone'],
  ['Ana', '19 98111-0101'],
];
const cellsOf = ({ rows }: ReturnType<typeof openTable>) => rows.map(({ cells }) => cells);

describe('the columns of a table', () => {
  it('end with the last that says something, and each row is as long', () => {
    const blank = sheet([['Nome', '', ' '], ['Ana', '', ' '], ['Bia'], ['Caio', '']], { isGrid: true });
    const table = openTable(blank, {});
    expect([table.headings, cellsOf(table)]).toEqual([['Nome'], [['Ana'], ['Bia'], ['Caio']]]);
    const short = openTable(sheet([['Nome', 'Telefone', 'E-mail'], ['Ana'], ['Bia', '1']]), {});
    expect(cellsOf(short)).toEqual([
      ['Ana', '', ''],
      ['Bia', '1', ''],
    ]);
  });

  it('have a name of their own where theirs is blank, and none behind them in a text', () => {
    const given = [
      ['Nome', ' ', 'Telefone', ''],
      ['Ana', 'x', '1', 'y', 'z', ' '],
    ];
    const text = openTable(sheet(given), {});
    expect(text.headings).toEqual(['Nome', 'Coluna 2', 'Telefone', 'Coluna 4']);
    // Cells beyond the headings are the row's fault, and are kept.
    expect(cellsOf(text)).toEqual([['Ana', 'x', '1', 'y', 'z']]);
    const grid = openTable(sheet(given, { isGrid: true }), {});
    expect(grid.headings).toEqual(['Nome', 'Coluna 2', 'Telefone', 'Coluna 4', 'Coluna 5']);
    const narrow = openTable(
      sheet([
        ['Nome', 'Telefone', '', ''],
        ['Ana', '1', 'x'],
      ]),
      {},
    );
    expect(narrow.headings).toEqual(['Nome', 'Telefone', 'Coluna 3']);
  });

  it('are so many at most, with names of so many letters', () => {
    const wide = (count: number) => sheet([['Nome', ...Array<string>(count - 1).fill('x')], ['Ana']]);
    expect(openTable(wide(maxColumns), {}).headings).toHaveLength(maxColumns);
    expect(() => openTable(wide(maxColumns + 1), {})).toThrow('tem 201 colunas; leem-se até 200');
    const [longest, longer] = ['a'.repeat(maxHeading), 'b'.repeat(maxHeading + 1)];
    const { headings, notices } = openTable(
      sheet([['Nome', longest, longer], ['Ana']], { notices: ['Antes.'] }),
      {},
    );
    expect(headings).toEqual(['Nome', longest, 'b'.repeat(maxHeading)]);
    expect(notices).toEqual([
      ...['Antes.', 'O título da coluna 3 tem 201 letras: só as primeiras 200 foram lidas.'],
    ]);
  });
});

describe('the rows of a table', () => {
  const persons = people.slice(1);
  it.each([
    ['found', people, {}, 1],
    ['found below others', [['Lista'], ...people], {}, 2],
    ['chosen', [['Lista'], ['Nome'], ...people], { headingRow: 3 }, 3],
    ['the first, chosen', [['Nome'], ...people], { headingRow: 1 }, 1],
    ['chosen where there is none', people, { headingRow: 9 }, 1],
    ['none, as is said', people, { hasHeadings: false }, null],
    ['none', [...persons, ...persons], {}, null],
    ['the first, as there are some', [...persons, ...persons], { hasHeadings: true }, 1],
    ['below others, as there are some', [['Lista'], ...people], { hasHeadings: true }, 2],
  ])('begin behind the headings, which are %s', (_, cells, how, headingRow) => {
    const table = openTable(sheet(cells), how);
    expect([table.headingRow, table.hasHeadings]).toEqual([headingRow, headingRow !== null]);
    expect(table.rows.map(({ row }) => row)).toEqual(cells.map((__, at) => at + 1).slice(headingRow ?? 0));
    expect(table.skipped.map(({ row, why }) => [row, why])).toEqual(
      cells.slice(0, Math.max(0, (headingRow ?? 0) - 1)).map((__, at) => [at + 1, 'above']),
    );
    if (headingRow === null) expect(table.headings).toEqual(['Coluna 1', 'Coluna 2']);
  });

  it('end before what sums them up, but of cards all are persons', () => {
    const summed = [...people, ['Total', '1']];
    const table = openTable(sheet(summed), {});
    expect([cellsOf(table), table.skipped]).toEqual([
      ...[[['Ana', '19 98111-0101']], [{ row: 3, why: 'total', text: expect.stringContaining('Total') }]],
    ]);
    expect(openTable(sheet(summed, { isCards: true }), {}).rows).toHaveLength(2);
    expect(openTable(sheet([['X'], ...people], { isCards: true }), { headingRow: 2 }).headingRow).toBe(1);
  });

  it('are so many at most, and some', () => {
    const many = (count: number) => sheet([['Nome'], ...Array.from({ length: count }, () => ['Ana'])]);
    expect(openTable(many(maxRows), {}).rows).toHaveLength(maxRows);
    expect(() => openTable(many(maxRows + 1), {})).toThrow(
      'tem 50.001 linhas; de uma vez se importam até 50.000',
    );
    for (const cells of [[['Nome', 'Telefone']], []])
      expect(() => openTable(sheet(cells), {})).toThrow('não há ninguém nela');
  });
});
