import fc from 'fast-check';
import papaparse from 'papaparse';
import { describe, expect, it } from 'vitest';
import { buildCsv } from '@/formats/csv';
import { columnUses, type ColumnUse } from '../columns/fields';
import { matchColumns } from '../columns/matchColumns';
import { createImportSession } from './importSession';
import type { Choices, ImportSession, OpenedSheet, RowFilter, Resolved } from './questions';

const options = { areaCode: '', today: '2026-11-23' };
const nothing: Resolved = {
  ...{ cities: {}, districts: {}, groups: {}, withoutAddress: 'note' },
  ...{ answers: {}, areaCode: '', allowsForAll: false, voteStatusId: 3 },
};
const skip: Choices = { inBase: 'skip', inSheet: 'skip', faults: {}, noWins: true };
const create: Choices = { ...skip, inBase: 'create', inSheet: 'create' };

/** The rows of one kind, as the check shows them. */
const shownOf = async ({ importSession }: { importSession: ImportSession }, filter: RowFilter) =>
  (await importSession.rows({ filter, from: 0, count: 99 })).rows;

/** An import session with a checked sheet, and some existing voters. */
async function importSessionWith(text: string, base: object[] = []) {
  const importSession = createImportSession();
  const opened = (await importSession.open({
    source: text,
    separator: null,
    hasHeadings: null,
  })) as OpenedSheet;
  const columns: ColumnUse[] = matchColumns(opened.headings);
  expect(columns.every((use) => columnUses.some(({ value }) => value === use))).toBe(true);
  const checked = await importSession.check({ columns, options });
  await importSession.beginBase(null);
  await importSession.addBase(new Blob([JSON.stringify({ data: base, total: base.length })]));
  return { importSession, opened, checked };
}

const counts = async (
  { importSession }: Awaited<ReturnType<typeof importSessionWith>>,
  choices = skip,
  resolved = nothing,
) => {
  const { fresh, completing, repeated, wrong } = await importSession.plan({ resolved, choices });
  return { fresh, completing, repeated, wrong };
};

const people = [
  'Nome;CPF;Celular',
  'Ana Souza;529.982.247-25;(19) 98765-4321',
  'ANA  DE SOUZA;;19987654321',
  'Outra Pessoa;52998224725;',
  'Bia Lima;;(19) 98456-7890',
  ';;',
  'Sem Telefone;;',
  'Sem Telefone;;',
  ';529.982.247-25;',
].join('\n');

const bia = {
  id: 812,
  name: 'Bia de Lima',
  telephones: [{ number: '19984567890' }],
  individualRegistration: '',
};

const carriesCpf =
  'Pode ser a pessoa da linha 2 (mesmo CPF; nomes diferentes; um dos dois pode levar o CPF do outro): confira e complete à mão.';

describe('what becomes of the rows', () => {
  it('goes by CPF, and by whole telephone and name', async () => {
    const open = await importSessionWith(people, [bia]);
    expect(open.checked).toMatchObject({ total: 7, wrong: 1 });
    expect(await counts(open)).toEqual({ fresh: 3, completing: 0, repeated: 3, wrong: 1 });
    expect(await shownOf(open, 'wrong')).toMatchObject([{ row: 9, why: 'Nome: falta.' }]);
    expect((await shownOf(open, 'repeated')).map(({ row, why }) => [row, why])).toEqual([
      [3, 'Repete a linha 2.'],
      [4, carriesCpf],
      [5, 'Já está cadastrado: eleitor nº 812.'],
    ]);
  });

  it('leaves who may be of a house to be completed by hand, and tells of who only may be somebody', async () => {
    const two =
      'Nome;Celular\nBia Lima;(19) 3456-7890\nBia Lima;(19) 8456-7890\nBeatriz Lima;(19) 98456-7890';
    const base = [bia, { ...bia, id: 813, telephones: [{ number: '1934567890' }] }];
    const open = await importSessionWith(two, base);
    expect(await counts(open, { ...skip, inBase: 'complete', inSheet: 'create' })).toMatchObject({
      ...{ fresh: 1, completing: 0, repeated: 2 },
    });
    expect((await shownOf(open, 'repeated')).map(({ why }) => why)).toEqual([
      'Pode ser o eleitor nº 813 (mesmo nome; telefone fixo da casa): confira e complete à mão.',
      'Pode ser o eleitor nº 812 (mesmo nome; pode ser o mesmo telefone: só muda o nono dígito): confira e complete à mão.',
    ]);
    expect((await shownOf(open, 'fresh')).map(({ notices }) => notices)).toEqual([
      [
        'Pode ser a pessoa da linha 3 (apelido no lugar do nome; pode ser o mesmo telefone: só muda o nono dígito).',
        'Pode ser o eleitor nº 812, Bia de Lima (apelido no lugar do nome; mesmo celular).',
      ],
    ]);
  });

  it('goes by what was chosen, and completes nobody twice', async () => {
    const twice = `${people}\nBia Lima;;19984567890`;
    const open = await importSessionWith(twice, [bia]);
    expect(await counts(open, { ...create, inBase: 'complete' })).toEqual({
      ...{ fresh: 5, completing: 1, repeated: 1, wrong: 1 },
    });
    expect(await counts(open, create)).toMatchObject({
      fresh: 7,
      repeated: 0,
    });
  });

  it('tells of which ones a search can say whether they were made', async () => {
    const { importSession } = await importSessionWith(people, [bia]);
    await importSession.plan({ resolved: nothing, choices: create });
    const { items } = await importSession.items({ from: 0, count: 99 });
    expect(items.filter(({ canTell }) => canTell)).toEqual([]);
    await importSession.plan({ resolved: nothing, choices: skip });
    const { items: fewer } = await importSession.items({ from: 0, count: 99 });
    expect(fewer.map(({ row, canTell }) => [row, canTell])).toEqual([
      [2, true],
      [7, false],
      [8, false],
    ]);
  });

  it('compares by telephone alone where no CPF comes, and says so', async () => {
    const { importSession } = await importSessionWith(people, [
      { id: 5, name: 'Ana Souza', telephone: '19987654321' },
    ]);
    expect(await importSession.plan({ resolved: nothing, choices: skip })).toMatchObject({
      hasCpf: false,
      compared: 1,
    });
  });
});

describe('a importSession', () => {
  const emails = (text: string) => ({
    source: `Nome;E-mail\n${text}`,
    ...{ separator: null, hasHeadings: null },
  });
  const asked: { columns: ColumnUse[]; options: typeof options } = { columns: ['name', 'email'], options };

  it('counts the columns of the sheet that lies on it, not of the one before', async () => {
    const importSession = createImportSession();
    await importSession.open(emails('Ana;ana@exemplo.com.br\nBia;bia@'));
    const before = await importSession.columns(asked);
    await importSession.open(emails('Ana;\nBia;\nCaio;caio@exemplo.com.br'));
    const after = await importSession.columns(asked);
    const alone = createImportSession();
    await alone.open(emails('Ana;\nBia;\nCaio;caio@exemplo.com.br'));
    expect(after).toEqual(await alone.columns(asked));
    expect(after).not.toEqual(before);
  });

  it('shows three of each column’s cells, cut where they are long, and how the first rows will be', async () => {
    const [longest, longer] = ['a'.repeat(60), 'b'.repeat(61)];
    const cells = ['Ana', '', 'Ana', longest, longer, 'Bia'].map((name) => `${name};1`).join('\n');
    const { importSession, opened } = await importSessionWith(`Nome;x\n${cells}`);
    expect(opened.samples).toEqual([['Ana', longest, `${'b'.repeat(60)}…`], ['1']]);
    expect(opened).toMatchObject({ withHidden: false, canMoveHeadings: true, rows: 6 });
    const many = Array.from({ length: 21 }, (_, at) => `Ana ${'b'.repeat(at + 1)} Lima;x@;52998224725`).join(
      '\n',
    );
    await importSession.open({ source: `Nome;E-mail;CPF\n${many}`, separator: null, hasHeadings: null });
    const { rows } = await importSession.preview({ columns: ['name', 'email', 'cpf'], options });
    expect([rows.length, rows[0]?.row, rows[19]?.row]).toEqual([20, 2, 21]);
    expect(rows[0]?.values).toMatchObject({ name: 'Ana b Lima', cpf: '529.982.247-25' });
    expect(rows[0]?.wrong).toEqual([expect.stringMatching(/^E-mail/)]);
  });

  it('says how far it is, counts who was not asked, and gives the cells of a row', async () => {
    const notices: number[] = [];
    const importSession = createImportSession((rows) => void notices.push(rows));
    await importSession.open({
      source: 'Nome;Autoriza\nAna;sim\nBia;\nCaio;não',
      separator: null,
      hasHeadings: null,
    });
    const columns: ColumnUse[] = ['name', 'allows'];
    notices.length = 0;
    expect(await importSession.check({ columns, options })).toMatchObject({
      total: 3,
      wrong: 0,
      withoutConsent: 1,
    });
    expect(notices).toEqual([1, 2, 3]);
    expect((await importSession.cells({ row: 3 })).cells).toEqual(['Bia', '']);
    expect((await importSession.cells({ row: 9 })).cells).toEqual([]);
    expect(await importSession.fix({ row: 9, cells: ['x'] })).toMatchObject({ total: 3, wrong: 0 });
    expect(await importSession.fix({ row: 3, cells: ['', ''] })).toMatchObject({
      total: 3,
      wrong: 1,
      withoutConsent: 1,
    });
    expect((await importSession.cells({ row: 3 })).cells).toEqual(['', '']);
  });

  it('gives the rows of a kind, and what is sent, piece by piece, and none of a sheet before', async () => {
    const open = await importSessionWith(people, [bia]);
    const { importSession } = open;
    await counts(open);
    const of = async (filter: RowFilter, from: number, count: number) =>
      (await importSession.rows({ filter, from, count })).rows.map(({ row }) => row);
    expect(await of('all', 0, 99)).toEqual([2, 3, 4, 5, 7, 8, 9]);
    expect(await of('fresh', 0, 2)).toEqual([2, 7]);
    expect(await of('fresh', 1, 1)).toEqual([7]);
    expect(await of('fresh', 3, 9)).toEqual([]);
    expect((await importSession.items({ from: 1, count: 1 })).items.map(({ row }) => row)).toEqual([7]);
    const faulty = await importSessionWith('Nome;E-mail\nAna;x@\nBia;bia@exemplo.com.br');
    expect(await faulty.importSession.plan({ resolved: nothing, choices: skip })).toMatchObject({
      warned: 1,
    });
    expect((await shownOf(faulty, 'warned')).map(({ row }) => row)).toEqual([2]);
    await importSession.open(emails('Ana;ana@exemplo.com.br'));
    expect(await of('all', 0, 99)).toEqual([]);
    expect(await (await importSession.rejected({ made: null, reasons: [] })).text()).not.toContain('Bia');
    await importSession.beginBase(null);
    await importSession.check(asked);
    expect(await importSession.plan({ resolved: nothing, choices: skip })).toMatchObject({
      fresh: 1,
      compared: 0,
    });
  });

  it('counts a telephone anew for another area code, and no other column', async () => {
    const importSession = createImportSession();
    await importSession.open({
      source: 'Nome;Fone;x\nAna;98765-4321;1\nBia;;',
      separator: null,
      hasHeadings: null,
    });
    const columnsWith = (areaCode: string, columns: ColumnUse[] = ['name', 'phone']) =>
      importSession.columns({ columns, options: { ...options, areaCode } });
    const { columns } = await columnsWith('');
    expect(columns).toMatchObject([
      { filled: 2, empty: 0, wrong: 0 },
      { filled: 1, empty: 1 },
      { filled: 1, empty: 1, wrong: 0 },
    ]);
    expect((await columnsWith('19')).columns[1]).toMatchObject({ filled: 1, wrong: 0 });
    expect(await columnsWith('', ['name', 'phone', 'none'])).toEqual({ columns });
    await importSession.check({ columns: ['name', 'phone', 'none'], options });
    await importSession.fix({ row: 2, cells: ['', '98765-4321', '1'] });
    expect((await columnsWith('')).columns[0]).toMatchObject({ filled: 1, empty: 1 });
  });

  it('counts who is there and only wants no messages', async () => {
    const text =
      'Nome;Celular;Você autoriza o gabinete a enviar mensagens?\nBia Lima;(19) 98456-7890;não\nAna Souza;(19) 98765-4321;não\nBia Lima;19984567890;sim';
    const open = await importSessionWith(text, [bia]);
    const onlyNo = async (choices: Partial<Choices>) =>
      (await open.importSession.plan({ resolved: nothing, choices: { ...skip, ...choices } })).onlyNo;
    expect(await onlyNo({ noWins: false })).toBe(1);
    expect(await onlyNo({ inBase: 'create', noWins: false })).toBe(0);
    expect(await onlyNo({})).toBe(1);
    expect(await onlyNo({ inBase: 'complete' })).toBe(0);
  });

  it('says of what was to be sent and was not that it was not, and leaves out what was', async () => {
    const open = await importSessionWith('Nome\nAna\nBia\nCaio');
    await counts(open);
    const file = await open.importSession.rejected({ made: [2], reasons: [[4, 'Recusado.']] });
    const lines = papaparse.parse<string[]>((await file.text()).replace('\uFEFF', ''), {
      delimiter: ';',
    }).data;
    expect(lines).toEqual([
      ['Nome', 'Motivo'],
      ['Bia', 'Não foi enviada.'],
      ['Caio', 'Recusado.'],
    ]);
  });

  it('that is empty has nothing, and reads nothing before it is told how', async () => {
    const importSession = createImportSession();
    expect((await importSession.rows({ filter: 'all', from: 0, count: 9 })).rows).toEqual([]);
    expect((await importSession.items({ from: 0, count: 9 })).items).toEqual([]);
    expect((await importSession.cells({ row: 1 })).cells).toEqual([]);
    expect((await importSession.preview(asked)).rows).toEqual([]);
    expect((await importSession.columns(asked)).columns).toEqual([]);
    expect(await (await importSession.rejected({ made: null, reasons: [] })).text()).toMatch(
      /^\uFEFF?"Motivo"\s*$/,
    );
    expect(await importSession.plan({ resolved: nothing, choices: skip })).toMatchObject({
      fresh: 0,
      wrong: 0,
      compared: 0,
    });
    await importSession.open(emails('Ana;ana@exemplo.com.br'));
    expect(await importSession.fix({ row: 2, cells: ['Bia', ''] })).toMatchObject({ total: 0 });
    expect((await importSession.cells({ row: 2 })).cells).toEqual(['Ana', 'ana@exemplo.com.br']);
  });

  it('keeps what was said of a row when it is put right, and sends none that was not planned', async () => {
    const { importSession } = await importSessionWith('Nome;E-mail\n"Ana;x\nBia;bia@exemplo.com.br');
    const why = async () =>
      papaparse
        .parse<string[]>(
          (await (await importSession.rejected({ made: [], reasons: [] })).text()).replace('\uFEFF', ''),
          { delimiter: ';' },
        )
        .data.slice(1)
        .map((cells) => cells.at(-1));
    expect(await why()).toEqual(['Não foi enviada.', 'Não foi enviada.']);
    await importSession.plan({ resolved: nothing, choices: skip });
    await importSession.fix({ row: 2, cells: ['Ana', 'ana@exemplo.com.br'] });
    expect(await why()).toEqual(['Não foi enviada.', 'Não foi enviada.']);
    await importSession.plan({ resolved: nothing, choices: skip });
    const [ana, bia] = await shownOf({ importSession }, 'fresh');
    expect(ana?.notices.join(' ')).toContain('Há aspas que se abrem');
    expect(bia?.notices).toEqual([]);
  });

  it('still says what a formula lost when another cell of the row is put right', async () => {
    const { importSession } = await importSessionWith('Nome;E-mail;Bairro\n;ana@exemplo.com.br;#N/D');
    await importSession.plan({ resolved: nothing, choices: skip });
    expect(await shownOf({ importSession }, 'wrong')).toHaveLength(1);
    await importSession.fix({ row: 2, cells: ['Ana Souza', 'ana@exemplo.com.br', '#N/D'] });
    await importSession.plan({ resolved: nothing, choices: skip });
    const [fixed] = await shownOf({ importSession }, 'fresh');
    const why = 'Bairro: a fórmula da planilha deu o erro #N/D.';
    expect(fixed?.notices).toContain(why);
    expect(fixed?.notices.join(' ')).not.toContain('Vai para as observações');
    await importSession.fix({ row: 2, cells: ['Ana Souza', 'ana@', ''] });
    await importSession.plan({ resolved: nothing, choices: skip });
    const notices = (await shownOf({ importSession }, 'fresh'))[0]?.notices ?? [];
    expect(notices).not.toContain(why);
    expect(notices).toEqual([expect.stringMatching(/^E-mail: .+ Vai para as observações\.$/)]);
  });
});

const campinas = { value: 1, label: 'Campinas/SP', name: 'Campinas', state: 'SP', stateId: 1 };
const cambui = { value: 9, label: 'Cambuí', cityId: 1 };
const places = [
  'Nome;Rua;Número;CEP;Bairro;Cidade;UF;Grupos',
  'Ana;Rua A;10;13024-000;cambui;CAMPINAS;SP;Idosos',
  'Bia;Rua B;;13024-000;Lugar Nenhum;Campinas;SP;',
  'Caio;Rua C;;;Cambuí;Campinas;;',
  'Davi;;;;;Campinas;SP;',
].join('\n');

describe('addresses', () => {
  const resolved: Resolved = {
    ...nothing,
    ...{ cities: { 'campinas/sp': campinas }, groups: { idosos: 3 } },
    ...{ districts: { 'campinas/sp/cambui': cambui }, withoutAddress: 'note' },
  };

  it('name each city, bairro and group once', async () => {
    const { checked } = await importSessionWith(places);
    expect(checked).toMatchObject({
      cities: [{ key: 'campinas/sp', rows: 3 }],
      districts: [{ key: 'campinas/sp/cambui', rows: 1 }, { key: 'campinas/sp/lugar nenhum' }],
      groups: [{ key: 'idosos', label: 'Idosos', rows: 1 }],
      partial: 1,
    });
  });

  it('that cannot be recorded go to the note, or set the row aside', async () => {
    const { importSession } = await importSessionWith(places);
    await importSession.plan({ resolved, choices: skip });
    const { items } = await importSession.items({ from: 0, count: 9 });
    expect(
      items.map(({ address, addressNote, groupIds }) => [address?.district.label, addressNote, groupIds]),
    ).toEqual([
      ['Cambuí', '', [3]],
      [undefined, 'Endereço na planilha: Rua B, Lugar Nenhum, Campinas/SP, 13024-000.', []],
      [undefined, 'Endereço na planilha: Rua C, Cambuí, Campinas.', []],
      [undefined, 'Cidade na planilha: Campinas/SP.', []],
    ]);
    await importSession.plan({ resolved: { ...resolved, withoutAddress: 'aside' }, choices: skip });
    expect((await shownOf({ importSession }, 'wrong')).map(({ why }) => why)).toEqual([
      'Bairro: não existe “Lugar Nenhum” nesta cidade.',
      'Endereço incompleto: falta o CEP.',
    ]);
  });

  it('are warned of in each row, but where there is no more than the bairro', async () => {
    const { importSession } = await importSessionWith(
      'Nome;Logradouro;Bairro\nAna;;Centro\nBia;Rua C;Centro',
    );
    await importSession.plan({ resolved, choices: skip });
    const { items } = await importSession.items({ from: 0, count: 9 });
    expect(items.map(({ addressNote }) => addressNote)).toEqual([
      'Endereço na planilha: Centro.',
      'Endereço na planilha: Rua C, Centro.',
    ]);
    expect((await shownOf({ importSession }, 'fresh')).map(({ notices }) => notices)).toEqual([
      [],
      ['Endereço incompleto: falta o CEP. O endereço vai para as observações.'],
    ]);
  });
});

it('gives back the rows that did not come in as they were, defused, with the reason', async () => {
  const { importSession } = await importSessionWith('Nome;CPF;Obs\n;1;=1+1\nBia;;\nCaio;;ok');
  await importSession.plan({ resolved: nothing, choices: skip });
  const file = await importSession.rejected({ made: [4], reasons: [[3, 'O servidor recusou.']] });
  expect((await file.text()).replace('\uFEFF', '').split('\r\n')).toEqual([
    '"Nome";"CPF";"Obs";"Motivo"',
    '"";"1";"\'=1+1";"Nome: falta."',
    '"Bia";"";"";"O servidor recusou."',
  ]);
});

/** The lines of a file of rejected rows. */
const linesOf = async (file: Blob) =>
  papaparse.parse<string[]>((await file.text()).replace('\uFEFF', ''), { delimiter: ';' }).data;

describe('the file of the rows that do not come in', () => {
  it('before sending, has those alone that will not come in', async () => {
    const open = await importSessionWith(people, [bia]);
    await counts(open);
    const lines = await linesOf(await open.importSession.rejected({ made: null, reasons: [] }));
    expect(lines.map(([name, , , why]) => [name, why])).toEqual([
      ['Nome', 'Motivo'],
      ['ANA  DE SOUZA', 'Repete a linha 2.'],
      ['Outra Pessoa', carriesCpf],
      ['Bia Lima', 'Já está cadastrado: eleitor nº 812.'],
      ['', 'Nome: falta.'],
    ]);
  });

  it('put right and saved by hand, brings people in without the apostrophes', async () => {
    const { importSession } = await importSessionWith(
      [
        '"Nome";"Celular";"Nascimento";"Observações";"Motivo"',
        `"Hilda Camargo";"'+55 19 98111-1101";"31/12/1949";"'- avisar a filha";"Data de nascimento: não se lê."`,
        `"Amaro Leite";"'+5519981111102";"01/05/1960";"";"Telefone: …"`,
      ].join('\r\n'),
    );
    expect(await importSession.plan({ resolved: nothing, choices: skip })).toMatchObject({
      fresh: 2,
      wrong: 0,
    });
    const { items } = await importSession.items({ from: 0, count: 9 });
    expect(items.map(({ voter }) => [voter.phones, voter.note])).toEqual([
      [['19981111101'], '- avisar a filha'],
      [['19981111102'], ''],
    ]);
  });

  it('keeps the cells that a row has too many, and such a row stays out again', async () => {
    const open = await importSessionWith(
      'Nome;Rua;Celular\nRosa;Rua 3, 10; fundos;19981111301\nPlínio;Rua 3, 12;',
    );
    await open.importSession.plan({ resolved: nothing, choices: skip });
    const once = await open.importSession.rejected({ made: null, reasons: [] });
    expect((await linesOf(once))[1]?.slice(0, 3)).toEqual(['Rosa', 'Rua 3, 10', 'fundos']);
    const again = await importSessionWith(await once.text());
    expect(again.checked).toMatchObject({ total: 1, wrong: 1 });
    await again.importSession.plan({ resolved: nothing, choices: skip });
    expect(await (await again.importSession.rejected({ made: null, reasons: [] })).text()).toBe(
      await once.text(),
    );
  });

  it('makes no value of what was lost of a cell, also when it is read again', async () => {
    const open = await importSessionWith('Nome;CPF\n#N/D;1\n=;2\nB\uFFFDa;529.982.247-25\nBia Lima;#REF!');
    await open.importSession.plan({ resolved: nothing, choices: skip });
    const whyOf = async (one: typeof open) =>
      (await shownOf(one, 'all')).map(({ kind, why, notices }) => [kind, why, ...notices]);
    const all = await open.importSession.rejected({ made: [], reasons: [] });
    const again = await importSessionWith(await all.text());
    await again.importSession.plan({ resolved: nothing, choices: skip });
    expect((await whyOf(open)).map(([kind]) => kind)).toEqual(['wrong', 'wrong', 'fresh', 'fresh']);
    expect(await whyOf(again)).toEqual(await whyOf(open));
  });

  it('as the list of voters that this program writes, has no apostrophes left of it', async () => {
    const cells = ['7', '-x\n=1+1; +55', "D'Ávila, =2", '@ze', '01/02/2026 03:04'];
    const headings = ['Ref.', 'Observações', 'Nome', 'Apelido', 'Última atualização'];
    const columns = headings.map((header, at) => ({ header, value: () => cells[at] }));
    const text = await buildCsv(columns, [null]);
    expect(text).toContain("; '+55");
    const { importSession } = await importSessionWith(text);
    await importSession.plan({ resolved: nothing, choices: skip });
    const { items } = await importSession.items({ from: 0, count: 9 });
    expect(items.map(({ voter: { name, nickName, note } }) => [name, nickName, note])).toEqual([
      ["D'Ávila, =2", '@ze', '-x\n=1+1; +55'],
    ]);
  });

  it('says what each column is, where its heading does not', async () => {
    const importSession = createImportSession();
    await importSession.open({ source: ';1;a@b\n;2;c@d', separator: null, hasHeadings: false });
    const columns = ['name', 'cpf', 'none'] as const;
    await importSession.check({ columns, options });
    await importSession.plan({ resolved: nothing, choices: skip });
    const file = await importSession.rejected({ made: null, reasons: [] });
    expect((await linesOf(file))[0]).toEqual(['Nome (Coluna 1)', 'CPF (Coluna 2)', 'Coluna 3', 'Motivo']);
    const again = (await importSession.open({
      source: file,
      separator: null,
      hasHeadings: null,
    })) as OpenedSheet;
    expect(again).toMatchObject({ hasHeadings: true, isRejected: true, rows: 2 });
    expect(matchColumns(again.headings)).toEqual([...columns, 'none']);
  });

  it('read as it is, stands as it stood, whatever its cells are', async () => {
    const letter = fc.constantFrom(...`=+-@\uFF1D'",;|\t\n 1aé\u202E\uFF20.`);
    const cell = fc.oneof(
      fc.string({ unit: letter, maxLength: 12 }),
      fc.string({ unit: 'grapheme', maxLength: 12 }),
      fc.constantFrom(
        '+55 19 98111-1101',
        '-1.234,50',
        '31/02/1949',
        '="01234"',
        '2026-11-23',
        'Sim',
        "d'água",
      ),
    );
    const use = fc.constantFrom<ColumnUse>('none', 'email', 'phone', 'note', 'dateOfBirth', 'groups');
    const sheet = fc.integer({ min: 1, max: 4 }).chain((width) =>
      fc.record({
        headings: fc.array(fc.oneof(cell, fc.constantFrom('Nome', 'E-mail', 'Telefone', 'Motivo')), {
          minLength: width,
          maxLength: width,
        }),
        uses: fc.uniqueArray(use, { minLength: width, maxLength: width }),
        rows: fc.array(fc.array(cell, { minLength: width, maxLength: width }), {
          minLength: 1,
          maxLength: 5,
        }),
      }),
    );
    await fc.assert(
      fc.asyncProperty(sheet, async ({ headings, uses, rows }) => {
        const importSession = createImportSession();
        /** Rejected because the name is missing. */
        const rejected = async (source: Blob | string, columns: ColumnUse[] | null) => {
          const opened = await importSession.open({
            source,
            separator: ';',
            hasHeadings: columns ? true : null,
          });
          if (opened.kind === 'refused') return null;
          const known = columns ?? matchColumns(opened.headings);
          await importSession.check({ columns: known.slice(0, opened.headings.length), options });
          await importSession.plan({ resolved: nothing, choices: skip });
          return importSession.rejected({ made: null, reasons: [] });
        };
        const text = papaparse.unparse([headings, ...rows], { delimiter: ';', quotes: true });
        const once = await rejected(text, [...uses]);
        if (!once) return;
        const twice = await rejected(once, null);
        expect(await twice?.text()).toBe(await once.text());
      }),
      { numRuns: 500 },
    );
  });
});
