import { beforeEach, describe, expect, it } from 'vitest';
import {
  dateFilter,
  idFilter,
  idsFilter,
  lookupFilter,
  lookupsFilter,
  phoneFilter,
  referenceFilter,
  textFilter,
  yesNoFilter,
} from './filters';
import { isSameUrlState, keptState, urlStateOf, saysUrlState, stateAt } from './listAddress';
import { createListModule } from './listModule';
import { rememberPageSize } from './pageSize';

const module = createListModule({
  name: 'addressed',
  title: 'Pessoas',
  one: 'pessoa',
  many: 'pessoas',
  labelOf: ({ id }: { id: number }) => String(id),
  filters: {
    reference: referenceFilter('Referência'),
    name: textFilter('Nome'),
    telephone: phoneFilter('Telefone'),
    start: dateFilter('A partir de'),
    userId: idFilter('Usuário', String),
    groupIds: idsFilter('Grupos', String),
    isActive: yesNoFilter('Situação'),
    city: lookupFilter('Cidade'),
    districts: lookupsFilter('Bairros'),
  },
  quickSearch: { by: 'nome', filters: ['name'], read: (name) => ({ name }) },
  startingFilters: () => ({ start: '2026-11-21' }),
  panels: ['create'],
});

const starting = stateAt(module, { search: '', filters: {} });
const kept = { name: 'Ana', telephone: '11987654321' };

beforeEach(() => rememberPageSize(10));

describe('the address of a list', () => {
  it('is bare where the list is as it starts', () => {
    expect(urlStateOf(module, starting)).toEqual({ search: '', filters: {} });
    expect(saysUrlState(module, '')).toBe(false);
    expect(saysUrlState(module, '?utm_source=mail')).toBe(false);
  });

  it.each([
    [{ reference: 'LI-12' }, '?reference=LI-12'],
    [{ start: '2026-02-28' }, '?start=2026-02-28'],
    // The starting filter was removed.
    [{ start: '' as const }, '?start='],
    [{ userId: 0 }, '?userId=0'],
    [{ groupIds: [3, 4] }, '?groupIds=3.4'],
    [{ isActive: false }, '?isActive=false'],
    [{ city: { value: 3550308, label: 'São Paulo' } }, '?city=3550308-S%C3%A3o+Paulo'],
    [
      {
        districts: [
          { value: 1, label: 'Sé' },
          { value: 2, label: "D'Água - Norte" },
        ],
      },
      '?districts=1-S%C3%A9%7C2-D%27%C3%81gua+-+Norte',
    ],
  ])('tells %j and reads it again', (filters, search) => {
    const state = { ...starting, filters: { ...starting.filters, ...filters } };
    expect(urlStateOf(module, state)).toEqual({ search, filters: {} });
    expect(saysUrlState(module, search)).toBe(true);
    expect(stateAt(module, { search, filters: {} })).toEqual(state);
  });

  it('keeps what may be personal beside it', () => {
    const state = { ...starting, filters: { ...starting.filters, ...kept } };
    expect(urlStateOf(module, state)).toEqual({ search: '', filters: kept });
    expect(stateAt(module, { search: '?name=Bia', filters: kept })).toEqual(state);
  });

  it('tells page, rows per page and panel', () => {
    const state = { ...starting, page: 3, limit: 25, panel: { name: 'details' as const, id: 7 } };
    const search = '?page=3&limit=25&panel=details&id=7';
    expect(urlStateOf(module, state)).toEqual({ search, filters: {} });
    expect(stateAt(module, { search, filters: {} })).toEqual(state);
  });

  it.each([
    '?page=0&limit=13&panel=remove&id=-1',
    '?page=1e9&panel=toString',
    '?start=2026-02-31&userId=um&groupIds=3.x&isActive=sim&city=São+Paulo&districts=1-Sé|2',
  ])('makes nothing of %s', (search) => {
    const { start, ...filters } = stateAt(module, { search, filters: {} }).filters;
    expect(['', '2026-11-21']).toContain(start);
    expect({ ...stateAt(module, { search, filters: {} }), filters }).toEqual({
      ...starting,
      filters: { ...starting.filters, start: undefined },
    });
  });
});

it('reads of the history only what a list has written there', () => {
  const list = { filters: kept, depth: 2, isOverDetails: true, isTyping: true };
  expect(keptState({ list })).toEqual(list);
  for (const state of [null, 'x', {}, { list: 1 }, { list: { filters: null } }])
    expect(keptState(state)).toBeNull();
  expect(keptState({ list: { filters: { name: 1, cpf: 'a' }, depth: 'x' } })).toEqual({
    filters: { cpf: 'a' },
    depth: 0,
    isOverDetails: false,
    isTyping: false,
  });
});

it('knows a URL by what it says', () => {
  const urlState = { search: '', filters: { a: '1', b: '2' } };
  expect(isSameUrlState(urlState, { search: '', filters: { b: '2', a: '1' } })).toBe(true);
  expect(isSameUrlState(urlState, { search: '?page=2', filters: urlState.filters })).toBe(false);
});
