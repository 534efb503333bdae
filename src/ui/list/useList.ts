import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { failureOf } from '@/api/failure';
import type { List } from '@/api/reply';
import { useSignedInSession } from '@/session/useSession';
import { useStillHere } from '../useStillHere';
import { listState } from './listState';

/** The result of a list's query hook. */
export interface ListSearch<Row> {
  data?: List<Row> | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface ListFacts<Row> {
  search: ListSearch<Row>;
  /** Of `useModule`. */
  module: { filters: object; page: number; limit: number; changePage: (page: number) => void };
  /** A search was made: no rows then says nothing about the module being unused. */
  hasFilters: boolean;
  /** What the rows are, for many of them: 'ligações'. */
  many: string;
}

/** What a list screen shows of its search. A page that a removal left empty gives way to the last one there is. */
export function useList<Row>({ search, module, hasFilters, many }: ListFacts<Row>) {
  const { client } = useSignedInSession();
  const isHere = useStillHere();
  const { filters, page, limit, changePage } = module;
  const { data: list, isFetching, refetch } = search;
  const failure = isFetching ? undefined : failureOf(search.error);
  const total = list?.total ?? 0;

  // 'Buscar' searches even when no filter was changed; where one was, the call under way is not made twice.
  const searched = useRef(filters);
  useEffect(() => {
    if (searched.current === filters) return;
    searched.current = filters;
    refetch();
  }, [filters, refetch]);

  // Until the answer to new filters is there, the total is still that of the old ones. A later failure takes nothing back.
  const [counted, setCounted] = useState<object | null>(null);
  const isCounted = list !== undefined && (counted === filters || (!isFetching && !failure));
  if (isCounted && counted !== filters) setCounted(filters);

  const lastPage = Math.max(1, Math.ceil(total / limit));
  const isBeyond = !isFetching && !failure && list?.rows.length === 0 && page > lastPage;
  useLayoutEffect(() => {
    // It changes the address, which would end the way to another screen.
    if (isBeyond && isHere()) changePage(lastPage);
  }, [isBeyond, lastPage, changePage, isHere]);

  return {
    rows: list?.rows ?? [],
    total,
    /** What of these rows could not be read. */
    unread: list?.unread,
    /** For the header: undefined while it is not known. */
    count: failure ? undefined : list?.total,
    failure,
    isFetching,
    state: listState({
      isLoading: isFetching,
      failure,
      rows: list?.rows,
      isTrial: client.isTrial,
      hasFilters,
    }),
    /** Why there is nothing to export; undefined when there is. */
    exportBlocked: exportBlocked(isCounted, total, many),
  };
}

function exportBlocked(isCounted: boolean, total: number, many: string): string | undefined {
  if (!isCounted) return 'Aguarde o resultado da busca.';
  return total === 0 ? `Não há ${many} para exportar.` : undefined;
}
