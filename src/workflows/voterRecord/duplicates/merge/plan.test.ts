import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { voterRecord, type VoterRecord } from '@/lookups/voters/voter';
import { inputFrom } from '@/features/voters/form/voterInput';
import { chosenFields, differences, differing, fullness, isAsBefore } from './fields';
import {
  areKin,
  inactiveFirst,
  isStatusOpen,
  joinNote,
  openChoice,
  planOf,
  proposedNote,
  proposedStay,
  scoreTwo,
  type Side,
  type Two,
} from './plan';

const record = (id: number, status: boolean): VoterRecord =>
  v.parse(voterRecord, { id, name: `Rita ${id}`, genre: 1, status });

const twoOf = (one: boolean, other: boolean): Two => ({ one: record(1, one), other: record(2, other) });

const sides = fc.constantFrom<Side>('one', 'other');
const pairs = fc.tuple(fc.boolean(), fc.boolean());

describe('whether the one that stays is active', () => {
  it('is open only while one of two is active and the other is not', () => {
    expect(isStatusOpen(twoOf(true, true))).toBe(false);
    expect(isStatusOpen(twoOf(false, false))).toBe(false);
    expect(isStatusOpen(twoOf(true, false))).toBe(true);
    expect(isStatusOpen(twoOf(false, true))).toBe(true);
  });

  it('has the inactive one first, and else both as they came', () => {
    expect(inactiveFirst(twoOf(true, false))).toEqual(['other', 'one']);
    expect(inactiveFirst(twoOf(false, true))).toEqual(['one', 'other']);
    expect(inactiveFirst(twoOf(true, true))).toEqual(['one', 'other']);
    expect(inactiveFirst(twoOf(false, false))).toEqual(['one', 'other']);
  });

  it('holds a merge until the person chose who stays, and then whether active', () => {
    const two = twoOf(false, true);
    expect(openChoice(two, {}, false)).toMatch(/escolha antes o cadastro que fica/);
    expect(openChoice(two, { status: 'one' }, false)).toMatch(/escolha antes o cadastro que fica/);
    expect(openChoice(two, {}, true)).toMatch(/escolha antes a situação/);
    expect(openChoice(two, { name: 'one' }, true)).toMatch(/escolha antes a situação/);
    expect(openChoice(two, { status: 'one' }, true)).toBeUndefined();
  });

  it('holds no other merge', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.boolean(), (both, hasChosen) => {
        expect(openChoice(twoOf(both, both), {}, hasChosen)).toBeUndefined();
      }),
    );
  });

  it('is what the person chose, whoever stays, and changed for nobody where both are the same', () => {
    fc.assert(
      fc.property(pairs, sides, sides, ([one, other], stays, status) => {
        const two = twoOf(one, other);
        const { kept, gone, input } = planOf(two, { stays, picks: { status }, note: null });
        expect([kept, gone]).toEqual(stays === 'one' ? [two.one, two.other] : [two.other, two.one]);
        expect(input.status).toBe(two[status].status);
      }),
    );
  });
});

it('a gender that was told is proposed over one that was not', () => {
  const two = twoOf(true, true);
  const withoutGenre = { ...two.one, genre: 3 };
  const choice = { picks: {}, note: null };
  expect(planOf({ ...two, one: withoutGenre }, { ...choice, stays: 'one' }).input.genre).toBe(1);
  expect(planOf({ ...two, one: withoutGenre }, { ...choice, stays: 'other' }).input.genre).toBe(1);
  expect(
    planOf({ one: withoutGenre, other: { ...two.other, genre: null } }, { ...choice, stays: 'one' }).input
      .genre,
  ).toBe(3);
});

describe('the name that is proposed', () => {
  const named = (one: string, other: string): Two => ({
    one: { ...record(1, true), name: one },
    other: { ...record(2, true), name: other },
  });
  const nameOf = (two: Two) => planOf(two, { stays: 'one', picks: {}, note: null }).input.name;

  it.each([
    ['Ana Lima', 'Ana Souza Lima', 'Ana Souza Lima'],
    ['Ana Souza Lima', 'Ana Lima', 'Ana Souza Lima'],
    ['Cecilia Patricia', 'Cecília Patrícia', 'Cecília Patrícia'],
    ['Cecília Patrícia', 'Cecilia Patricia', 'Cecília Patrícia'],
    ['CECÍLIA PATRÍCIA', 'Cecilia Patricia', 'Cecilia Patricia'],
    ['Cecilia Patricia', 'CECÍLIA PATRÍCIA', 'Cecilia Patricia'],
    ['José Lima', 'Jose Léma', 'José Lima'],
  ])('of “%s” that stays and “%s” is “%s”', (one, other, name) =>
    expect(nameOf(named(one, other))).toBe(name),
  );
});

const read = (id: number, fields: object = {}): VoterRecord =>
  v.parse(voterRecord, { id, name: 'Rita Sá', genre: 1, ...fields });
const two = (one: object, other: object): Two => ({ one: read(1, one), other: read(2, other) });
const proposed = { stays: 'one', picks: {}, note: null } as const;
const inputOf = (of: Two, choice: Partial<Parameters<typeof planOf>[1]> = {}) =>
  planOf(of, { ...proposed, ...choice }).input;
const phone = (number: string) => ({ number, type: 2, operator: 6 });
const street = {
  address: 'Rua A',
  addressNumber: '1',
  zipcode: '13010001',
  district: 'Centro',
  city: 'Campinas',
  state: 'SP',
};

it.each<[one: object, other: object, updated: [string, string] | null, stays: Side]>([
  [{ email: 'a@b.c' }, {}, null, 'one'],
  [{}, { email: 'a@b.c' }, null, 'other'],
  [{ email: 'a@b.c' }, { note: 'x' }, null, 'one'],
  [{}, {}, ['2026-01-01', '2026-01-02'], 'other'],
  [{}, {}, ['2026-01-02', '2026-01-01'], 'one'],
  [{}, {}, ['2026-01-01', '2026-01-01'], 'one'],
  [{ email: 'a@b.c' }, {}, ['2026-01-01', '2026-01-02'], 'one'],
])('of one with %j and another with %j, changed %j, stays %s', (one, other, updated, stays) =>
  expect(proposedStay(two(one, other), updated ? { one: updated[0], other: updated[1] } : undefined)).toBe(
    stays,
  ),
);

describe('what the one that stays will hold', () => {
  it('is its own where it has any, and else the other’s', () => {
    const input = inputOf(
      two({ email: 'a@b.c' }, { email: 'x@y.z', nickName: 'Lila', individualRegistration: '52998224725' }),
    );
    expect(input).toMatchObject({ email: 'a@b.c', nickName: 'Lila', individualRegistration: '52998224725' });
    expect(inputOf(two({ email: 'a@b.c' }, { email: 'x@y.z' }), { picks: { email: 'other' } }).email).toBe(
      'x@y.z',
    );
    expect(inputOf(two({ nickName: 'Lila' }, {}), { stays: 'other' }).nickName).toBe('Lila');
  });

  it('leaves alone who asked once to be left alone', () => {
    for (const [one, other] of [
      [true, false],
      [false, true],
      [false, false],
    ])
      expect(
        inputOf(two({ allowCommunication: one }, { allowCommunication: other })).allowCommunication,
      ).toBe(false);
    expect(inputOf(two({ allowCommunication: true }, { allowCommunication: true })).allowCommunication).toBe(
      true,
    );
  });

  it('is active where either is, and has the fuller name', () => {
    for (const stays of ['one', 'other'] as const) {
      expect(inputOf(two({ status: true }, { status: false }), { stays }).status).toBe(true);
      expect(inputOf(two({ status: false }, { status: false }), { stays }).status).toBe(false);
    }
    const nameOf = (one: string, other: string) => inputOf(two({ name: one }, { name: other })).name;
    expect(nameOf(' Ana  Lima ', 'Ana Lima')).toBe(' Ana  Lima ');
    expect(nameOf('Ana Lima', 'Bia Reis')).toBe('Ana Lima');
    expect(nameOf('ANA LIMA', 'Bia Reis')).toBe('ANA LIMA');
    expect(nameOf('Ana Lima', 'ANA LIMA')).toBe('Ana Lima');
  });

  it('has two telephones of both, each once, its own first, and the others in the note', () => {
    const of = two(
      { telephone: ['19981110001', ''].map(phone) },
      { telephone: ['19981110001', '19981110002', '1932350003'].map(phone) },
    );
    expect(inputOf(of).telephone.map(({ number }) => number)).toEqual(['19981110001', '19981110002']);
    expect(inputOf(of).note).toBe('Outro telefone: (19) 3235-0003');
    expect(inputOf(two({}, {})).telephone.map(({ number }) => number)).toEqual(['']);
  });

  it('has the groups and the families of both, each once, and neither in its own', () => {
    const mother = { electorId: 5, electorName: 'Eva', kinship: 8 };
    const family = (...relatives: object[]) => ({ relatives });
    const of = two(
      {
        groupsId: [1, 2],
        responsible: [{ responsibleId: 1, name: 'Helena' }],
        ...family(mother, { electorId: 2, electorName: 'Rita', kinship: 3 }),
      },
      {
        ...{
          groupsId: [2, 3],
          responsible: [
            { responsibleId: 1, name: 'HELENA ' },
            { responsibleId: 4, name: 'Caio' },
          ],
        },
        ...family(
          mother,
          { ...mother, kinship: 2 },
          { electorId: 1, electorName: 'Rita', kinship: 3 },
          { electorId: null, electorName: 'x', kinship: 1 },
        ),
      },
    );
    const { groupsId, responsible, relatives } = inputOf(of);
    expect(groupsId).toEqual([1, 2, 3]);
    expect(responsible.map(({ name }) => name)).toEqual(['Helena', 'Caio']);
    expect(relatives.map(({ elector, kinship }) => [elector?.value, kinship])).toEqual([
      [5, 8],
      [5, 2],
      [undefined, 1],
    ]);
  });

  it('has one address with the record that it goes back as, and a number that is none in the note', () => {
    const whole = two({}, street);
    expect(planOf(whole, proposed)).toMatchObject({
      input: { address: 'Rua A', addressNumber: '1' },
      recorded: { id: 2 },
    });
    expect(planOf(two(street, street), proposed).recorded.id).toBe(1);
    const written = two({}, { ...street, addressNumber: '1-A' });
    const taken = planOf(written, proposed);
    expect(taken).toMatchObject({ input: { address: 'Rua A', writtenNumber: '' }, recorded: { id: 1 } });
    expect(taken.input.note).toBe('Número do endereço: 1-A');
    const own = planOf(two({ ...street, addressNumber: '1-A' }, {}), proposed);
    expect(own).toMatchObject({ input: { writtenNumber: '1-A', note: '' }, recorded: { id: 1 } });
    const kept = planOf(two(street, { ...street, addressNumber: '1-A' }), proposed);
    expect([kept.input.note, kept.recorded.id]).toEqual(['', 1]);
  });

  it('has both notes, each once, without what a merge before left to be written, or the one that was typed', () => {
    const left = 'CPF a gravar: 1\nNome a gravar: x\nNascimento a gravar: y';
    const of = two({ note: ` Da feira.\n${left}\n` }, { note: 'DA  FEIRA. ' });
    expect(proposedNote(of, proposed)).toBe('Da feira.');
    expect(proposedNote(two({ note: 'Um.' }, { note: `Dois.\n${left}` }), proposed)).toBe('Um.\nDois.');
    expect(proposedNote(two({ note: 'Um.' }, { note: 'Sem Nome a gravar: x' }), proposed)).toBe(
      'Um.\nSem Nome a gravar: x',
    );
    expect(inputOf(of, { note: ' Meu. ' }).note).toBe('Meu.');
    expect([
      joinNote('', ' a '),
      joinNote(' a ', ' b '),
      joinNote('a', ' '),
      joinNote('Café da  manhã', 'CAFE DA MANHA'),
      joinNote(' ', 'b'),
    ]).toEqual([...['a', 'a\nb', 'a', 'Café da  manhã', 'b']]);
  });
});

it('two are kin where either stands in the other’s family', () => {
  const with_ = (electorId: number) => ({
    relatives: [
      { electorId: 9, electorName: 'x', kinship: 1 },
      { electorId, electorName: 'y', kinship: 1 },
    ],
  });
  expect([two(with_(2), {}), two({}, with_(1)), two(with_(1), with_(2)), two({}, {})].map(areKin)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it('two are judged by all that a record says, their mothers too', () => {
  const mother = (electorName: string) => ({
    relatives: [
      { electorId: 4, electorName: 'Bia', kinship: 2 },
      { electorId: 5, electorName, kinship: 8 },
    ],
  });
  const born = { dateOfBirth: '1950-01-02' };
  expect(
    scoreTwo(two({ ...born, ...mother('Rita Prado') }, { ...born, ...mother('Zulmira Reis') })).apart,
  ).toBe('Mães diferentes');
  expect(scoreTwo(two({ ...born, ...mother('Eva Sá') }, { ...born, ...mother('Eva Sá') })).reasons).toContain(
    'Mesma mãe',
  );
  expect(scoreTwo(two({ ...born, ...street }, { ...born, ...street })).reasons).toContain('Mesmo endereço');
  expect(
    scoreTwo(two({ telephone: [phone('19981110001')] }, { telephone: [phone('19981110001')] })).reasons,
  ).toContain('Mesmo celular');
});

describe('the fields of two records', () => {
  const full = {
    ...{
      ...street,
      cityId: 1,
      districtId: 2,
      nickName: 'Lila',
      individualRegistration: '52998224725',
      dateOfBirth: '1950-01-02',
    },
    ...{
      maritalStatusId: 1,
      email: 'a@b.c',
      telephone: [phone('19981110001')],
      voterRegistration: '012345670124',
    },
    ...{
      electoralZone: '1',
      votingSection: '2',
      schoolId: 3,
      school: 'A',
      healthCard: '123',
      professionId: 4,
      profession: 'B',
    },
    ...{
      sonsIn: 2,
      note: 'x',
      groupsId: [1],
      responsible: [{ responsibleId: 1, name: 'C' }],
      voterRegistrationStatusId: 1,
    },
    ...{ relatives: [{ electorId: 5, electorName: 'D', kinship: 8 }], voteStatusId: 1 },
  };
  const changes: Record<string, object> = {
    ...{
      Nome: { name: 'Rita Sá Lima' },
      Apelido: { nickName: 'Lia' },
      CPF: { individualRegistration: '11144477735' },
    },
    ...{
      'E-mail': { email: 'x@b.c' },
      Telefone: { telephone: [phone('19981110002')] },
      Observações: { note: 'y' },
    },
  };

  it('are told apart one by one, and not by capitals and blanks', () => {
    const there = inputFrom(read(1, full));
    expect(differences(there, read(1, full))).toEqual([]);
    for (const [label, change] of Object.entries(changes)) {
      const told = differences(there, read(1, { ...full, ...change }));
      expect(told).toHaveLength(1);
      expect(told[0]).toContain(label.slice(0, 5));
    }
    const more = [
      ...[
        { address: 'Rua B' },
        { addressNumber: '2-B' },
        { districtId: 9 },
        { groupsId: [1, 2] },
        { school: 'Z', schoolId: 8 },
      ],
      ...[
        { responsible: [{ responsibleId: 1, name: 'E' }] },
        { relatives: [{ electorId: 6, electorName: 'D', kinship: 8 }] },
      ],
      ...[
        { relatives: [{ electorId: null, electorName: 'D', kinship: 8 }] },
        { status: false },
        { allowCommunication: false },
      ],
    ];
    for (const change of more) expect(differences(there, read(1, { ...full, ...change }))).toHaveLength(1);
    const alike = {
      name: ' RITA  SÁ',
      email: 'A@B.C',
      groupsId: [1],
      school: 'z',
      telephone: [phone('19981110001'), phone('')],
    };
    expect(differences(there, read(1, { ...full, ...alike }))).toEqual([]);
    const turned = [{ groupsId: [1, 2] }, { groupsId: [2, 1] }].map((groups) =>
      read(1, { ...full, ...groups }),
    );
    expect(differences(inputFrom(turned[0] as VoterRecord), turned[1] as VoterRecord)).toEqual([]);
    expect(isAsBefore(read(1, full), read(1, { ...full, name: 'RITA SÁ' }))).toBe(true);
    expect([isAsBefore(read(1, full), read(2, full)), isAsBefore(read(1, full), read(1, {}))]).toEqual([
      false,
      false,
    ]);
  });

  it('are shown as they are read, and counted where they are filled', () => {
    const textOf = (fields: object) =>
      Object.fromEntries(chosenFields.map(({ key, textOf: own }) => [key, own(inputFrom(read(1, fields)))]));
    expect(textOf({ ...full, nickName: ' Lila ' })).toMatchObject({
      ...{
        name: 'Rita Sá',
        nickName: 'Lila',
        individualRegistration: '529.982.247-25',
        dateOfBirth: '02/01/1950',
      },
      ...{
        genre: 'Masculino',
        status: 'Ativo',
        allowCommunication: 'Sim',
        school: 'A',
        profession: 'B',
        sonsIn: '2',
      },
    });
    expect(textOf({ allowCommunication: false, genre: null })).toMatchObject({
      ...{ genre: '', maritalStatusId: '', address: '', school: '', allowCommunication: 'Não', sonsIn: '' },
    });
    expect(differing(inputFrom(read(1, full)), inputFrom(read(2, full)))).toEqual([]);
    expect(
      differing(inputFrom(read(1, full)), inputFrom(read(2, { ...full, email: '' }))).map(({ key }) => key),
    ).toEqual(['email']);
    const least = fullness(inputFrom(read(1)));
    expect(fullness(inputFrom(read(1, { email: 'a@b.c', note: 'x', groupsId: [1] })))).toBe(least + 3);
    expect(fullness(inputFrom(read(1, street)))).toBe(least + 1);
  });
});
