import { describe, expect, it } from 'vitest';
import { xlsxFile, zipFile } from '@tests/zipFile';
import { mostRows } from './bounds';
import { readSheet } from './readSheet';
import { guessSeparator } from './separators';

const file = (...parts: BlobPart[]) => new Blob(parts);
const bytes = (...values: number[]) => new Uint8Array(values);
const read = async (source: Blob | string) => (await readSheet(source, null)).rows.map(({ cells }) => cells);
const refusal = async (source: Blob | string) =>
  readSheet(source, null).then(
    () => '',
    (thrown: Error) => thrown.message,
  );

describe('a text', () => {
  it('is read in the encoding that it is written in', async () => {
    const windows = new Uint8Array(Buffer.from('Nome;Bairro\r\nJoão;A', 'latin1'));
    expect(await readSheet(file(windows), null)).toMatchObject({ encoding: 'Windows-1252', separator: ';' });
    expect(await read(file(windows))).toEqual([
      ['Nome', 'Bairro'],
      ['João', 'A'],
    ]);
    expect(await readSheet(file('\uFEFFNome;x\nJoão;y'), null)).toMatchObject({ encoding: 'UTF-8' });
    expect((await read(file('\uFEFFNome;x\nJoão;y')))[0]).toEqual(['Nome', 'x']);
    const wide = new Uint8Array(Buffer.from('\uFEFFNome\tx\nJoão\ty', 'utf16le'));
    expect(await readSheet(file(wide), null)).toMatchObject({ encoding: 'UTF-16', separator: '\t' });
    expect((await read(file(wide)))[1]).toEqual(['João', 'y']);
    expect((await read(file(wide.map((_, at) => wide[at ^ 1] ?? 0))))[1]).toEqual(['João', 'y']);
  });

  it.each([
    ['a;b;c\n1,5;2,5;3', ';'],
    ['a,b,c\nx,"y;z;w;k",1', ','],
    ['a\tb\n1,2\t3', '\t'],
    ['a|b|c\n1|2|3', '|'],
    ['Nome\nAna\nBia', ';'],
    ['Nome;Obs\nAna;"a, b, c, d"\nBia;sim, não', ';'],
  ])('%j is parted by %j', (text, separator) => expect(guessSeparator(text)).toBe(separator));

  it('keeps line breaks within a cell, the numbers of its rows, and no blank row', async () => {
    const { rows } = await readSheet('Nome;Obs\n\n"Ana";"um\r\ndois"\n;\nBia;\u0000x\u200b', null);
    expect(rows).toEqual([
      { row: 1, cells: ['Nome', 'Obs'] },
      { row: 3, cells: ['Ana', 'um\ndois'] },
      { row: 5, cells: ['Bia', 'x'] },
    ]);
  });
});

describe('an .xlsx', () => {
  it('is read to its texts, numbers and days', async () => {
    const sheet = xlsxFile(
      [
        ['Nome', 'CPF', 'Nascimento'],
        ['=1+1 <b>Ana</b>', 52998224725, 30000],
      ],
      { dates: [2] },
    );
    expect(await read(file(sheet))).toEqual([
      ['Nome', 'CPF', 'Nascimento'],
      ['=1+1 <b>Ana</b>', '52998224725', '1982-02-18'],
    ]);
  });

  it('with a bomb, also one that lies about its size, or a cell far out, is not opened', async () => {
    const zeros = new Uint8Array(60_000_000);
    const workbook = { name: 'xl/workbook.xml', text: '<workbook/>' };
    const bomb = { name: 'xl/worksheets/sheet1.xml', text: zeros };
    const told = /guarda muito mais do que aparenta/;
    expect(await refusal(file(zipFile([workbook, bomb])))).toMatch(told);
    expect(await refusal(file(zipFile([workbook, { ...bomb, declared: 100 }])))).toMatch(told);
    const far = xlsxFile([['Nome']], { cells: '<row r="1048576"><c r="A1048576"><v>1</v></c></row>' });
    expect(await refusal(file(far))).toMatch(/mais de 200\.000 linhas/);
    const wide = xlsxFile([['Nome']], { cells: '<row r="2"><c r="XFD2"><v>1</v></c></row>' });
    expect(await refusal(file(wide))).toMatch(/mais de 100 colunas/);
  });
});

describe('what is no sheet of voters', () => {
  const huge = file('Nome\nAna');
  Object.defineProperty(huge, 'size', { value: 200 * 1_048_576 });
  const whole = xlsxFile([['Nome'], ['Ana']]);
  it.each([
    ['an empty file', file(), /está vazio/],
    ['blank lines', file('\n ; ;\n\t\n'), /Não há nada/],
    ['200 MB', huge, /tem 200 MB; leem-se até 20 MB/],
    ['an old .xls', file(bytes(0xd0, 0xcf, 0x11, 0xe0, 1)), /Excel antigo/],
    ['a PDF', file('%PDF-1.7'), /é um PDF/],
    ['a picture', file(bytes(0x89, 0x50, 0x4e, 0x47, 0, 0, 0)), /não é uma planilha/],
    ['another ZIP', file(zipFile([{ name: 'leia.xml', text: 'oi' }])), /não é uma planilha do Excel/],
    ['half an .xlsx', file(whole.subarray(0, whole.length / 2)), /incompleto ou estragado/],
    ['an unclosed quote', file('Nome;Obs\nAna;"abc\nBia;x\n'), /aspas que não se fecham na linha 2/],
    ['10,000 columns', file(`Nome${';x'.repeat(9_999)}`), /tem 10\.000 colunas; leem-se até 100/],
    [
      '100,000 rows',
      file(`Nome\n${'Ana\n'.repeat(100_000)}`),
      /tem 100\.001 linhas; de uma vez se importam até 20\.000/,
    ],
    ['lines without end', file('\n'.repeat(300_000)), /mais de 200\.000 linhas/],
  ])('%s is refused with a word', async (_, source, told) => expect(await refusal(source)).toMatch(told));

  it('takes as many rows as it says', async () => {
    expect(await read(file(`Nome\n${'Ana\n'.repeat(mostRows)}`))).toHaveLength(mostRows + 1);
  });
});
