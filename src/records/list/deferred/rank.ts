import { onFirstUse } from '@/formats/onFirstUse';
import type { ListColumn, SortValue } from '@/ui/table/ListTable';

const collator = onFirstUse(() => new Intl.Collator('pt-BR', { sensitivity: 'base', numeric: true }));

interface WithId {
  id: number;
}

/** A row's sort value: the column's `sortBy`, or the text of its cell. */
function valueOf<Row>({ sortBy, cell }: ListColumn<Row>, row: Row): SortValue {
  if (sortBy) return sortBy(row);
  const shown = cell(row);
  return typeof shown === 'string' || typeof shown === 'number' ? shown : null;
}

const isNothing = (value: SortValue) => value == null || value === '';

/** Numbers before texts; texts by Portuguese collation, with numbers in them compared by value. */
function compare(one: SortValue, other: SortValue): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  if (typeof one === 'number') return -1;
  if (typeof other === 'number') return 1;
  return collator().compare(one ?? '', other ?? '');
}

/** The ids of the rows, sorted by a column. Empty values go last; equal ones keep their order. */
export function rank<Row extends WithId>(
  rows: readonly Row[],
  column: ListColumn<Row>,
  isDown: boolean,
): number[] {
  const keyed = rows.map((row) => {
    const value = valueOf(column, row);
    return { id: row.id, value, isLast: isNothing(value) };
  });
  const direction = isDown ? -1 : 1;
  return keyed
    .sort((one, other) =>
      one.isLast || other.isLast
        ? Number(one.isLast) - Number(other.isLast)
        : direction * compare(one.value, other.value),
    )
    .map(({ id }) => id);
}

/** Rows in their previous order: new ones last, removed ones closed up. */
export function inPlace<Row extends WithId>(rows: readonly Row[], held: readonly number[]): Row[] {
  const left = new Map(rows.map((row) => [row.id, row]));
  const kept = held.flatMap((id) => {
    const row = left.get(id);
    left.delete(id);
    return row ? [row] : [];
  });
  return [...kept, ...left.values()];
}

/** `name` from `-name`, and whether it is descending. */
export const readOrder = (order: string) => {
  const isDown = order.startsWith('-');
  return { key: isDown ? order.slice(1) : order, isDown };
};
