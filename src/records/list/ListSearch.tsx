import type { FiltersOf, FilterTable } from './filters';
import type { QuickSearch } from './quickSearch';
import { QuickSearchBox } from './QuickSearchBox';

interface ListSearchProps<Table extends FilterTable> {
  list: {
    module: { table: Table; quickSearch?: QuickSearch<FiltersOf<Table>> };
    filters: FiltersOf<Table>;
    typeFilters: (filters: FiltersOf<Table>) => void;
    panel: unknown;
  };
}

/** The list's search box, if it has one. */
export const ListSearch = <Table extends FilterTable>({ list }: ListSearchProps<Table>) => {
  const { table, quickSearch } = list.module;
  return (
    quickSearch && (
      <QuickSearchBox
        module={{ table, quickSearch }}
        filters={list.filters}
        onChange={list.typeFilters}
        isCovered={list.panel !== null}
      />
    )
  );
};
