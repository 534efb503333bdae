import { useState } from 'react';
import { failureOf } from '@/api/failure';
import { foldText } from '@/formats/text';
import type { FilterTable } from '@/records/list/filters';
import { useFreshOnReturn } from '@/records/list/deferred/useFreshOnReturn';
import type { ListModule } from '@/records/list/listModule';
import { quickTextOf } from '@/records/list/quickSearch';
import type { ListSearch } from '@/records/list/useList';
import { useModule } from '@/records/list/useModule';
import { usePageTitle } from '@/ui/usePageTitle';

/** Lists up to this long get no search box. */
const shortList = 10;

/**
 * A settings list, loaded whole and filtered here.
 * @param textOf the searchable text of a row
 */
export function useWholeList<Row extends { id: number }, Panel extends string, Table extends FilterTable>(
  module: ListModule<Row, Panel, Table>,
  search: ListSearch<Row>,
  textOf: (row: Row) => string = module.labelOf,
) {
  const state = useModule(module);
  usePageTitle(module.title);
  const { filters, page, limit, panel } = state;
  const { data, isFetching, refetch: retry } = search;
  const failed = isFetching ? undefined : failureOf(search.error);
  const isUnseen = useFreshOnReturn(
    { filters, page, limit, isFetching, failure: failed, retry },
    panel !== null,
  );
  const failure = isUnseen ? undefined : failed;
  const { rows: all = [], total = 0 } = data ?? {};
  const wanted = foldText(quickTextOf(module, filters)).split(/\s+/);
  // Keep the search box while a search leaves few rows, so that it can be cleared.
  const [wasLong, setWasLong] = useState(false);
  const isLong = all.length > shortList;
  if (isLong && !wasLong) setWasLong(true);

  return {
    ...state,
    module,
    all,
    rows: all.filter((row) => wanted.every((word) => foldText(textOf(row)).includes(word))),
    total,
    count: failure ? undefined : data?.total,
    unread: failure ? undefined : data?.unread,
    failure,
    isFetching,
    isLoaded: data !== undefined,
    isSearched: isLong || wasLong,
    retry,
  };
}

export type WholeList<
  Row extends { id: number },
  Panel extends string,
  Table extends FilterTable,
> = ReturnType<typeof useWholeList<Row, Panel, Table>>;
