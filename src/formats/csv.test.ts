import fc from 'fast-check';
import papaparse from 'papaparse';
import { describe, expect, it } from 'vitest';
import { expectLinear } from '@tests/growth';
import { armed, buildCsv, csvHead, guarded, type CsvColumn } from './csv';
import { csvFileName } from './files';

type Cell = string | number | null | undefined;

const columns: CsvColumn<Cell[]>[] = [
  { header: 'Ref.', value: (row) => row[0] },
  { header: 'Assunto', value: (row) => row[1] },
];

/**
 * Parses a CSV as a spreadsheet would, without its header; a null `quoteChar` ignores quotes, as a paste or import may.
 */
const readBack = (csv: string, delimiter = ';', quoteChar: string | null = '"') =>
  papaparse
    .parse<string[]>(csv.replace(/^\uFEFF/, ''), {
      delimiter,
      quoteChar: quoteChar ?? '\u0001',
      newline: quoteChar === null ? '\n' : '\r\n',
    })
    .data.slice(1);

const one = async (cell: Cell) => readBack(await buildCsv(columns, [['AG-1', cell]]))[0]?.[1];

it('begins with the byte order mark, parts cells with ; and lines with CRLF', async () => {
  expect(
    await buildCsv(columns, [
      ['AG-1', 'Reunião'],
      ['AG-2', null],
      ['AG-3', undefined],
    ]),
  ).toBe('\uFEFF"Ref.";"Assunto"\r\n"AG-1";"Reunião"\r\n"AG-2";""\r\n"AG-3";""');
  expect(await buildCsv(columns, [])).toBe('\uFEFF"Ref.";"Assunto"');
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
  'Campinas - SP',
  '(11) 98765-4321',
  'ana@camara.example, (11) 98765-4321',
  'a+b=c',
  'Rua das Flores, 123; fundos',
])('leaves alone what begins no formula: %j', async (text) => expect(await one(text)).toBe(text));

it.each([
  '=1+1',
  '+1+1',
  '@SUM(A1)',
  "-1+cmd|' /C calc'!A0",
  '- item',
  '\tx',
  '\rx',
  '\0x',
  ' =1+1',
  '\u00A0=1+1',
  '\u200B=1+1',
  '"=1+1',
  '=1+1\nlinha',
  '\uFF1D1+1',
  '\uFF0B1',
  '\uFF0D1+1',
  '\uFF20x',
  ' \uFF1D1',
  '+55 11 98765-4321',
  '+5511987654321',
  '-5-5',
])('defuses the formula %j', async (text) => expect(await one(text)).toBe(`'${text}`));

it.each([
  ['João,=HYPERLINK("http://mal.test")', 'João,\'=HYPERLINK("http://mal.test")'],
  ['a\t=1', "a\t'=1"],
  ['a|+1', "a|'+1"],
  ['a; "=1";', 'a; "\'=1";'],
  ['a,\uFF1D1', "a,'\uFF1D1"],
  ['linha\n-1+1', "linha\n'-1+1"],
  ['-2;=1', "'-2;'=1"],
  ['\n=1', "'\n'=1"],
])('defuses what would begin a formula within a cell: %j', async (text, defused) =>
  expect(await one(text)).toBe(defused),
);

/** Every prefix of a formula, with every sign, before several endings. */
const hostile = [
  '',
  ' ',
  'x',
  'x,',
  'x;',
  'x\t',
  'x|',
  'x\n',
  'x\r\n',
  'x";"',
  '"',
  '""',
  'x,"',
  'x, ""',
  ';;',
  "x'|",
]
  .flatMap((before) => ['', ' ', '\u00A0', '"'].map((between) => before + between))
  .flatMap((before) => [...'=+-@\uFF1D\uFF0B\uFF0D\uFF20'].map((sign) => before + sign))
  .flatMap((before) =>
    ['1+1', 'HYPERLINK("http://mal.test","x")', "cmd|' /C calc'!A0", '1,=1;=1\t=1|=1\n=1'].map(
      (end) => before + end,
    ),
  );

describe.each([';', ',', '\t', '|'])('read by %j', (delimiter) => {
  it.each(['"', null])('and quoted by %s, no cell begins a formula', async (quoteChar) => {
    const rows = hostile.map((text) => [text, text]);
    const cells = readBack(await buildCsv(columns, rows), delimiter, quoteChar).flat();
    expect(cells.length).toBeGreaterThanOrEqual(hostile.length);
    // Whatever characters a reader strips first.
    expect(cells.filter((cell) => /^[\s"]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/.test(cell))).toEqual([]);
  });
});

it('changes a hostile cell by apostrophes alone', async () => {
  const cells = readBack(
    await buildCsv(
      columns,
      hostile.map((text) => ['AG-1', text]),
    ),
  ).map((row) => row[1]);
  const plain = (text = '') => text.replaceAll("'", '');
  expect(cells.map(plain)).toEqual(hostile.map(plain));
});

describe('a file of our own read back', () => {
  const back = async (text: string) => armed((await one(guarded(text))) ?? '');

  it.each([
    '=1',
    "'=1",
    "''=1",
    "'- avisar",
    'a,=1',
    "a,'=1",
    '\n=1',
    "\n'=1",
    '-5',
    "'-5",
    "d'água",
    "'",
    "','",
  ])('has the cell as it was: %j', async (text) => expect(await back(text)).toBe(text));

  it('has any cell as it was', async () => {
    const sign = fc.constantFrom(...`=+-@\uFF1D'",;|\t\n 1a\u202E`);
    const text = fc.oneof(fc.string({ unit: sign, maxLength: 12 }), fc.string({ unit: 'grapheme' }));
    await fc.assert(
      fc.asyncProperty(text, async (cell) => {
        expect(await back(cell)).toBe(cell);
      }),
      {
        numRuns: 2_000,
      },
    );
  });
});

it('defuses a formula in a title', () => {
  expect(csvHead([{ header: '=1+1', value: () => '' }])).toBe(`\uFEFF"'=1+1"`);
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

it.each<[string, (times: number) => string]>([
  ['line breaks', (times) => `-${'\n'.repeat(times)}`],
  ['blanks after a separator', (times) => `-a,${' '.repeat(times)}b`],
  ['separators and quotes', (times) => `-${';"'.repeat(times)}`],
  ['signs', (times) => '=\n'.repeat(times)],
  ['digits', (times) => `-1${'1'.repeat(times)}x`],
  ['dots', (times) => `-1${'.1'.repeat(times)},x`],
  ['apostrophes', (times) => `,'=${"'".repeat(times)},`],
])('takes as long as a cell of %s is', (_, textOf) => {
  expectLinear((text) => csvHead([{ header: text, value: () => '' }]), textOf, 40_000);
  expectLinear((text) => armed(guarded(text)), textOf, 40_000);
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
