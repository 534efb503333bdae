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
  textFilter,
  tidyFilters,
  wireSearch,
  withoutFilter,
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

  it('takes one back, with those that mean nothing without it', () => {
    expect(withoutFilter(table, all, 'name')).toEqual({ ...all, name: '' });
    expect(withoutFilter(table, all, 'city')).toEqual({ ...all, city: null, districts: [] });
    expect(withoutFilter(table, all, 'districts')).toEqual({ ...all, districts: [] });
  });
});
