import fc from 'fast-check';
import { expect, it } from 'vitest';
import { always } from '@tests/always';
import type { ListColumn, SortValue } from '@/ui/table/ListTable';
import { inOrder } from '../../export/inOrder';
import { inPlace, rank, readOrder } from './rank';
import { joined } from './useAllRows';

interface Row {
  id: number;
  value: SortValue;
}

const column: ListColumn<Row> = { key: 'v', header: 'V', cell: () => null, sortBy: ({ value }) => value };
const rowsOf = (...values: SortValue[]): Row[] => values.map((value, id) => ({ id, value }));
const sorted = (values: SortValue[], isDown = false) =>
  rank(rowsOf(...values), column, isDown).map((id) => values[id]);

it.each<[SortValue[], SortValue[], SortValue[]]>([
  [
    ['Élcio', 'zeca', '', 'Eva', 'Ana', null],
    ['Ana', 'Élcio', 'Eva', 'zeca', '', null],
    ['zeca', 'Eva', 'Élcio', 'Ana', '', null],
  ],
  [
    ['AT-100', 'AT-9', 'AT-20'],
    ['AT-9', 'AT-20', 'AT-100'],
    ['AT-100', 'AT-20', 'AT-9'],
  ],
  [
    ['2026-11-02T09:00', null, '2026-11-01T10:00', '2025-12-31T23:59'],
    ['2025-12-31T23:59', '2026-11-01T10:00', '2026-11-02T09:00', null],
    ['2026-11-02T09:00', '2026-11-01T10:00', '2025-12-31T23:59', null],
  ],
  [
    [12_000, 0, null, 990],
    [0, 990, 12_000, null],
    [12_000, 990, 0, null],
  ],
  [
    ['b', 10, 'a', 9],
    [9, 10, 'a', 'b'],
    ['b', 'a', 10, 9],
  ],
])('puts %j in order, what is not there last both ways', (values, up, down) => {
  expect(sorted(values)).toEqual(up);
  expect(sorted(values, true)).toEqual(down);
});

it('takes the text of a cell where a column says nothing else', () => {
  const shown: ListColumn<Row> = { key: 'v', header: 'V', cell: ({ value }) => String(value) };
  expect(rank(rowsOf('b', 'a'), shown, false)).toEqual([1, 0]);
  // A cell that renders no text goes last.
  const drawn: ListColumn<Row> = { ...shown, cell: ({ value }) => value ?? [] };
  expect(rank(rowsOf(null, 'b', 2), drawn, false)).toEqual([2, 1, 0]);
  expect(readOrder('-name')).toEqual({ key: 'name', isDown: true });
  expect(readOrder('name')).toEqual({ key: 'name', isDown: false });
});

const values = fc.array(fc.oneof(fc.string(), fc.integer(), fc.constant(null)), { maxLength: 40 });

it('keeps every row once, equal ones as they came, and the empty ones last', () =>
  always(values, fc.boolean(), (drawn, isDown) => {
    const ids = rank(rowsOf(...drawn), column, isDown);
    expect(ids.toSorted((one, other) => one - other)).toEqual(drawn.map((_, id) => id));
    const isEmpty = ids.map((id) => drawn[id] === null || drawn[id] === '');
    expect(isEmpty).toEqual(isEmpty.toSorted((one, other) => Number(one) - Number(other)));
    const again = rank(
      ids.map((id) => ({ id, value: drawn[id] })),
      column,
      isDown,
    );
    expect(again).toEqual(ids);
  }));

it('moves no row that stays: gone ones leave, new ones come last', () =>
  always(fc.uniqueArray(fc.nat(50)), fc.uniqueArray(fc.nat(50)), (held, now) => {
    const rows = now.map((id) => ({ id }));
    const ids = inPlace(rows, held).map(({ id }) => id);
    const kept = held.filter((id) => now.includes(id));
    expect(ids).toEqual([...kept, ...now.filter((id) => !held.includes(id))]);
    // A file's rows are in the order of those on screen.
    expect(inOrder(rows, ids).map(({ id }) => id)).toEqual(ids);
  }));

it('has all rows once they have all come', () => {
  const list = (ids: number[], total: number) => ({ rows: ids.map((id) => ({ id })), total });
  expect(joined([list([1, 2], 3), undefined])).toBeUndefined();
  expect(joined([list([1, 2], 3), list([2], 3)])).toBeUndefined();
  expect(joined([list([1, 2], 3), list([3], 3)])?.rows).toHaveLength(3);
  const unread = { rows: 1, fields: 0, problems: [] };
  expect(joined([list([1, 2], 3), { ...list([], 3), unread }])).toMatchObject({ total: 3, unread });
});
