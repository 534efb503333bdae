import { describe, expect, it } from 'vitest';
import { byName, hasReference, hasWords, keep, pageOf } from './search';
import { Table } from './table';

const people = new Table<{ id: number; name: string }>();
for (const name of ['Ícaro Brandão', 'José da Conceição', 'Ana Lúcia', 'jose carlos'])
  people.insert({ name });
const names = (text: string) => keep(people.all(), hasWords('name', text)).map(({ name }) => name);

describe('searching rows', () => {
  it('finds words without regard to accents, case and order', () => {
    expect(names('JOSE')).toEqual(['José da Conceição', 'jose carlos']);
    expect(names('conceicao jose')).toEqual(['José da Conceição']);
    expect(names('ícaro')).toEqual(['Ícaro Brandão']);
    expect(names('  ')).toHaveLength(4);
  });

  it('takes a reference with or without its prefix, and nothing else for one', () => {
    const matches = (reference: string) =>
      keep(people.all(), hasReference('AG', reference)).map(({ id }) => id);
    expect(matches('2')).toEqual([2]);
    expect(matches('ag-2')).toEqual([2]);
    expect(matches('LI-2')).toEqual([]);
    expect(matches('dois')).toEqual([]);
  });

  it('cuts pages of ten from the first on, and tells the total of all', () => {
    const rows = Array.from({ length: 23 }, (_, index) => ({ id: index + 1 }));
    const ids = (page: { page?: number; limit?: number }) => pageOf(rows, page, ({ id }) => id);
    expect(ids({})).toEqual({ data: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], total: 23 });
    expect(ids({ page: 3 }).data).toEqual([21, 22, 23]);
    expect(ids({ page: 4 })).toEqual({ data: [], total: 23 });
    expect(ids({ page: 1, limit: 23 }).data).toHaveLength(23);
  });

  it('keeps an order through insertions, changes and removals', () => {
    const table = new Table<{ id: number; name: string }>();
    for (const name of ['Bia', 'Ana', 'Íris']) table.insert({ name });
    const order = () => table.ordered(byName).map(({ name }) => name);
    expect(order()).toEqual(['Ana', 'Bia', 'Íris']);
    table.insert({ name: 'Célia' });
    table.update(2, { name: 'Zilda' });
    table.remove(1);
    expect(order()).toEqual(['Célia', 'Íris', 'Zilda']);
  });
});
