import { usePageTitle } from '../usePageTitle';
import { activeFilters, type FilterTable, type NamesOf } from './filters';
import type { ListModule } from './listModule';
import { useList, type ListSearch } from './useList';
import { useModule } from './useModule';

/**
 * What a list screen is made of: the module's state and the answer to its search, for `ListScreen`.
 * @param names what the chips of the filters look names up in
 */
export function useListScreen<Row extends { id: number }, Panel extends string, Table extends FilterTable>(
  module: ListModule<Row, Panel, Table>,
  search: ListSearch<Row>,
  names: NamesOf<Table>,
) {
  const state = useModule(module);
  const { filters } = state;
  usePageTitle(module.title);

  const chips = activeFilters(module.table, filters, names);
  const isStart = JSON.stringify(filters) === JSON.stringify(module.startingFilters());
  const list = useList({
    search,
    module: state,
    hasFilters: chips.length > 0 && !isStart,
    many: module.many,
  });
  return { ...state, ...list, module, chips, retry: () => search.refetch() };
}

export type ListScreenState<
  Row extends { id: number },
  Panel extends string,
  Table extends FilterTable,
> = ReturnType<typeof useListScreen<Row, Panel, Table>>;
