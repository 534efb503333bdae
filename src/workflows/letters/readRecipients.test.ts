import { describe, expect, it } from 'vitest';
import { rowsPerCall } from '@/api/pages';
import { isOneByOne, unbegun, withPage } from './readRecipients';
import type { RecipientRow } from './recipient';

const row = (id: number, column: string | undefined = 'Centro') =>
  ({
    ...{ id, name: `Pessoa ${id}`, formattedAddress: '', districtAndCity: '' },
    ...{ genreName: column, districtName: column, cityName: column, zipcode: column, nickName: column },
    status: true,
  }) as RecipientRow;
const rowsOf = (from: number, count: number) => Array.from({ length: count }, (_, at) => row(from + at));
const whom = { filters: {}, total: null, ids: null } as Parameters<typeof unbegun>[0];
const none = unbegun(whom);
const idsOf = ({ recipients }: typeof none) => recipients.map(({ id }) => id);

describe('more people than one page holds', () => {
  const first = withPage(none, { rows: rowsOf(1, rowsPerCall), total: rowsPerCall + 2 }, 1, null);

  it('are read on, after those of the page before', () => {
    expect(first).toMatchObject({ rows: rowsPerCall, total: rowsPerCall + 2, nextPage: 2 });
    const both = withPage(first, { rows: rowsOf(rowsPerCall + 1, 2), total: rowsPerCall + 2 }, 2, null);
    expect(idsOf(both)).toEqual(Array.from({ length: rowsPerCall + 2 }, (_, at) => at + 1));
    expect(both).toMatchObject({ rows: rowsPerCall + 2, nextPage: 3, missing: [] });
  });

  it('get one letter each, who moved from page to page as well', () => {
    const moved = withPage(first, { rows: rowsOf(rowsPerCall, 3), total: rowsPerCall + 2 }, 2, null);
    expect(idsOf(moved)).toEqual(Array.from({ length: rowsPerCall + 2 }, (_, at) => at + 1));
    expect(moved.rows).toBe(rowsPerCall + 3);
  });

  it('are only the chosen ones, on every page', () => {
    const chosen = new Set([2, 5, 9]);
    const one = withPage(none, { rows: rowsOf(1, 4), total: 6 }, 1, chosen);
    const both = withPage(one, { rows: rowsOf(5, 2), total: 6 }, 2, chosen);
    expect(idsOf(both)).toEqual([2, 5]);
    expect(both.rows).toBe(6);
  });

  it('count those that could not be read, and the columns that any page lacks', () => {
    const unread = { rows: 2, fields: 0, problems: [] };
    const one = withPage(none, { rows: [row(1)], total: 4, unread }, 1, null);
    const both = withPage(one, { rows: [{ ...row(2), zipcode: undefined }], total: 4 }, 2, null);
    expect(both).toMatchObject({ rows: 4, missing: ['zipcode'], unread: { rows: 2 } });
  });
});

it('a few chosen ones are read one by one where that takes fewer calls', () => {
  const of = (ids: number[] | null, total: number | null) => isOneByOne({ ...whom, ids, total });
  expect([of([1, 2], 2 * rowsPerCall), of([1, 2], rowsPerCall + 1), of([1, 2], rowsPerCall)]).toEqual([
    true,
    true,
    false,
  ]);
  expect([of(null, 5), of([1], null)]).toEqual([false, false]);
});
