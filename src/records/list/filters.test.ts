import { describe, expect, it } from 'vitest';
import { choices } from '@/formats/choices';
import {
  activeFilters,
  choiceFilter,
  dateFilter,
  emptyFilters,
  helpingFilter,
  idFilter,
  idsFilter,
  lookupFilter,
  lookupsFilter,
  phoneFilter,
  referenceFilter,
  textFilter,
  tidyFilters,
  wireSearch,
  withoutFilter,
  type Filter,
} from './filters';

interface Names {
  users: Record<number, string>;
}

const activeOrNot = choices([
  { value: true, label: 'Ativo' },
  { value: false, label: 'Inativo' },
]);

const table = {
  name: textFilter('Nome'),
  zipcode: textFilter('CEP', { show: (digits) => `${digits.slice(0, 5)}-${digits.slice(5)}`, wire: 'cep' }),
  telephone: phoneFilter('Telefone'),
  start: dateFilter('A partir de'),
  userId: idFilter('Responsável', (id, { users }: Names) => users[id] ?? `nº ${id}`),
  groupIds: idsFilter('Grupo', (id) => `grupo ${id}`, { wire: 'groupsId' }),
  isActive: choiceFilter('Situação', activeOrNot, { wire: 'status' }),
  city: lookupFilter('Cidade', { wire: 'cityId' }),
  districts: lookupsFilter('Bairro', { wire: 'districtsId', within: 'city' }),
  help: helpingFilter(),
};
const inAddress = {
  ...table,
  reference: referenceFilter('Referência'),
  size: choiceFilter('Tamanho', choices([{ value: 3, label: 'Três' }])),
  kind: choiceFilter('Tipo', choices([{ value: 'a-b', label: 'A' }])),
};

const nothing = emptyFilters(table);
const all = {
  name: ' Ana ',
  zipcode: '13010001',
  telephone: '(19) 98123-4567',
  start: '2026-11-20',
  userId: 7,
  groupIds: [1, 2],
  isActive: false,
  city: { value: 9, label: 'Campinas/SP' },
  districts: [
    { value: 4, label: 'Cambuí' },
    { value: 5, label: 'Centro' },
  ],
  help: { value: 8, label: 'Campinas' },
};
const names = { users: { 7: 'Helena' } };

describe('a table of filters', () => {
  it('gives their empty values, which have no chip', () => {
    expect(nothing).toEqual({
      name: '',
      zipcode: '',
      telephone: '',
      start: '',
      userId: null,
      groupIds: [],
      isActive: null,
      city: null,
      districts: [],
      help: null,
    });
    expect(activeFilters(table, nothing, names)).toEqual([]);
  });

  it('gives the chips, as they are read on the screen', () => {
    const chips = activeFilters(table, tidyFilters(table, all), names);
    expect(chips.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Nome: Ana',
      'CEP: 13010-001',
      'Telefone: (19) 98123-4567',
      'A partir de: 20/11/2026',
      'Responsável: Helena',
      'Grupo: grupo 1, grupo 2',
      'Situação: Inativo',
      'Cidade: Campinas/SP',
      'Bairro: Cambuí, Centro',
    ]);
  });

  it('gives the search as it is sent, under the names of the wire', () => {
    expect(wireSearch(table, { ...tidyFilters(table, all), page: 2, limit: 10 })).toEqual({
      name: 'Ana',
      cep: '13010001',
      telephone: '19981234567',
      start: '2026-11-20',
      userId: 7,
      groupsId: [1, 2],
      status: false,
      cityId: 9,
      districtsId: [4, 5],
      help: undefined,
      page: 2,
      limit: 10,
    });
  });

  it('sends nothing of what is not chosen', () => {
    expect(wireSearch(table, { ...nothing, page: 1, limit: 10 })).toMatchObject({
      cityId: undefined,
      districtsId: [],
    });
  });

  it.each<[keyof typeof inAddress, unknown, string]>([
    ['start', '2026-11-20', '2026-11-20'],
    ['userId', 7, '7'],
    ['userId', 123_456_789, '123456789'],
    ['groupIds', [1, 20], '1.20'],
    ['isActive', true, 'true'],
    ['isActive', false, 'false'],
    ['size', 4, '4'],
    ['kind', 'a-b', 'a-b'],
    ['city', { value: 9, label: 'Campinas/SP' }, '9-Campinas/SP'],
    ['city', { value: 3550308, label: 'x'.repeat(80) }, `3550308-${'x'.repeat(80)}`],
    ['districts', all.districts, '4-Cambuí|5-Centro'],
    ['help', { value: 8, label: 'Campinas' }, '8-Campinas'],
    ['reference', 'AT-12', 'AT-12'],
  ])('stands in the address, and is read from it again: %s %j', (name, value, text) => {
    const { address } = inAddress[name] as Filter<unknown>;
    expect([address?.write(value), address?.read(text)]).toEqual([text, value]);
  });

  it.each<[keyof typeof inAddress, string, ...string[]]>([
    ['start', '2026-02-30', '2026-11-20T09:00', '2026-11-20 09:00', '20/11/2026', ''],
    ['userId', '1234567890', 'x1', '1x', '-1', '1.5', ''],
    ['groupIds', '1.x', '', '1.'],
    ['isActive', 'talvez', ''],
    ['size', 'a', ''],
    ['kind', 'a b', '', 'a'.repeat(31)],
    ['city', 'Campinas', '9-', 'x9-Campinas', '1234567890-Campinas', `9-${'x'.repeat(81)}`, '9-Campi\nnas'],
    ['districts', '4-Cambuí|', '4-Cambuí|x', ''],
  ])('is not read from an address where it is none: %s', (name, ...texts) => {
    const { address } = inAddress[name] as Filter<unknown>;
    expect(texts.map((text) => address?.read(text))).toEqual(texts.map(() => undefined));
  });

  it('writes none and a name with a bar in it so that they are read as what they are', () => {
    expect(table.city.address?.write(null)).toBe('');
    expect(table.districts.address?.write([{ value: 4, label: 'A|B|C' }])).toBe('4-A B C');
  });

  it('takes one back, with those that mean nothing without it', () => {
    expect(withoutFilter(table, all, 'name')).toEqual({ ...all, name: '' });
    expect(withoutFilter(table, all, 'city')).toEqual({ ...all, city: null, districts: [] });
    expect(withoutFilter(table, all, 'districts')).toEqual({ ...all, districts: [] });
  });
});
