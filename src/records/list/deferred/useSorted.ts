import { useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { failureOf } from '@/api/failure';
import type { ListColumn } from '@/ui/table/ListTable';
import type { useListParts } from '../listParts';
import { inPlace, rank, readOrder } from './rank';
import { maxRows, useAllRows } from './useAllRows';

interface Row {
  id: number;
}

/** The numbers of rows in the order that a search was put in. */
interface Ranked {
  filters: object;
  order: string;
  ids: readonly number[];
}

const isSame = (rows: readonly Row[], ids: readonly number[]) => rows.every(({ id }, at) => id === ids[at]);

/** Sorts in a task of its own. */
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
 * Reads all that the list found, and gives the list its rows in order. What changes later changes no places until that
 * is asked for, lest rows move under the hand.
 */
export function useSorted({ list, columns }: ReturnType<typeof useListParts<Row>>) {
  const { order = '', filters, total, sorting } = list;
  if (!sorting) throw new Error('The list has no search to sort');
  const { useSearch, set } = sorting;
  const { key, isDown } = readOrder(order);
  const column = columns.find((one) => one.key === key);
  // Not before the list says how many there are of these filters.
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
    /** Other rows, or others at their places, than in the order they were put in. */
    hasChanged: rows !== undefined && newest !== undefined && !isSame(rows, newest),
    update: () => newest && hold(newest),
  };
}
