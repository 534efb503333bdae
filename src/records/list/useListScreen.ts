import { usePageTitle } from '@/ui/usePageTitle';
import { activeFilters, type FilterTable, type NamesOf, type SearchOf } from './filters';
import type { ListModule } from './listModule';
import { useList, type ListSearch } from './useList';
import { useModule } from './useModule';

/** State and search of a list screen, for `ListScreen`; `names` serves the filter chips. */
export function useListScreen<Row extends { id: number }, Panel extends string, Table extends FilterTable>(
  module: ListModule<Row, Panel, Table>,
  useSearch: (search: SearchOf<Table>) => ListSearch<Row>,
  names: NamesOf<Table>,
) {
  const state = useModule(module);
  const { filters } = state;
  const search = useSearch(state.search);
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
  return { ...state, ...list, module, chips, answeredAt, retry: () => search.refetch() };
}

export type ListScreenState<
  Row extends { id: number },
  Panel extends string,
  Table extends FilterTable,
> = ReturnType<typeof useListScreen<Row, Panel, Table>>;
