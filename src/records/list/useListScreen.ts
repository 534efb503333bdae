import { useMemo, useState } from 'react';
import { usePageTitle } from '@/ui/usePageTitle';
import { activeFilters, type FilterTable, type NamesOf, type SearchOf } from './filters';
import type { ListModule } from './listModule';
import { useList, type ListSearch } from './useList';
import { useModule } from './useModule';

type UseSearch<Row, Table extends FilterTable> = (
  search: SearchOf<Table>,
  options?: { skip: boolean },
) => ListSearch<Row>;

/** All rows of a search in a chosen order; discarded when filters or order change. */
interface Sorted<Row> {
  filters: object;
  order: string;
  rows: readonly Row[] | undefined;
  search: ListSearch<Row>;
  isBusy: boolean;
}

/** How `deferred/Sorting` sorts the list; absent for a screen without a search of its own. */
interface SortingOf<Row, Table extends FilterTable> {
  sorting?: {
    /** Once all rows are fetched and sorted. */
    rows: readonly Row[] | undefined;
    isBusy: boolean | undefined;
    useSearch: UseSearch<Row, Table>;
    set: (sorted: Sorted<Row>) => void;
  };
}

/** State and search of a list screen, for `ListScreen`; `names` serves the filter chips. */
export function useListScreen<Row extends { id: number }, Panel extends string, Table extends FilterTable>(
  module: ListModule<Row, Panel, Table>,
  useSearch: UseSearch<Row, Table>,
  names: NamesOf<Table>,
) {
  const state = useModule(module);
  const { filters, order, page, limit } = state;
  const [made, set] = useState<Sorted<Row> | null>(null);
  const sorted = made?.filters === filters && made.order === order ? made : null;
  const rows = sorted?.rows;
  const asItComes = useSearch(state.search, { skip: rows !== undefined });
  const data = useMemo(
    () =>
      sorted?.search.data &&
      rows && { ...sorted.search.data, rows: rows.slice((page - 1) * limit, page * limit) },
    [sorted, rows, page, limit],
  );
  const search = data && sorted ? { ...sorted.search, data } : asItComes;
  usePageTitle(module.title);

  const chips = activeFilters(module.table, filters, names);
  const isStart = JSON.stringify(filters) === JSON.stringify(module.startingFilters());
  const list = useList({
    search,
    module: state,
    hasFilters: chips.length > 0 && !isStart,
    many: module.many,
  });
  const answeredAt = search.fulfilledTimeStamp ?? 0;
  const sorting: SortingOf<Row, Table> = { sorting: { rows, isBusy: sorted?.isBusy, useSearch, set } };
  return { ...state, ...list, ...sorting, module, chips, answeredAt, retry: () => search.refetch() };
}

export type ListScreenState<
  Row extends { id: number },
  Panel extends string,
  Table extends FilterTable,
> = ReturnType<typeof useListScreen<Row, Panel, Table>>;
