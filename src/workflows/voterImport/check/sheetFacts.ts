import type { ColumnUse } from '../columns/fields';
import type { SheetRow } from '../sheet/bounds';
import { orderOf, type DateOrder } from './dateOrder';
import { areTurned } from './surnameFirst';

interface SheetFacts {
  dateOrder: DateOrder;
  areTurned: boolean;
}

/** Facts that only all rows together show: the order of the dates, and of the names. */
export function sheetFacts(
  rows: readonly SheetRow[],
  columns: readonly ColumnUse[],
  headings: readonly string[],
): SheetFacts {
  const cellsOf = (at: number) => (at < 0 ? [] : rows.map(({ cells }) => cells[at] ?? ''));
  const dates = columns.indexOf('dateOfBirth');
  return {
    dateOrder: orderOf(headings[dates] ?? '', cellsOf(dates)),
    areTurned: areTurned(cellsOf(columns.indexOf('name'))),
  };
}
