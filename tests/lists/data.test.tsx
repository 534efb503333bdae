import { describe, expect, it } from 'vitest';
import { phpQuery } from '@/api/call';
import { filterEntries, wireFilters } from '@/records/list/filters';
import { urlStateOf, stateAt } from '@/records/list/listAddress';
import { withQuickText } from '@/records/list/quickSearch';
import { modules } from '../modules';
import { statedModules, type StatedModule } from '../statedModules';

/* A module's declarations: the meaning of its words, search box and URL, without a page. */
describe.each(modules)('the module of $title, as data', (module) => {
  const { filter, many, one, path, title, quick } = module;
  const own = statedModules.get(title) as StatedModule;

  const queryOf = (filters: StatedModule['emptyFilters']) =>
    Object.fromEntries(new URLSearchParams(phpQuery(wireFilters(own.table, filters))));
  const placed = (state: object) =>
    urlStateOf(own, {
      filters: own.startingFilters(),
      page: 1,
      limit: 10,
      panel: null,
      isTyping: false,
      ...state,
    });

  it('is called what its screen is called, and starts with its filters', () => {
    expect(own).toMatchObject({ title, one, many });
    expect({ ...module.always, ...queryOf(own.startingFilters()) }).toEqual(module.startsWith);
    expect(own.quickSearch && `Buscar por ${own.quickSearch.by}`).toBe(quick?.label);
  });

  it.each(quick?.asks ?? [])('asks for what "%s" in its search box means', (typed, asked) => {
    const { quickSearch, table } = own;
    if (!quickSearch) throw new Error('The module has no search box');
    const query = queryOf(withQuickText({ table, quickSearch }, own.startingFilters(), `${typed} `));
    expect({ ...module.always, ...query }).toEqual({ ...module.startsWith, ...asked });
  });

  it('keeps what may be personal out of its address, and comes back to the same search from it', () => {
    const [wire = '', text = ''] = Object.entries(filter.query)[0] ?? [];
    const [key] = filterEntries(own.table).find(([name, { wire: sent = name }]) => sent === wire) ?? [];
    if (!key) throw new Error(`No filter is sent as ${wire}`);
    const filters = { ...own.startingFilters(), [key]: text };
    const urlState = placed({ filters, page: 3, panel: { name: 'details', id: 12 } });
    const said = new URLSearchParams(filter.address);
    const rest = { page: '3', limit: '10', panel: 'details', id: '12' };
    expect(Object.fromEntries(new URLSearchParams(urlState.search))).toEqual({
      ...Object.fromEntries(said),
      ...rest,
    });
    expect(stateAt(own, urlState)).toMatchObject({
      filters,
      page: 3,
      limit: 10,
      panel: { name: 'details', id: 12 },
    });
    expect(placed({}).search).toBe('');
  });

  it('reads an address that says it wrongly as one that says nothing', () => {
    const wrong = { search: '?page=-1&limit=7&panel=nenhum&id=x&constructor=1', filters: {} };
    expect(stateAt(own, wrong)).toEqual(stateAt(own, { search: '', filters: {} }));
    expect(path).toMatch(/\/list$/);
  });
});
