import type { ApiFailure } from '@/api/failure';
import type { Unread } from '@/api/findings';
import type { StatusKey } from './status';

export interface Column<Row> {
  rows: readonly Row[];
  /** All records of the status, loaded or not; undefined until known. */
  total: number | undefined;
  unread: Unread | undefined;
  failure: ApiFailure | undefined;
  isFetching: boolean;
}

/** 'reload' rereads every row loaded so far; 'more' reads the next page. */
export type SearchKind = 'reload' | 'more';

export interface ColumnState<Row> extends Column<Row> {
  /** The search that failed, for retry. */
  failed: SearchKind;
  /** Pages without new rows, because others changed the records meanwhile. */
  skipped: number;
}

const noColumn: ColumnState<never> = {
  rows: [],
  total: undefined,
  unread: undefined,
  failure: undefined,
  isFetching: false,
  failed: 'reload',
  skipped: 0,
};

const without = <Row extends { id: number }>(rows: readonly Row[], id: number) =>
  rows.filter((row) => row.id !== id);

/** The state of the columns; `onChange` runs on every change. */
export function createColumnStore<Row extends { id: number }>(onChange: () => void) {
  const columns = new Map<StatusKey, ColumnState<Row>>();
  const at = (key: StatusKey): ColumnState<Row> => columns.get(key) ?? noColumn;
  const change = (key: StatusKey, to: Partial<ColumnState<Row>>) => {
    columns.set(key, { ...at(key), ...to });
    onChange();
  };
  return {
    at,
    change,
    has: (key: StatusKey) => columns.has(key),
    keys: () => [...columns.keys()],
    isKnown: (key: StatusKey) => at(key).isFetching || at(key).total !== undefined,
    holderOf: (id: number) => [...columns].find(([, { rows }]) => rows.some((row) => row.id === id))?.[0],
    /** Removes a record from a column. */
    take(key: StatusKey, id: number) {
      const { rows, total } = at(key);
      change(key, {
        rows: without(rows, id),
        total: total === undefined ? undefined : Math.max(0, total - 1),
      });
    },
    /** Inserts a record at the top of a column. */
    put(key: StatusKey, row: Row) {
      const { rows, total = 0 } = at(key);
      change(key, { rows: [row, ...without(rows, row.id)], total: total + 1 });
    },
    replace(key: StatusKey, row: Row) {
      change(key, { rows: at(key).rows.map((one) => (one.id === row.id ? row : one)) });
    },
    clear() {
      columns.clear();
      onChange();
    },
    /** Marks every column as not fetching. */
    stop() {
      for (const [key, column] of columns)
        if (column.isFetching) columns.set(key, { ...column, isFetching: false });
    },
  };
}
