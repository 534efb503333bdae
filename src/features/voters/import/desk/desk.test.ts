import { describe, expect, it } from 'vitest';
import { columnUses, type ColumnUse } from '../columns/fields';
import { matchColumns } from '../columns/matchColumns';
import { createDesk } from './desk';
import type { Choices, OpenedSheet, Settled } from './questions';

const options = { areaCode: '', today: '2026-11-23' };
const nothing: Settled = { cities: {}, districts: {}, groups: {}, withoutAddress: 'note' };
const skip: Choices = { inBase: 'skip', inSheet: 'skip' };

/** A desk with a sheet on it, checked, and some voters that are there. */
async function deskWith(text: string, base: object[] = []) {
  const desk = createDesk();
  const opened = (await desk.open({ source: text, separator: null, hasHeadings: null })) as OpenedSheet;
  const columns: ColumnUse[] = matchColumns(opened.headings);
  expect(columns.every((use) => columnUses.some(({ value }) => value === use))).toBe(true);
  const checked = await desk.check({ columns, options });
  await desk.beginBase(null);
  await desk.addBase(new Blob([JSON.stringify({ data: base, total: base.length })]));
  return { desk, opened, checked };
}

const counts = async ({ desk }: Awaited<ReturnType<typeof deskWith>>, choices = skip, settled = nothing) => {
  const { fresh, completing, repeated, wrong } = await desk.plan({ settled, choices });
  return { fresh, completing, repeated, wrong };
};

const people = [
  'Nome;CPF;Celular',
  'Ana Souza;529.982.247-25;(19) 98765-4321',
  'ANA  DE SOUZA;;19987654321',
  'Outra Pessoa;52998224725;',
  'Bia Lima;;(19) 3456-7890',
  ';;',
  'Sem Telefone;;',
  'Sem Telefone;;',
  ';529.982.247-25;',
].join('\n');

const bia = {
  id: 812,
  name: 'Bia de Lima',
  telephones: [{ number: '1934567890' }],
  individualRegistration: '',
};

describe('what becomes of the rows', () => {
  it('goes by CPF, and by whole telephone and name', async () => {
    const open = await deskWith(people, [bia]);
    expect(open.checked).toMatchObject({ total: 7, wrong: 1, firstWrong: [{ row: 9, why: 'Nome: falta.' }] });
    expect(await counts(open)).toEqual({ fresh: 3, completing: 0, repeated: 3, wrong: 1 });
    const { firstRepeated } = await open.desk.plan({ settled: nothing, choices: skip });
    expect(firstRepeated.map(({ row, why }) => [row, why])).toEqual([
      [3, 'Repete a linha 2.'],
      [4, 'Repete a linha 2.'],
      [5, 'Já está cadastrado: eleitor nº 812.'],
    ]);
  });

  it('goes by what was chosen, and completes nobody twice', async () => {
    const twice = `${people}\nBia Lima;;1934567890`;
    const open = await deskWith(twice, [bia]);
    expect(await counts(open, { inBase: 'complete', inSheet: 'create' })).toEqual({
      ...{ fresh: 5, completing: 1, repeated: 1, wrong: 1 },
    });
    expect(await counts(open, { inBase: 'create', inSheet: 'create' })).toMatchObject({
      fresh: 7,
      repeated: 0,
    });
  });

  it('tells of which ones a search can say whether they were made', async () => {
    const { desk } = await deskWith(people, [bia]);
    await desk.plan({ settled: nothing, choices: { inBase: 'create', inSheet: 'create' } });
    const { items } = await desk.items({ from: 0, count: 99 });
    expect(items.filter(({ canTell }) => canTell)).toEqual([]);
    await desk.plan({ settled: nothing, choices: skip });
    const { items: fewer } = await desk.items({ from: 0, count: 99 });
    expect(fewer.map(({ row, canTell }) => [row, canTell])).toEqual([
      [2, true],
      [7, false],
      [8, false],
    ]);
  });

  it('compares by telephone alone where no CPF comes, and says so', async () => {
    const { desk } = await deskWith(people, [{ id: 5, name: 'Ana Souza', telephone: '19987654321' }]);
    expect(await desk.plan({ settled: nothing, choices: skip })).toMatchObject({
      hasCpf: false,
      compared: 1,
    });
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
  const settled: Settled = {
    ...{ cities: { 'campinas/sp': campinas }, groups: { idosos: 3 } },
    ...{ districts: { 'campinas/sp/cambui': cambui }, withoutAddress: 'note' },
  };

  it('name each city, bairro and group once', async () => {
    const { checked } = await deskWith(places);
    expect(checked).toMatchObject({
      cities: [{ key: 'campinas/sp', rows: 2 }],
      districts: [{ key: 'campinas/sp/cambui', rows: 1 }, { key: 'campinas/sp/lugar nenhum' }],
      groups: [{ key: 'idosos', label: 'Idosos', rows: 1 }],
      partial: 1,
    });
  });

  it('that cannot be recorded go to the note, or set the row aside', async () => {
    const { desk } = await deskWith(places);
    await desk.plan({ settled, choices: skip });
    const { items } = await desk.items({ from: 0, count: 9 });
    expect(
      items.map(({ address, addressNote, groupIds }) => [address?.district.label, addressNote, groupIds]),
    ).toEqual([
      ['Cambuí', '', [3]],
      [undefined, 'Endereço na planilha: Rua B, Lugar Nenhum, Campinas/SP, 13024-000.', []],
      [undefined, 'Endereço na planilha: Rua C, Cambuí, Campinas.', []],
      [undefined, '', []],
    ]);
    const aside = await desk.plan({ settled: { ...settled, withoutAddress: 'aside' }, choices: skip });
    expect(aside.firstWrong.map(({ why }) => why)).toEqual([
      'Bairro: não existe “Lugar Nenhum” nesta cidade.',
      'Endereço incompleto: falta o CEP.',
    ]);
  });
});

it('gives back the rows that did not come in as they were, defused, with the reason', async () => {
  const { desk } = await deskWith('Nome;CPF;Obs\nAna;1;=1+1\nBia;;\nCaio;;ok');
  await desk.plan({ settled: nothing, choices: skip });
  const file = await desk.rejected({ made: [4], reasons: [[3, 'O servidor recusou.']] });
  expect((await file.text()).replace('\uFEFF', '').split('\r\n')).toEqual([
    '"Nome";"CPF";"Obs";"Motivo"',
    '"Ana";"1";"\'=1+1";"CPF: não é um CPF: “1”."',
    '"Bia";"";"";"O servidor recusou."',
  ]);
});
