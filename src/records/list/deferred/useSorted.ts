import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { failureOf } from '@/api/failure';
import type { ListColumn } from '@/ui/table/ListTable';
import type { useListParts } from '../listParts';
import { inPlace, rank, readOrder } from './rank';
import { maxRows, useAllRows } from './useAllRows';

interface Row {
  id: number;
}

/** The ids of the rows in the order last sorted. */
interface Ranked {
  filters: object;
  order: string;
  ids: readonly number[];
}

const isSame = (rows: readonly Row[], ids: readonly number[]) => rows.every(({ id }, at) => id === ids[at]);

/** Sorts in a separate task. */
function useRanked(rows: readonly Row[] | undefined, column: ListColumn<Row> | undefined, isDown: boolean) {
  const [ranked, setRanked] = useState<{ rows: typeof rows; by: unknown; ids: number[] } | null>(null);
  const by = column && `${column.key} ${isDown}`;
  useEffect(() => {
    if (!rows || !column) return;
    const timer = setTimeout(() => setRanked({ rows, by, ids: rank(rows, column, isDown) }), 0);
    return () => clearTimeout(timer);
  }, [rows, column, by, isDown]);
  return ranked?.rows === rows && ranked?.by === by ? ranked?.ids : undefined;
}

/**
 * Fetches all rows of the list's search and passes them to the list in order. Later changes move no rows
 * until requested, so that rows do not move under the pointer.
 */
export function useSorted({ list, columns }: ReturnType<typeof useListParts<Row>>) {
  const { order = '', filters, total, sorting } = list;
  if (!sorting) throw new Error('The list has no search to sort');
  const { useSearch, set } = sorting;
  const { key, isDown } = readOrder(order);
  const column = columns.find((one) => one.key === key);
  // Waits until the list has a count for these filters.
  const isCounted = !list.exportBlocked;
  const isMany = isCounted && total > maxRows;
  const isDue = column !== undefined && isCounted && !isMany;
  const search = useAllRows({ useSearch, filters, total, isDue });
  const { data, error, isFetching } = search;
  const all = isDue ? data?.rows : undefined;
  const newest = useRanked(isFetching ? undefined : all, column, isDown);

  const [kept, setKept] = useState<Ranked | null>(null);
  const held = kept?.filters === filters && kept.order === order ? kept : null;
  const hold = (ids: readonly number[]) => setKept({ filters, order, ids });
  if (newest && !held) hold(newest);
  const rows = useMemo(() => (all && held ? inPlace(all, held.ids) : undefined), [all, held]);

  const failed = isDue && !isFetching && !rows ? failureOf(error) : null;
  const failure = failed?.kind === 'cancelled' ? null : failed;
  const isBusy = isDue && !rows && !failure;
  useLayoutEffect(
    () => set({ filters, order, rows, search, isBusy }),
    [set, filters, order, rows, search, isBusy],
  );

  return {
    column,
    isDown,
    isMany,
    isBusy,
    isSorted: rows !== undefined,
    failure,
    retry: search.refetch,
    /** The current rows differ from the order last sorted. */
    hasChanged: rows !== undefined && newest !== undefined && !isSame(rows, newest),
    update: () => newest && hold(newest),
  };
}
