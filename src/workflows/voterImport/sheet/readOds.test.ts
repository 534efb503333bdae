import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { odsFile, odsRow, odsTable, textCell, valueCell } from '@tests/odsFile';
import { maxRows } from './bounds';
import { openTable } from './openTable';
import { readSheet } from './readSheet';

const open = (tables: string, how = {}, look = {}) => readSheet(new Blob([odsFile(tables, look)]), how);
const cellsOf = async (tables: string, how = {}) => (await open(tables, how)).rows.map(({ cells }) => cells);
const refusal = (tables: string, look = {}) =>
  open(tables, {}, look)
    .then((read) => openTable(read, {}))
    .then(
      () => '',
      (thrown: unknown) => (thrown as Error).message,
    );
const texts = (...cells: string[]) => odsRow(cells.map((cell) => textCell(cell)).join(''));
const sheet = (...rows: string[]) => odsTable('Plan1', rows.join(''));

describe('an .ods', () => {
  it('is read to its texts, numbers, days and answers', async () => {
    const rows = [
      texts('Nome', 'CPF', 'CEP', 'Nascimento', 'Aceita', 'Hora', 'Parte', 'Valor'),
      odsRow(
        [
          textCell('Ana &amp; <text:span>Bia</text:span><text:s text:c="2"/>Lima</text:p><text:p>de baixo'),
          valueCell('float', '52998224725', '5,30E+10'),
          valueCell('float', '1310100', '01310-100'),
          valueCell('date', '1967-04-09', '09/04/67'),
          valueCell('boolean', 'true', 'VERDADEIRO'),
          valueCell('time', 'PT09H05M00S', '09:05:00'),
          valueCell('percentage', '0.5', '50%'),
          valueCell('currency', '1578.5', 'R$ 1.578,50'),
        ].join(''),
      ),
    ];
    expect((await cellsOf(sheet(...rows)))[1]).toEqual([
      'Ana & Bia  Lima\nde baixo',
      ...['52998224725', '01310100', '1967-04-09', 'Sim', '09:05', '50%', '1578,5'],
    ]);
  });

  it.each([
    ['2026-12-25', '25/12', '25/12'],
    ['1967-12-25', '25/12', '1967-12-25'],
    ['1985-03-01', '03/1985', '03/1985'],
    ['1985-03-01', '01/03/85', '1985-03-01'],
    ['2026-03-05T10:20:00', '05/03/26 10:20', '2026-03-05 10:20'],
    ['1904-01-01T00:00:00', '01/01/04', '1904-01-01'],
  ])('has the day %s, shown as %s, for %s', async (value, look, meant) => {
    const rows = [texts('Nome', 'x'), odsRow(textCell('Ana') + valueCell('date', value, look))];
    expect((await cellsOf(sheet(...rows)))[1]?.[1]).toBe(meant);
  });

  it('repeats cells and rows as they are repeated, and blank ones only count', async () => {
    const repeated = (kind: string, times: number) => `table:number-${kind}-repeated="${times}"`;
    const rows = [
      texts('Nome', 'A', 'B', 'C', 'D'),
      odsRow('<table:table-cell/>', repeated('rows', 3)),
      odsRow(
        textCell('Ana') +
          `<table:table-cell ${repeated('columns', 2)}/>` +
          textCell('x', repeated('columns', 2)) +
          `<table:table-cell ${repeated('columns', 16_379)}/>`,
        repeated('rows', 2),
      ),
      odsRow(`<table:table-cell ${repeated('columns', 16_384)}/>`, repeated('rows', 1_048_569)),
    ];
    const { rows: found } = await open(sheet(...rows));
    expect(found.map(({ row }) => row)).toEqual([1, 5, 6]);
    expect(found[2]?.cells).toEqual(['Ana', '', '', 'x', 'x']);
  });

  it('with repeats of millions is read or refused at once', async () => {
    const many = 'table:number-rows-repeated="1048576"';
    expect(await refusal(sheet(odsRow(textCell('Ana'), many)))).toMatch(
      new RegExp(`mais de ${maxRows.toLocaleString('pt-BR')} linhas`),
    );
    const wide = textCell('Ana', 'table:number-columns-repeated="16384"');
    expect(await refusal(sheet(odsRow(wide)))).toMatch(/mais de 200 colunas/);
    const long = textCell('a'.repeat(9_000), 'table:number-columns-repeated="200"');
    expect(await refusal(sheet(odsRow(long, 'table:number-rows-repeated="50000"')))).toMatch(
      /guarda muito mais do que aparenta/,
    );
    for (const times of ['0', '-1', '1e9', '99999999999'])
      expect(await refusal(sheet(odsRow(textCell('Ana'), `table:number-rows-repeated="${times}"`)))).toMatch(
        /lugares que não existem/,
      );
    const spaces = textCell('<text:s text:c="999999999"/>Ana');
    expect(await cellsOf(sheet(texts('Nome'), odsRow(spaces)))).toEqual([['Nome'], ['Ana']]);
    const entities = `<!DOCTYPE x [<!ENTITY a "aaaa">]>${sheet(texts('Nome', '&a;'))}`;
    expect(await refusal(entities)).toMatch(/incompleto ou estragado/);
  });

  it('leaves out what is hidden, counts it, and takes it when asked', async () => {
    const rows = [
      '<table:table-column/><table:table-column table:visibility="collapse"/><table:table-column/>',
      texts('Nome', 'Renda', 'Bairro'),
      texts('Ana', '1', 'Centro'),
      odsRow(textCell('Bia') + textCell('2') + textCell('Sul'), 'table:visibility="filter"'),
    ];
    const read = await open(sheet(...rows));
    expect(read.hidden).toEqual({ rows: 1, columns: 1, isFiltered: true });
    expect(read.rows.map(({ cells }) => cells)).toEqual([
      ['Nome', 'Bairro'],
      ['Ana', 'Centro'],
    ]);
    expect(await cellsOf(sheet(...rows), { withHidden: true })).toHaveLength(3);
  });

  it('has its first sheet in sight with content taken, or the one that is chosen', async () => {
    const tables = [
      odsTable('Vazia', odsRow('<table:table-cell/>')),
      odsTable('Interna', texts('Nome') + texts('Escondida'), 'table:style-name="escondida"'),
      odsTable('Eleitores', texts('Nome') + texts('Ana'), 'table:style-name="ta1"'),
      odsTable('Outra', texts('Nome') + texts('Bia')),
    ].join('');
    const read = await open(tables);
    expect(read).toMatchObject({
      sheet: 'Eleitores',
      sheets: [
        { name: 'Interna', isHidden: true },
        { name: 'Eleitores', isHidden: false },
        { name: 'Outra', isHidden: false },
      ],
    });
    expect(read.rows.at(-1)?.cells).toEqual(['Ana']);
    expect(await cellsOf(tables, { sheet: 'Outra' })).toEqual([['Nome'], ['Bia']]);
    expect(await cellsOf(tables, { sheet: 'Não há' })).toEqual([['Nome'], ['Ana']]);
    // A hidden sheet that is too large does not prevent reading another.
    const huge = odsTable(
      'Base',
      odsRow(textCell('x'), 'table:number-rows-repeated="90000"'),
      'table:style-name="escondida"',
    );
    expect(await cellsOf(huge + sheet(texts('Nome'), texts('Ana')))).toEqual([['Nome'], ['Ana']]);
    expect(await refusal(huge)).toMatch(/mais de 50\.000 linhas/);
  });

  it('has no notes of the margin, drawings, deleted cells or covered ones among its cells', async () => {
    const note =
      '<office:annotation><dc:creator>HP</dc:creator><text:p>conferir</text:p></office:annotation>';
    const rows = [
      texts('Nome', 'Bairro', 'Cidade'),
      odsRow(
        `<table:table-cell office:value-type="string">${note}<text:p>Ana</text:p></table:table-cell>` +
          '<table:table-cell table:number-columns-spanned="2" office:value-type="string"><draw:frame><text:p>figura</text:p></draw:frame><text:p>Sul</text:p></table:table-cell>' +
          '<table:covered-table-cell><text:p>por baixo</text:p></table:covered-table-cell>',
      ),
    ];
    const changes = `<table:tracked-changes><table:deletion><table:table-cell><text:p>apagada</text:p></table:table-cell></table:deletion></table:tracked-changes>`;
    expect((await open(changes + sheet(...rows))).notices).toEqual([
      'Fora da importação: 1 comentário de célula.',
    ]);
    expect(await cellsOf(changes + sheet(...rows))).toEqual([
      ['Nome', 'Bairro', 'Cidade'],
      ['Ana', 'Sul'],
    ]);
  });

  it('has the headings of two rows in the lower one', async () => {
    const down = 'table:number-rows-spanned="2"';
    const covered = '<table:covered-table-cell/>';
    const rows = [
      odsRow(textCell('Nome', down) + textCell('Endereço', 'table:number-columns-spanned="2"') + covered),
      odsRow(covered + textCell('Rua') + textCell('Bairro')),
      texts('Ana', 'Rua A', 'Centro'),
    ];
    const { headings, rows: people, notices } = openTable(await open(sheet(...rows)), {});
    expect([headings, people.length, notices]).toEqual([['Nome', 'Rua', 'Bairro'], 1, []]);
  });

  it('says where a formula failed, digits are lost, and cells are merged over rows', async () => {
    const error = (look: string) =>
      `<table:table-cell office:value-type="string" office:string-value="" calcext:value-type="error"><text:p>${look}</text:p></table:table-cell>`;
    const rows = [
      ...Array.from({ length: 5 }, () => texts('Nome', 'x', 'y')),
      odsRow(
        textCell('Ana', 'table:number-rows-spanned="2"') +
          error('#N/DISP') +
          error('Err:502') +
          valueCell('float', '1234567890123456000', '1,23E+18'),
      ),
    ];
    const read = await open(sheet(...rows));
    expect(read.rows.at(-1)?.cells.slice(0, 3)).toEqual(['Ana', '#N/DISP', '#Err:502']);
    expect([...(read.rows.at(-1)?.broken ?? [])].map(([at]) => at)).toEqual([1, 2, 3]);
    expect(read.notices.join(' ')).toMatch(/células mescladas em 1 lugar/);
  });

  it('that is locked, or is another document, is refused by its name', async () => {
    const locked = { manifest: '<manifest:encryption-data/>' };
    expect(await refusal(sheet(texts('Nome')), locked)).toMatch(/pede uma senha/);
    expect(await refusal('<text:p>Oi</text:p>', { body: 'text' })).toMatch(/não é uma planilha/);
    expect(await refusal('')).toMatch(/nenhuma folha/);
  });

  it('comes out as it went in, whatever its texts are', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(fc.stringMatching(/^[\p{L}\d.@-]{1,9}$/u), { minLength: 2, maxLength: 4 }), {
          minLength: 1,
          maxLength: 5,
        }),
        async (written) => {
          expect(await cellsOf(sheet(...written.map((cells) => texts(...cells))))).toEqual(written);
        },
      ),
      { numRuns: 30 },
    ));
});
