import type { List } from '@/api/reply';

/* What a saved change does to a cached list. */

export const rowAdded =
  <Row>(row: Row) =>
  (list: List<Row>) => {
    list.rows.unshift(row);
    list.total += 1;
  };

export const rowChanged =
  <Row extends { id: number }>(id: number, changes: Partial<Row>) =>
  ({ rows }: List<Row>) => {
    const row = rows.find((one) => one.id === id);
    if (row) Object.assign(row, changes);
  };

export const rowRemoved =
  (id: number) =>
  <Row extends { id: number }>(list: List<Row>) => {
    list.rows = list.rows.filter((row) => row.id !== id);
    list.total -= 1;
  };
