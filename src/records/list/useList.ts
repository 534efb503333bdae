import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { failureOf } from '@/api/failure';
import type { List } from '@/api/reply';
import { useSignedInSession } from '@/session/useSession';
import { useStillHere } from '@/ui/useStillHere';
import { listState } from './listState';

export interface ListSearch<Row> {
  data?: List<Row> | undefined;
  /** Only for the current arguments. */
  currentData?: List<Row> | undefined;
  error?: unknown;
  isFetching: boolean;
  fulfilledTimeStamp?: number | undefined;
  refetch: () => unknown;
}

interface ListFacts<Row> {
  search: ListSearch<Row>;
  module: { filters: object; page: number; limit: number; changePage: (page: number) => void };
  hasFilters: boolean;
  many: string;
}

/** A list screen's view of its search. A page past the last, emptied by a removal, moves to the last. */
export function useList<Row>({ search, module, hasFilters, many }: ListFacts<Row>) {
  const { client } = useSignedInSession();
  const isHere = useStillHere();
  const { filters, page, limit, changePage } = module;
  const { data: list, isFetching, refetch } = search;
  const failure = isFetching ? undefined : failureOf(search.error);
  const total = list?.total ?? 0;

  // 'Buscar' refetches even with equal filters; RTK Query deduplicates pending requests.
  const searched = useRef(filters);
  useEffect(() => {
    if (searched.current === filters) return;
    searched.current = filters;
    refetch();
  }, [filters, refetch]);

  // The total belongs to the old filters until the new response arrives; a later failure keeps it.
  const [counted, setCounted] = useState<object | null>(null);
  const isCounted = list !== undefined && (counted === filters || (!isFetching && !failure));
  if (isCounted && counted !== filters) setCounted(filters);

  const lastPage = Math.max(1, Math.ceil(total / limit));
  const isBeyond = !isFetching && !failure && list?.rows.length === 0 && page > lastPage;
  useLayoutEffect(() => {
    // It navigates, which would cancel a pending navigation.
    if (isBeyond && isHere()) changePage(lastPage);
  }, [isBeyond, lastPage, changePage, isHere]);

  return {
    rows: list?.rows ?? [],
    total,
    unread: list?.unread,
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
    /** Why there is nothing to export, if so. */
    exportBlocked: exportBlocked(isCounted, total, many),
  };
}

function exportBlocked(isCounted: boolean, total: number, many: string): string | undefined {
  if (!isCounted) return 'Aguarde o resultado da busca.';
  return total === 0 ? `Não há ${many} para exportar.` : undefined;
}
