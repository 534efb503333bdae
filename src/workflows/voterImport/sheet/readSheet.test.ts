import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sheetXml, workbookFile, xlsxFile, zipFile } from '@tests/zipFile';
import { maxRows } from './bounds';
import { openTable } from './openTable';
import { parseText } from './parseText';
import { readSheet } from './readSheet';
import { guessSeparator } from './separators';

const file = (...parts: BlobPart[]) => new Blob(parts);
const bytes = (...values: number[]) => new Uint8Array(values);
const read = async (source: Blob | string) => (await readSheet(source)).rows.map(({ cells }) => cells);
const refusal = async (source: Blob | string) =>
  readSheet(source)
    .then((found) => openTable(found, {}))
    .then(
      () => '',
      (thrown: unknown) => (thrown as Error).message,
    );

describe('a text', () => {
  it('is read in the encoding that it is written in', async () => {
    const windows = new Uint8Array(Buffer.from('Nome;Bairro\r\nJoão;A', 'latin1'));
    expect(await readSheet(file(windows))).toMatchObject({ encoding: 'Windows-1252', separator: ';' });
    expect(await read(file(windows))).toEqual([
      ['Nome', 'Bairro'],
      ['João', 'A'],
    ]);
    expect(await readSheet(file('\uFEFFNome;x\nJoão;y'))).toMatchObject({ encoding: 'UTF-8' });
    expect((await read(file('\uFEFFNome;x\nJoão;y')))[0]).toEqual(['Nome', 'x']);
    // A replacement character that is part of the text.
    expect(await read(file('Nome;x\n\uFFFD;João'))).toEqual([
      ['Nome', 'x'],
      ['\uFFFD', 'João'],
    ]);
    const wide = new Uint8Array(Buffer.from('\uFEFFNome\tx\nJoão\ty', 'utf16le'));
    expect(await readSheet(file(wide))).toMatchObject({ encoding: 'UTF-16', separator: '\t' });
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
    const { rows } = await readSheet('Nome;Obs\n\n"Ana";"um\r\ndois"\n;\nBia;\u0000x\u200b');
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

  it('with a bomb, also one that lies about its size, is not opened', async () => {
    const zeros = new Uint8Array(60_000_000);
    const notices = /guarda muito mais do que aparenta/;
    const bomb = (declared?: number) =>
      workbookFile([{ name: 'Plan1', xml: zeros, ...(declared !== undefined && { declared }) }]);
    expect(await refusal(file(bomb()))).toMatch(notices);
    expect(await refusal(file(bomb(100)))).toMatch(notices);
  });

  it('with cells far out, in no order or beyond what Excel has is read or refused at once', async () => {
    const far = xlsxFile([['Nome']], { cells: '<row r="1048576"><c r="A1048576"><v>1</v></c></row>' });
    expect((await readSheet(file(far))).rows.at(-1)).toEqual({ row: 1_048_576, cells: ['1'] });
    const wide = xlsxFile([['Nome']], { cells: '<row r="2"><c r="XFD2"><v>1</v></c></row>' });
    expect(await refusal(file(wide))).toMatch(/mais de 200 colunas/);
    for (const cells of [
      '<row r="100000000"><c r="A100000000"><v>1</v></c></row>',
      "<row r='100000000'><c r='A100000000'><v>1</v></c></row>",
      '<row r="2"><c r="ZZZZ2"><v>1</v></c></row>',
      '<row r="2"><c r="A2"><v>1</v></c></row><row r="2"/>',
      '<row r="1e9"/>',
      '<row r="-1"/>',
    ])
      expect(await refusal(file(xlsxFile([['Nome']], { cells })))).toMatch(/lugares que não existem/);
    const painted = Array.from(
      { length: 5_000 },
      (_, at) => `<row r="${at + 9}"><c r="XFD${at + 9}" s="1"/></row>`,
    );
    let said = 0;
    const paintedFile = file(xlsxFile([['Nome'], ['Ana']], { cells: painted.join('') }));
    const { rows } = await readSheet(paintedFile, {}, () => void (said += 1));
    expect(rows.map(({ cells }) => cells)).toEqual([['Nome'], ['Ana']]);
    // While it goes on, the worker that reads it is not taken for lost.
    expect(said).toBeGreaterThan(5_000);
  });

  it('is found by its relations, written with single quotes, prefixes and absolute names', async () => {
    const xml = `<x:worksheet xmlns:x='m'><x:sheetData><x:row r='1'><x:c r='A1' t='inlineStr'><x:is><x:t>Nome</x:t></x:is></x:c></x:row
      ><x:row><x:c t='inlineStr'><x:is><x:t>D&apos;&#193;vila</x:t></x:is></x:c><x:c t='str'><x:v>a&amp;b</x:v></x:c></x:row></x:sheetData></x:worksheet>`;
    expect(await read(file(workbookFile([{ name: 'A', xml, path: '/outra/pasta/folha.xml' }])))).toEqual([
      ['Nome'],
      ["D'Ávila", 'a&b'],
    ]);
  });

  it('leaves out what is hidden, counts it, and takes it when asked', async () => {
    const xml = sheetXml(
      [
        '<row r="1"><c r="A1" t="str"><v>Nome</v></c><c r="B1" t="str"><v>Senha</v></c><c r="C1" t="str"><v>CPF</v></c></row>',
        '<row r="2"><c r="A2" t="str"><v>Ana</v></c><c r="B2" t="str"><v>x</v></c><c r="C2" t="e"><v>#N/A</v></c></row>',
        '<row r="3" hidden="1"><c r="A3" t="str"><v>Bia</v></c></row>',
        '<row r="4" hidden="true"/>',
      ].join(''),
      {
        before: '<cols><col min="2" max="2" hidden="1"/><col min="9" max="16384" hidden="1"/></cols>',
        after: '<autoFilter ref="A1:C3"/>',
      },
    );
    const seen = await readSheet(file(workbookFile([{ name: 'A', xml }])));
    expect(seen.hidden).toEqual({ rows: 1, columns: 1, isFiltered: true });
    expect(seen.rows.map(({ cells }) => cells)).toEqual([
      ['Nome', 'CPF'],
      ['Ana', '#N/D'],
    ]);
    expect(seen.rows[1]?.broken).toEqual(new Map([[1, 'a fórmula da planilha deu o erro #N/D.']]));
    const whole = await readSheet(file(workbookFile([{ name: 'A', xml }])), { withHidden: true });
    expect(whole.rows.map(({ row, cells }) => [row, cells.length])).toEqual([
      [1, 3],
      [2, 3],
      [3, 1],
    ]);
  });

  it('of several sheets is the first in sight with content, or the one that is chosen', async () => {
    const of = (name: string, text: string, state?: string) => ({
      name,
      ...(state && { state }),
      xml: sheetXml(text && `<row r="1"><c r="A1" t="str"><v>${text}</v></c></row>`),
    });
    const book = file(
      workbookFile([of('Listas', 'Sim', 'hidden'), of('Vazia', ''), of('Plan1', 'Ana'), of('Plan2', 'Bia')]),
    );
    const found = await readSheet(book);
    expect(found).toMatchObject({ sheet: 'Plan1', rows: [{ cells: ['Ana'] }] });
    expect(found.sheets.map(({ name, isHidden }) => [name, isHidden])).toEqual([
      ['Listas', true],
      ['Plan1', false],
      ['Plan2', false],
    ]);
    expect(await readSheet(book, { sheet: 'Plan2' })).toMatchObject({ rows: [{ cells: ['Bia'] }] });
  });

  it('reads numbers as people see them, with all of their digits', async () => {
    const formats = [
      'dd/mm/yyyy',
      'd-mmm',
      '0.00E+00',
      '000\\.000\\.000\\-00',
      '0%',
      'dd/mm/yyyy hh:mm',
      'General',
      '[Magenta]0',
    ];
    const cell = (at: number, value: string) =>
      `<c r="${String.fromCharCode(65 + at)}1" s="${at}"><v>${value}</v></c>`;
    const values = [
      '30000',
      '46381',
      '52998224725',
      '4512367592',
      '0.125',
      '30000.5',
      '5.2998224725E10',
      '12345',
    ];
    const row = `<row r="1">${values.map((value, at) => cell(at, value)).join('')}</row>`;
    const book = (is1904: boolean) =>
      file(workbookFile([{ name: 'A', xml: sheetXml(row) }], { formats, is1904 }));
    expect(await read(book(false))).toEqual([
      [
        '1982-02-18',
        '25/12',
        '52998224725',
        '04512367592',
        '12,5%',
        '1982-02-18 12:00',
        '52998224725',
        '12345',
      ],
    ]);
    expect((await read(book(true)))[0]?.[0]).toBe('1986-02-19');
  });

  it('has the headings of two rows in the lower one, and says what else is merged or noted', async () => {
    const row = (number: number, ...cells: string[]) =>
      `<row r="${number}">${cells.map((text, at) => (text ? `<c r="${'ABCDEF'[at]}${number}" t="str"><v>${text}</v></c>` : '')).join('')}</row>`;
    const merged = ['A1:F2', 'A3:A4', 'B3:B4', 'C3:E3', 'E5:E6'].map((ref) => `<mergeCell ref="${ref}"/>`);
    const xml = sheetXml(
      [
        row(1, 'Lista'),
        row(3, 'Nome', 'Celular', 'Endereço'),
        row(4, '', '', 'Rua', 'Nº', 'Bairro'),
        row(5, 'Ana', '19981110101', 'Rua A', '5', 'Centro'),
        row(6, 'Bia', '19981110102', 'Rua B', '6'),
      ].join(''),
      { after: `<mergeCells>${merged.join('')}</mergeCells>` },
    );
    const found = openTable(
      await readSheet(file(workbookFile([{ name: 'A', xml, comments: ['não ligar', 'mudou-se'] }]))),
      {},
    );
    expect(found.headings).toEqual(['Nome', 'Celular', 'Rua', 'Nº', 'Bairro']);
    expect(found.rows.map(({ cells: [name] }) => name)).toEqual(['Ana', 'Bia']);
    expect(found.notices).toEqual([
      'Há células mescladas em 1 lugar: o valor conta só para a primeira linha de cada uma.',
      'Fora da importação: 2 comentários de células.',
    ]);
  });

  it('has no text where a cell has none, and is broken where its text is not', async () => {
    const of = (cells: string) => xlsxFile([['Nome']], { shared: 'Ana_x000D_\nLima _x005F_x000D_', cells });
    const blank = '<c r="A2" t="s"/><c r="B2" t="s"><v/></c><c r="C2" t="s"><v>0</v></c>';
    const twice = '<c r="D2" t="inlineStr"><v>1.0</v><is><t>1.</t></is></c>';
    expect((await read(file(of(`<row r="2">${blank}${twice}</row>`))))[1]).toEqual([
      ...['', '', 'Ana\nLima _x000D_', '1.'],
    ]);
    expect(await refusal(file(of('<row r="2"><c r="A2" t="s"><v>7</v></c></row>')))).toMatch(
      /incompleto ou estragado/,
    );
  });

  it('keeps its days where a program adds what only it reads', async () => {
    const newer =
      '<extLst><ext><x15:workbookPr chartTrackingRefBase="1" xmlns:x15="x"/></ext></extLst></workbook>';
    const tables =
      '<dxfs><dxf><numFmt numFmtId="200" formatCode="0.00%"/></dxf></dxfs><extLst/></styleSheet>';
    const xml = sheetXml('<row r="1"><c r="A1" s="0"><v>30000</v></c></row>');
    const look = { formats: ['dd/mm/yyyy'], is1904: true, newer, tables };
    expect(await read(file(workbookFile([{ name: 'A', xml }], look)))).toEqual([['1986-02-19']]);
  });

  it('is not refused for another sheet of it', async () => {
    const wide = '<row r="1"><c r="A1" t="str"><v>x</v></c><c r="XFD1" t="str"><v>x</v></c></row>';
    const people = '<row r="1"><c r="A1" t="str"><v>Nome</v></c></row>';
    const book = file(
      workbookFile([
        { name: 'A', xml: sheetXml(people) },
        { name: 'Dias', xml: sheetXml(wide) },
      ]),
    );
    const found = await readSheet(book);
    expect([found.sheet, found.sheets.map(({ name }) => name)]).toEqual(['A', ['A', 'Dias']]);
    await expect(readSheet(book, { sheet: 'Dias' })).rejects.toThrow(/mais de 200 colunas/);
  });

  it('says what a cell lost, and refuses a text that no Excel writes', async () => {
    const row = (cells: string) =>
      file(workbookFile([{ name: 'A', xml: sheetXml(`<row r="1">${cells}</row>`) }]));
    const { rows } = await readSheet(
      row('<c r="A1" t="str"><v>Ana</v></c><c r="B1"><f>A1+1</f></c><c r="C1"><v>898001160660761000</v></c>'),
    );
    expect([...(rows[0]?.broken ?? [])].map(([column, why]) => [column, why.slice(0, 20)])).toEqual([
      [1, 'a fórmula não tem re'],
      [2, 'a planilha guarda só'],
    ]);
    const long = `<c r="A1" t="inlineStr"><is><t>${'a'.repeat(20_000)}</t></is></c>`;
    const cut = await readSheet(row(long));
    expect(cut.rows[0]?.cells[0]).toHaveLength(10_000);
    expect(cut.rows[0]?.broken?.get(0)).toMatch(/^tem 20\.000 letras/);
    expect(await refusal(file(xlsxFile([['Nome']], { shared: 'a'.repeat(32_768) })))).toMatch(
      /mais letras do que o Excel/,
    );
  });
});

describe('a text that many cells of an .xlsx share', () => {
  const sharing = (cells: number, shared: string) =>
    file(
      xlsxFile([['Nome']], {
        shared,
        cells: Array.from(
          { length: cells },
          (_, at) => `<row r="${at + 2}"><c r="A${at + 2}" t="s"><v>0</v></c></row>`,
        ).join(''),
      }),
    );

  it('is read in each of them', async () => {
    expect(await read(sharing(3, 'Ana'))).toEqual([['Nome'], ['Ana'], ['Ana'], ['Ana']]);
  });

  it('is refused where all of them hold far more than the file', async () => {
    expect(await refusal(sharing(2_000, 'a'.repeat(32_000)))).toMatch(/guarda muito mais do que aparenta/);
  });
});

describe('quotes', () => {
  const rows = 'Nome;Rua;Obs';
  const below = 'Bia;Rua B;x';
  it.each([
    ['of which one never closes', '"Ana;Rua A;y', ['Ana', 'Rua A', 'y'], true],
    ['of which the last never closes', 'Ana;Rua A;"y', ['Ana', 'Rua A', 'y'], true],
    ['that close in a cell of another row', '"Ana;Rua A;y\nCaio;Rua C, 5";z', ['Ana', 'Rua A', 'y'], true],
    ['within a cell', 'Ana "Nana" Lima;12" de cano;y', ['Ana "Nana" Lima', '12" de cano', 'y'], false],
    ['at the beginning of a cell', '"Nana" Lima;Rua A;"y"', ['"Nana" Lima', 'Rua A', 'y'], false],
    ['within quotes', 'Ana;"Rua "A", 5";y', ['Ana', 'Rua "A", 5', 'y'], false],
    ['around a line break', 'Ana;"Rua A;\nfundos";"y"', ['Ana', 'Rua A;\nfundos', 'y'], false],
  ])('%s', async (_, line, cells, isTold) => {
    const found = await readSheet(`${rows}\n${below}\n${line}\n${below}\n"Eva ""E""";"a\nb";x\n`);
    const [heading, first, mended, ...others] = found.rows;
    expect([heading, first]).toMatchObject([{ cells: rows.split(';') }, { cells: below.split(';') }]);
    expect(mended?.cells).toEqual(cells);
    expect(mended?.notices?.join() ?? '').toEqual(isTold ? expect.stringMatching(/não se fecham/) : '');
    expect(others.slice(-2).map((row) => row.cells)).toEqual([below.split(';'), ['Eva "E"', 'a\nb', 'x']]);
    expect(others.every(({ notices }) => !notices)).toBe(true);
  });

  it('in any place of a row leave all others as they are', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', ' ', ';'), maxLength: 8 });
    const plain = ['Bia;Rua B;x', 'Caio;Rua C;y', 'Davi;Rua D;z'];
    fc.assert(
      fc.property(cell, cell, fc.nat(3), (one, other, at) => {
        const lines = [...plain.slice(0, at), `n;${one};${other}`, ...plain.slice(at)];
        const found = parseText(lines.join('\n'), ';').map(({ cells }) => cells.join(';'));
        expect(found).toHaveLength(4);
        expect(found.filter((_, place) => place !== at)).toEqual(plain);
      }),
      { numRuns: 300 },
    );
  });
});

describe('what is no sheet of voters', () => {
  const huge = file('Nome\nAna');
  Object.defineProperty(huge, 'size', { value: 200 * 1_048_576 });
  const whole = xlsxFile([['Nome'], ['Ana']]);
  it.each([
    ['an empty file', file(), /está vazio/],
    ['blank lines', file('\n ; ;\n\t\n'), /Não há nada/],
    ['200 MB', huge, /tem 200 MB; leem-se até 50 MB/],
    ['an old .xls', file(bytes(0xd0, 0xcf, 0x11, 0xe0, 1)), /Excel antigo/],
    ['an .xls of Excel 4', file(bytes(0x09, 4, 6, 0, 0, 0)), /Excel antigo/],
    ['a PDF', file('%PDF-1.7'), /é um PDF/],
    ['a Numbers file', file(zipFile([{ name: 'Index/Document.iwa', text: 'x' }])), /Numbers.*exporte/],
    ['an .xlsb', file(zipFile([{ name: 'xl/workbook.bin', text: 'x' }])), /\(\.xlsb\)/],
    ['a page called .xls', file('<html><table><tr><td>Nome</td></tr></table></html>'), /página da internet/],
    ['a picture', file(bytes(0x89, 0x50, 0x4e, 0x47, 0, 0, 0)), /não é uma planilha/],
    ['another ZIP', file(zipFile([{ name: 'leia.xml', text: 'oi' }])), /não é uma planilha\./],
    ['half an .xlsx', file(whole.subarray(0, whole.length / 2)), /incompleto ou estragado/],
    ['10,000 columns', file(`Nome${';x'.repeat(9_999)}`), /tem 10\.000 colunas; leem-se até 200/],
    [
      '100,000 rows',
      file(`Nome\n${'Ana\n'.repeat(100_000)}`),
      /tem 100\.000 linhas; de uma vez se importam até 50\.000/,
    ],
    ['lines without end', file('\n'.repeat(300_000)), /mais de 200\.000 linhas/],
  ])('%s is refused with a word', async (_, source, notices) =>
    expect(await refusal(source)).toMatch(notices),
  );

  it('takes as many rows as it says', async () => {
    expect(await read(file(`Nome\n${'Ana\n'.repeat(maxRows)}`))).toHaveLength(maxRows + 1);
  });
});

describe('the line from which one sees the encoding', () => {
  const words = (count: number) => 'palavra '.repeat(count);
  it.each([
    ['Nome;Cidade\nAna;Jau', ''],
    ['Nome;Cidade\nAna;São Paulo\nBia;Jaú', 'Ana;São Paulo'],
    ['Nome;Município \nAna;São Paulo', 'Nome;Município'],
    [`Nome\n${words(20)}José fim`, `…${words(7)}José fim`],
    [`Nome\n${words(5)}José ${words(20)}`, `${words(5)}José ${words(20)}`.slice(0, 120).trim()],
    [`Nome\n${'a'.repeat(100)};José`, `…José`],
    [`Nome\n${'a'.repeat(60)}é`, `${'a'.repeat(60)}é`],
  ])('of %j is “%s”', async (text, line) => expect((await readSheet(file(text))).accented).toBe(line));

  it('is of files alone, and without the signs of what was lost', async () => {
    expect((await readSheet('Nome\nJoão')).accented).toBe('');
    const mixed = new Blob(['Nome;Bairro\nConceição São\n', new Uint8Array(Buffer.from('José', 'latin1'))]);
    expect((await readSheet(mixed)).accented).toBe('Conceição São');
  });
});

it.each(['PK\x03\x05', 'PK\x02\x04', 'PX\x03\x04', 'XK\x03\x04'])(
  'a text that only begins like a packed file is read as one: %j',
  async (start) => {
    const { rows, isGrid, isCards } = await readSheet(file(`${start};b\nAna;1`));
    expect([rows[1]?.cells, isGrid, isCards]).toEqual([['Ana', '1'], false, false]);
  },
);

it('cells that are pasted as a list or cards stand in columns of their own', async () => {
  expect(await readSheet('BEGIN:VCARD\nFN:Ana\nEND:VCARD')).toMatchObject({ isGrid: true, isCards: true });
  expect(await readSheet(file('BEGIN:VCARD\nFN:José\nEND:VCARD'))).toMatchObject({
    ...{ isGrid: true, isCards: true, encoding: 'UTF-8', accented: 'FN:José' },
  });
});
