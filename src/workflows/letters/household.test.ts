import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { NameChoice } from '@/formats/personName';
import { addresseeOf } from './addressee';
import { aloneOf, householdsOf, maxOfHousehold } from './household';
import { savedText } from './kind';
import type { Recipient } from './recipient';

const base: Recipient = {
  ...{ id: 1, name: 'Ana Souza', nickName: '', social: '', genre: null, isActive: true, allows: null },
  ...{
    street: 'Rua das Flores, 10',
    district: 'Centro',
    city: 'Campinas',
    state: 'SP',
    zipcode: '13010-001',
  },
};

const at = (...places: Partial<Recipient>[]) =>
  places.map((place, index) => ({ ...base, ...place, id: index }));
const idsOf = (people: readonly Recipient[]) =>
  householdsOf(people).map((household) => household.map(({ id }) => id));

describe('who lives at one address', () => {
  it.each<[what: string, places: Partial<Recipient>[], together: number[][]]>([
    ['the same', [{}, {}], [[0, 1]]],
    ['another spelling', [{}, { street: 'R. das  FLORES, nº 10' }], [[0, 1]]],
    [
      'a flat of the same number',
      [{ street: 'Av. Brasil, 5, apto. 12' }, { street: 'Avenida Brasil, 5, Ap 12' }],
      [[0, 1]],
    ],
    ['another flat', [{ street: 'Av. Brasil, 5, ap 12' }, { street: 'Av. Brasil, 5, ap 13' }], [[0], [1]]],
    ['no flat and one', [{ street: 'Av. Brasil, 5' }, { street: 'Av. Brasil, 5, ap 13' }], [[0], [1]]],
    ['another number', [{}, { street: 'Rua das Flores, 12' }], [[0], [1]]],
    ['another city', [{}, { city: 'Valinhos' }], [[0], [1]]],
    [
      'a city of that name in another state',
      [
        { city: 'Bom Jesus', state: 'PI', zipcode: '' },
        { city: 'Bom Jesus', state: 'RS', zipcode: '' },
      ],
      [[0], [1]],
    ],
    ['a street of that name elsewhere', [{}, { zipcode: '13060-100', district: 'Vila Rica' }], [[0], [1]]],
    ['a postal code missing', [{}, { zipcode: '' }], [[0, 1]]],
    ['one missing, in another district', [{}, { zipcode: '', district: 'Vila Rica' }], [[0], [1]]],
    ['both missing', [{ zipcode: '' }, { zipcode: '' }], [[0, 1]]],
    ['without a number', [{ street: 'Rua das Flores' }, { street: 'Rua das Flores' }], [[0], [1]]],
    ['s/n', [{ street: 'Rua das Flores, S/N' }, { street: 'Rua das Flores, S/N' }], [[0], [1]]],
    ['a street with a number for its name', [{ street: 'Rua 7' }, { street: 'Rua 7' }], [[0], [1]]],
    ['no address', [{ street: '' }, { street: '' }], [[0], [1]]],
    ['the one with a postal code behind', [{ zipcode: '' }, {}], [[0, 1]]],
    [
      'a postal code missing, of two houses',
      [{ zipcode: '' }, {}, { zipcode: '13060-100', district: '' }],
      [[0], [1], [2]],
    ],
    ['a district missing', [{ zipcode: '', district: '' }, {}], [[0, 1]]],
    [
      'another district, both without a code',
      [{ zipcode: '' }, { zipcode: '', district: 'Vila' }],
      [[0], [1]],
    ],
    ['a code of another district', [{}, { district: 'Vila' }], [[0, 1]]],
    ['no city', [{ city: '' }, { city: '' }], [[0], [1]]],
    ['no street but a number', [{ street: ', 10' }, { street: ', 10' }], [[0], [1]]],
    ['a street called N', [{ street: 'Rua N, 5' }, { street: 'Rua, 5' }], [[0], [1]]],
    ['a street of a name that begins so', [{ street: 'Rua Norte, 5' }, { street: 'Rua, 5' }], [[0], [1]]],
    [
      'the number behind a no that is a word',
      [{ street: 'Rua No Alto, 5' }, { street: 'Rua Alto, 5' }],
      [[0], [1]],
    ],
    ['in the order of the first', [{ street: 'Rua B, 1' }, {}, { street: 'Rua B, 1' }], [[0, 2], [1]]],
  ])('%s', (_, places, together) => {
    expect(idsOf(at(...places))).toEqual(together);
  });

  it('is not who shares it with too many', () => {
    const many = (count: number) => at(...Array.from({ length: count }, () => ({})));
    expect(householdsOf(many(maxOfHousehold))).toHaveLength(1);
    expect(householdsOf(many(maxOfHousehold + 1))).toHaveLength(maxOfHousehold + 1);
  });

  it('loses nobody and takes nobody twice, whatever the addresses', () => {
    const place = fc.record({
      street: fc.constantFrom('Rua A, 1', 'R. A, 1', 'Rua A, 1, casa 2', 'Rua A', ''),
      district: fc.constantFrom('Centro', 'Vila', ''),
      zipcode: fc.constantFrom('13010-001', '13010-002', ''),
      city: fc.constantFrom('Campinas', ''),
    });
    fc.assert(
      fc.property(fc.array(place, { maxLength: 30 }), (places) => {
        const people = at(...places);
        const ids = idsOf(people);
        expect(ids.flat().toSorted((a, b) => a - b)).toEqual(people.map(({ id }) => id));
        expect(ids.map(([first]) => first)).toEqual(
          ids.map(([first]) => first).toSorted((a = 0, b = 0) => a - b),
        );
        for (const household of householdsOf(people))
          expect(new Set(household.map(({ zipcode }) => zipcode).filter(Boolean)).size).toBeLessThan(2);
      }),
    );
  });
});

const named = (names: readonly (string | Partial<Recipient>)[], choice: NameChoice = 'record') => {
  const [first = base, ...others] = names.map((name, id) => ({
    ...{ ...base, id },
    ...(typeof name === 'string' ? { name } : name),
  }));
  return addresseeOf([first, ...others], choice);
};

describe('the names of an address', () => {
  it.each([
    [['ANA SOUZA'], 'Ana Souza'],
    [['Dr. Otoniel Brandt'], 'Dr. Otoniel Brandt'],
    [['Ana Maria Souza', 'CARLOS SOUZA'], 'Ana e Carlos Souza'],
    [['Ana da Silva', 'Rui da Silva'], 'Ana e Rui da Silva'],
    [['Ana Lima', 'Carlos Souza'], 'Ana Lima e Carlos Souza'],
    [['Ana Souza', 'Carlos Souza', 'Bia Souza'], 'Família Souza'],
    [['Ana da Silva', 'Rui DA SILVA', 'Bia da Silva'], 'Família da Silva'],
    [['Ana Lima', 'Carlos Souza', 'Bia Reis'], 'Ana Lima, Carlos Souza e Bia Reis'],
    [['Ana Lima', 'Caio Sá', 'Bia Reis', 'Eva Dias'], 'Ana Lima, Caio Sá e demais moradores'],
    [['José Souza', 'José Souza Filho'], 'José Souza e José Souza Filho'],
    [['Ana', 'Rui Souza'], 'Ana e Rui Souza'],
    [['Dra. Ana Souza', 'Rui Souza'], 'Ana e Rui Souza'],
  ])('%j are %s', (names, together) => {
    expect(named(names).name).toBe(together);
  });

  it('are the ones that people bear, where those are chosen', () => {
    const lua = { name: 'João Carlos Lima', social: 'Luana Ribeiro', nickName: 'Lua' };
    const lila = { name: 'Aurélia Lima', nickName: 'Lila' };
    expect(named([lua, lila], 'record').name).toBe('João e Aurélia Lima');
    expect(named([lua, lila], 'social').name).toBe('Luana Ribeiro e Aurélia Lima');
    expect(named([lila], 'called')).toMatchObject({ name: 'Lila Lima', inText: 'Lila Lima', called: 'Lila' });
    expect(named([lua], 'called')).toMatchObject({ name: 'Luana Ribeiro', called: 'Luana' });
  });

  it('have a treatment for all of them, and no title after it', () => {
    const she = { genre: 'female' } as const;
    const he = { name: 'Rui Souza', genre: 'male' } as const;
    expect(named([she]).treatment).toBe('Senhora');
    expect(named([he]).treatment).toBe('Senhor');
    expect(named([base]).treatment).toBe('Prezado(a)');
    expect(named([she, { ...she, name: 'Bia Souza' }]).treatment).toBe('Senhoras');
    expect(named([she, he]).treatment).toBe('Senhores');
    expect(named([she, base]).treatment).toBe('Prezados(as)');
    expect(named([she, he, base]).treatment).toBe('Prezada');
    expect(named([{ name: 'Dr. Rui Souza' }])).toMatchObject({ inText: 'Rui Souza', called: 'Rui' });
  });
});

it('what one for each address saves is told in pieces, and in sheets of labels', () => {
  const paper = { kind: 'letter', envelope: 'dl', grid: 'l30' } as const;
  expect(savedText(paper, 10, 7)).toBe('3 cartas');
  expect(savedText({ ...paper, kind: 'envelope' }, 10, 9)).toBe('1 envelope');
  expect(savedText({ ...paper, kind: 'label' }, 70, 60)).toBe('10 etiquetas (1 folha)');
  expect(savedText({ ...paper, kind: 'label' }, 60, 50)).toBe('10 etiquetas');
  expect(savedText(paper, 7, 7)).toBe('');
  expect(aloneOf([base])).toEqual([[base]]);
});
