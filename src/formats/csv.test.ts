import papaparse from 'papaparse';
import { describe, expect, it } from 'vitest';
import { buildCsv, csvFileName, type CsvColumn } from './csv';

type Cell = string | number | null | undefined;

const columns: CsvColumn<Cell[]>[] = [
  { header: 'Ref.', value: (row) => row[0] },
  { header: 'Assunto', value: (row) => row[1] },
];

/** What a spreadsheet reads back, the header left out. */
const readBack = (csv: string) =>
  papaparse.parse<string[]>(csv.replace(/^\uFEFF/, ''), { delimiter: ';', newline: '\r\n' }).data.slice(1);

const one = async (cell: Cell) => readBack(await buildCsv(columns, [['AG-1', cell]]))[0]?.[1];

it('begins with the byte order mark, parts cells with ; and lines with CRLF', async () => {
  expect(
    await buildCsv(columns, [
      ['AG-1', 'Reunião'],
      ['AG-2', null],
      ['AG-3', undefined],
    ]),
  ).toBe('\uFEFFRef.;Assunto\r\nAG-1;Reunião\r\nAG-2;\r\nAG-3;');
  expect(await buildCsv(columns, [])).toBe('\uFEFFRef.;Assunto');
});

it.each([
  'com "aspas"',
  'ponto; e vírgula',
  'duas\nlinhas',
  'duas\r\nlinhas',
  'emoji 🎉👩‍👩‍👧',
  ' espaço nas pontas ',
  "d'água",
  ',',
  '"',
  '""',
  '',
  '\u202Eoãtrid',
  '<b>negrito</b>',
  'x'.repeat(10_000),
])('reads back as it was: %j', async (text) => expect(await one(text)).toBe(text));

it.each([
  '=1+1',
  '=HYPERLINK("http://mal.test";"clique")',
  '+1+1',
  '@SUM(A1)',
  "-1+cmd|' /C calc'!A0",
  '- item',
  '\tx',
  '\rx',
  '\0x',
  ' =1+1',
  '\u00A0=1+1',
  '\n=1+1',
  '=1+1\nlinha',
  'a;\n=1'.slice(2),
  '\uFF1D1+1',
  '\uFF0B1',
  '\uFF0D1+1',
  '\uFF20x',
  ' \uFF1D1',
  '+55 11 98765-4321',
  '+5511987654321',
  '-1\n=cmd',
  '-5-5',
  '-2;=1',
])('defuses the formula %j', async (text) => {
  const csv = await buildCsv(columns, [['AG-1', text]]);
  expect(csv).toContain(`;"'`);
  expect(await one(text)).toBe(`'${text}`);
});

it('defuses a formula in a title', async () => {
  expect(await buildCsv([{ header: '=1+1', value: () => '' }], [])).toBe(`\uFEFF"'=1+1"`);
});

it.each<[Cell, string]>([
  ['-5', '-5'],
  ['-1.234,50', '-1.234,50'],
  [-5.5, '-5,5'],
  [1234.5, '1234,5'],
  [0, '0'],
  [NaN, ''],
  [Infinity, ''],
])('writes the number %s as %s', async (cell, text) => expect(await one(cell)).toBe(text));

it('names the file by prefix, date and hour', () => {
  expect(csvFileName('listagem-ligacoes', new Date(2026, 10, 20, 9, 5))).toBe(
    'listagem-ligacoes-20-11-2026-09-05.csv',
  );
});

describe('a long list', () => {
  const rows = Array.from({ length: 20_050 }, (_, row) => [
    row,
    row % 7 ? `linha ${row}; "texto"` : `=${row}\n`,
  ]);

  it('keeps every row, in order, across batches', async () => {
    const read = readBack(await buildCsv(columns, rows));
    expect(read).toHaveLength(rows.length);
    for (const [place, row] of read.entries()) {
      expect(row[0]).toBe(String(place));
      if (place % 7 === 0) expect(row[1]).toBe(`'=${place}\n`);
    }
  });

  it('lets other work run meanwhile', async () => {
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 0);
    await buildCsv(columns, [...rows, ...rows, ...rows, ...rows]);
    clearInterval(timer);
    expect(turns).toBeGreaterThan(1);
  });
});

it('rejects when a column cannot read its row', async () => {
  const broken: CsvColumn<null>[] = [
    {
      header: 'x',
      value: () => {
        throw new TypeError('sem linha');
      },
    },
  ];
  await expect(buildCsv(broken, [null])).rejects.toThrow('sem linha');
});
