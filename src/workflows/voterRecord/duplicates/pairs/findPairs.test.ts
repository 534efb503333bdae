import { describe, expect, it } from 'vitest';
import { plantedKinds, plantVoters, type BaseRowSent } from '@tests/plantedVoters';
import { listOf } from '@/api/reply';
import { pairKey } from '../pair';
import { createFinder } from './finder';
import { findPairs } from './findPairs';
import { traitsOf } from '@/lookups/voters/alike/traits';
import { baseRow, knownOf, missingColumns } from './known';

const read = listOf(baseRow);
const find = (rows: readonly object[]) =>
  findPairs(read({ data: rows, total: rows.length }).rows.map(knownOf));

describe('the planted pairs of a base', () => {
  const { rows, planted } = plantVoters(20261123, 4_000, 200);
  const { pairs } = find(rows);
  const found = new Set(pairs.map(({ one, other }) => pairKey(one.id, other.id)));
  const isFound = ({ ids: [one, other] }: (typeof planted)[number]) => found.has(pairKey(one, other));

  it.each(Object.keys(plantedKinds))('are found: %s', (kind) => {
    const all = planted.filter((one) => one.kind === kind);
    expect(all).toHaveLength(20);
    expect(all.filter(isFound).length).toBeGreaterThanOrEqual(18);
  });

  it('are nearly all that is found', () => {
    const right = planted.filter(isFound).length;
    expect(right / planted.length).toBeGreaterThanOrEqual(0.96);
    expect(right / pairs.length).toBeGreaterThanOrEqual(0.95);
  });
});

const blank = {
  nickName: '',
  genreName: '',
  telephone: '',
  telephones: [],
  email: '',
  individualRegistration: '',
  dateOfBirth: null,
  address: '',
  addressNumber: '',
  zipcode: '',
  formattedAddress: '',
  districtAndCity: '',
};
const phoned = (number: string) => ({ telephone: number, telephones: [{ typeName: 'Celular', number }] });
const home = { ...phoned('1932340001'), address: 'Rua das Flores', addressNumber: '10' };
const two = (one: Partial<BaseRowSent>, other: Partial<BaseRowSent>) =>
  find([
    { ...blank, id: 1, ...one },
    { ...blank, id: 2, ...other },
  ]).pairs[0];

it('come in the order of the judgement: who is surely one before who shares a house, and who is inactive', () => {
  const { pairs } = find([
    { ...blank, id: 1, name: 'Sebastião Alves Ramos', ...home, status: false },
    { ...blank, id: 2, name: 'Sebastião Alves Ramos', ...home },
    { ...blank, id: 3, name: 'Rita Lima', ...phoned('19981110001') },
    { ...blank, id: 4, name: 'RITA LIMA', ...phoned('19981110001') },
  ]);
  const [sure, perhaps] = pairs;
  expect([sure?.is, perhaps?.is]).toEqual(['same', 'perhaps']);
  expect(sure?.score).toBeLessThan(perhaps?.score ?? 0);
  expect([perhaps?.one.isActive, perhaps?.other.isActive, sure?.one.isActive]).toEqual([false, true, true]);
});

describe('what is said of a pair', () => {
  it.each<[string, Partial<BaseRowSent>, Partial<BaseRowSent>, string[]]>([
    [
      'CPF',
      { name: 'Ana Lima', individualRegistration: '52998224725' },
      { name: 'Ana Lima', individualRegistration: '529.982.247-25' },
      ['Mesmo CPF', 'Mesmo nome'],
    ],
    [
      'phone and first name',
      { name: 'Rita Lima', ...phoned('19981110001') },
      { name: 'Rita Prado', ...phoned('+55 19 98111-0001') },
      ['Mesmo celular e primeiro nome'],
    ],
    [
      'name and birth',
      { name: 'José da Silva', dateOfBirth: '1980-02-03' },
      { name: 'JOSE SILVA', dateOfBirth: '1980-02-03' },
      ['Mesmo nome e data de nascimento'],
    ],
    [
      'name and address',
      { name: 'Luiz Souza', address: 'Rua das Flores', addressNumber: '10' },
      { name: 'Luís Sousa', address: 'R. das Flores', addressNumber: '10' },
      ['Nome com outra grafia', 'Mesmo endereço'],
    ],
  ])('%s', (_, one, other, reasons) => expect(two(one, other)?.reasons).toEqual(reasons));

  it('two valid CPFs that differ are two people, whatever else agrees', () => {
    const alike = { name: 'Rita Lima', ...phoned('19981110001'), dateOfBirth: '1980-02-03' };
    expect(two(alike, alike)?.score).toBe(100);
    const apart = two(
      { ...alike, individualRegistration: '52998224725' },
      { ...alike, individualRegistration: '11144477735' },
    );
    expect(apart).toBeUndefined();
    // An invalid CPF proves nothing.
    expect(
      two(
        { ...alike, individualRegistration: '52998224725' },
        { ...alike, individualRegistration: '12345678900' },
      )?.against,
    ).toEqual([]);
  });

  it('father and son of one name, telephone and address are not shown, a slip in a birth date is', () => {
    const born = (dateOfBirth: string) => ({
      ...{ name: 'Antônio Carlos Pereira', address: 'Rua das Flores', addressNumber: '10', dateOfBirth },
      ...phoned('1932351201'),
    });
    expect(two(born('1948-05-10'), born('1979-11-22'))).toBeUndefined();
    expect(two(born('1948-05-10'), born('1948-05-11'))).toBeDefined();
    const cpf = { individualRegistration: '71829035550' };
    expect(two({ ...born('1948-05-10'), ...cpf }, { ...born('1979-11-22'), ...cpf })?.against).toEqual([
      'Datas de nascimento diferentes',
    ]);
  });

  it('day and month turned are met, where both may be a month', () => {
    const born = (dateOfBirth: string) => ({ name: 'Ana Maria Lima', dateOfBirth, email: '' });
    expect(two(born('1950-03-12'), born('1950-12-03'))?.reasons).toContain(
      'Dia e mês do nascimento trocados',
    );
    expect(two(born('1950-02-01'), born('1950-01-02'))).toBeDefined();
    expect(two(born('1950-02-01'), born('1951-01-02'))).toBeUndefined();
  });

  it('is told of who has the lower number first, each pair once, the likeliest first', () => {
    const alike = { ...blank, name: 'Rita Lima', ...phoned('19981110001'), dateOfBirth: '1980-02-03' };
    const { pairs, found } = find(
      [9, 3, 5].map((id) => ({ ...alike, id, status: id !== 5, districtAndCity: `${id}` })),
    );
    expect(pairs.map(({ one, other }) => [one.id, other.id])).toEqual([
      [3, 5],
      [3, 9],
      [5, 9],
    ]);
    expect([found, pairs[0]?.one]).toEqual([
      3,
      { id: 3, name: 'Rita Lima', birth: '1980-02-03', phone: '19981110001', place: '3', isActive: true },
    ]);
    expect(pairs[0]?.other.isActive).toBe(false);
    expect(
      find([
        { ...alike, id: 4 },
        { ...alike, id: 4 },
      ]),
    ).toEqual({ pairs: [], found: 0 });
  });

  it('a telephone or e-mail of eight is still theirs, of nine it is an office’s', () => {
    const names = 'Ana Bia Caio Davi Eva Fábio Gil Hugo Íris'.split(' ');
    const of = (count: number, shared: object) =>
      find(
        names
          .slice(0, count)
          .flatMap((name, at) => [{ ...blank, id: at + 1, name: `${name} Lima`, ...shared }])
          .concat({ ...blank, id: 99, name: 'Ana Lima', ...shared }),
      ).pairs.length;
    expect([of(7, phoned('19981110001')), of(8, phoned('19981110001'))]).toEqual([1, 0]);
    expect([of(7, { email: 'a@exemplo.com' }), of(8, { email: 'a@exemplo.com' })]).toEqual([1, 0]);
  });

  const house = { address: 'Rua das Flores', addressNumber: '10' };

  it('in a large house are compared only who begin alike', () => {
    const inHouse = (count: number, [first, second]: [string, string]) =>
      find([
        ...Array.from({ length: count }, (_, at) => ({
          ...blank,
          id: at + 10,
          name: `Zeca${at} Prado`,
          ...house,
        })),
        ...[first, second].map((name, at) => ({ ...blank, id: at + 1, name, ...house })),
      ]).pairs.some(({ one, other }) => one.id === 1 && other.id === 2);
    // Up to sixty form one block; in a larger one, people whose first names begin differently are not compared.
    expect(
      [58, 59].map((count) => inHouse(count, ['Maria Aparecida Rocha', 'Cida Aparecida Rocha'])),
    ).toEqual([...[inHouse(0, ['Maria Aparecida Rocha', 'Cida Aparecida Rocha']), false]]);
    expect([58, 59].map((count) => inHouse(count, ['Ana Maria Sá', 'Ana Maria Sá']))).toEqual([true, true]);
  });

  it('in a town nobody is compared', () => {
    const of = (count: number, names: [string, string]) =>
      find([
        ...Array.from({ length: count }, (_, at) => ({
          ...blank,
          id: at + 10,
          name: `Zeca${at} Prado`,
          ...house,
        })),
        ...names.map((name, at) => ({ ...blank, id: at + 1, name, ...house })),
      ]).pairs.some(({ one, other }) => one.id === 1 && other.id === 2);
    expect([of(0, ['Ana Maria Sá', 'Ana Maria Sá']), of(100, ['Ana Maria Sá', 'Ana Maria Sá'])]).toEqual([
      true,
      true,
    ]);
    expect([of(398, ['Zeca Sá', 'Zeca Sá']), of(399, ['Zeca Sá', 'Zeca Sá'])]).toEqual([true, false]);
  });

  it('a telephone of many is nobody’s', () => {
    const rows = Array.from({ length: 12 }, (_, at) => ({
      ...blank,
      id: at + 1,
      name: `Rita ${'Lima Prado Souza Alves Dias Rocha Moura Pinto Costa Nunes Ramos Leal'.split(' ')[at]}`,
      ...phoned('1932350000'),
    }));
    expect(find(rows).pairs).toEqual([]);
  });
});

describe('the pages of a base', () => {
  const body = (rows: readonly object[]) => new Blob([JSON.stringify({ data: rows, total: 2 })]);

  it('may lack the compared columns, which is said', async () => {
    const finder = createFinder();
    const thin = { id: 1, name: 'Rita Lima', telephone: '19981110001', email: '', formattedAddress: '' };
    const page = await finder.add(body([thin, { ...thin, id: 2 }]));
    expect(page.missing).toEqual(['CPF', 'data de nascimento', 'segundo telefone', 'CEP']);
    expect((await finder.finish()).pairs).toMatchObject([{ reasons: ['Mesmo nome', 'Mesmo celular'] }]);
  });

  it('give one who moved to the next page once', async () => {
    const finder = createFinder();
    const one = { ...blank, id: 1, name: 'Rita Lima', ...phoned('19981110001') };
    await finder.add(body([one]));
    await finder.add(body([one]));
    expect(await finder.finish()).toMatchObject({ compared: 1, pairs: [] });
  });
});

it('columns are missing that no row of a page has', () => {
  const thin = { id: 1, name: 'Rita', telephone: '', email: '', formattedAddress: '', districtAndCity: '' };
  expect(missingColumns([thin])).toEqual(['CPF', 'data de nascimento', 'segundo telefone', 'CEP']);
  expect(missingColumns([thin, { ...thin, zipcode: '', dateOfBirth: null }])).toEqual([
    'CPF',
    'segundo telefone',
  ]);
  expect(
    missingColumns([{ ...thin, individualRegistration: '', telephones: [], zipcode: '', dateOfBirth: null }]),
  ).toEqual([]);
});

it('a row is compared by what it has, and by the list’s own address where it lacks its columns', () => {
  const thin = {
    id: 1,
    name: 'Rita',
    telephone: '19981110001',
    email: 'a@b.c',
    formattedAddress: 'Rua A, 1',
    districtAndCity: 'Centro',
  };
  const facts = { name: 'Rita', phones: ['19981110001'], email: 'a@b.c' };
  expect(knownOf(thin)).toEqual({
    ...traitsOf({
      ...facts,
      address: 'Rua A, 1',
      nickName: '',
      cpf: '',
      birth: '',
      zipcode: '',
      houseNumber: '',
      genre: '',
    }),
    ...{ id: 1, shown: 'Rita', place: 'Centro', isActive: true },
  });
  const more = {
    nickName: 'Lila',
    individualRegistration: '52998224725',
    dateOfBirth: '1950-01-02',
    zipcode: '13010001',
  };
  const whole = {
    ...thin,
    ...more,
    telephones: [{ number: '1932350001' }],
    genreName: 'Feminino',
    status: false,
  };
  expect(knownOf({ ...whole, address: 'Rua B', addressNumber: '2' })).toEqual({
    ...traitsOf({
      ...{
        ...facts,
        phones: ['19981110001', '1932350001'],
        address: 'Rua B 2',
        nickName: 'Lila',
        cpf: '52998224725',
      },
      ...{ birth: '1950-01-02', zipcode: '13010001', houseNumber: '2', genre: 'Feminino' },
    }),
    ...{ id: 1, shown: 'Rita', place: 'Centro', isActive: false },
  });
});
