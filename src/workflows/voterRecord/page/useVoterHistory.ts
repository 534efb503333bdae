import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { formatNumber } from '@/formats/money';
import { failureOf, type ApiFailure } from '@/api/failure';
import { unreadOf, type Unread } from '@/api/findings';
import type { FoundByEach } from '@/api/readEach';
import { useReadOn } from '@/records/list/useReadOn';
import { callsOfVoterApi } from '@/features/calls/callsOfVoter';
import { manifestationsOfVoterApi } from '@/features/manifestations/manifestationsOfVoter';
import { rowsOfVoter, serviceHistoryApi } from '@/features/services/historyOfVoter';
import { useLastMessages } from '@/features/voters/message/sentMessages';
import type { Known, searchesOf } from './searches';
import {
  callEntry,
  manifestationEntry,
  messageEntry,
  serviceEntry,
  splitBySurety,
  suretyOfCall,
  suretyOfManifestation,
  type Entry,
  type Kind,
} from './timeline';

/** What one search of the page found, and how it stands with it. */
export interface Source {
  kind: Kind;
  certain: readonly Entry[];
  possible: readonly Entry[];
  /** Nothing of it was answered yet. */
  isWaiting: boolean;
  failure: ApiFailure | undefined;
  retry: () => unknown;
  unread: Unread | undefined;
  /** Said of it: what was not read, or by what it was searched. */
  note?: string | undefined;
}

interface Answer<T> {
  currentData?: T | undefined;
  error?: unknown;
  isFetching: boolean;
  isUninitialized: boolean;
  refetch: () => unknown;
}

const stateOf = <T>({ currentData, error, isFetching, isUninitialized, refetch }: Answer<T>) => ({
  isWaiting: isUninitialized || (isFetching && currentData === undefined),
  failure: isFetching ? undefined : failureOf(error),
  retry: refetch,
  unread: unreadOf(currentData),
});

const nothing: readonly Entry[] = [];

/** A voter's requests, the newest first: a page, and more on demand, or all. */
export function useServicesSource(voterId: number, options?: { isAll: boolean }) {
  const query = serviceHistoryApi.useServiceHistoryInfiniteQuery(voterId);
  const { pages, total, came, hasMore, isReadingMore, readMore, ...read } = useReadOn(query, options);
  const entries = useMemo(
    () =>
      rowsOfVoter(
        (pages ?? []).flatMap(({ rows }) => rows),
        voterId,
      ).map(serviceEntry),
    [pages, voterId],
  );
  const source: Source = {
    kind: 'service',
    certain: entries,
    possible: nothing,
    isWaiting: read.isWaiting && (options?.isAll === true || !pages),
    failure: read.failure,
    retry: read.retry,
    unread: read.unread,
    note: hasMore
      ? `lidos os ${formatNumber(entries.length)} mais novos de ${formatNumber(total)}`
      : came < total
        ? `lidos só ${formatNumber(came)} dos ${formatNumber(total)} que o servidor conta`
        : undefined,
  };
  return { source, hasMore, isReadingMore, readMore };
}

/** What was sent to a voter last. */
export function useMessagesSource(voterId: number): Source {
  const { query, known } = useLastMessages(voterId);
  return {
    ...stateOf(query),
    kind: 'message',
    certain: useMemo(() => known.map(messageEntry), [known]),
    possible: nothing,
    note: 'a API dá só as 5 últimas',
  };
}

type Searches = ReturnType<typeof searchesOf>['now'];

/** Calls and manifestations of who has these phones, this e-mail, this name; null: not to be asked yet. */
export function useFoundSources(known: Known | null, searches: Searches | null): [Source, Source] {
  const calls = callsOfVoterApi.useCallsOfVoterQuery(searches?.calls.length ? searches.calls : skipToken);
  const manifestations = manifestationsOfVoterApi.useManifestationsOfVoterQuery(
    searches?.manifestations.length ? searches.manifestations : skipToken,
  );
  const foundCalls = useMemo(
    () => splitBySurety(known, calls.currentData?.rows ?? [], suretyOfCall, callEntry),
    [known, calls.currentData],
  );
  const foundManifestations = useMemo(
    () =>
      splitBySurety(known, manifestations.currentData?.rows ?? [], suretyOfManifestation, manifestationEntry),
    [known, manifestations.currentData],
  );
  return [
    {
      kind: 'call',
      ...foundCalls,
      ...stateOfFound(calls, searches?.calls, 'sem telefone por que procurar'),
    },
    {
      kind: 'manifestation',
      ...foundManifestations,
      ...stateOfFound(manifestations, searches?.manifestations, 'sem telefone nem e-mail por que procurar'),
    },
  ];
}

/** Where there is nothing to search by, nothing is waited for. */
function stateOfFound(
  query: Answer<FoundByEach<unknown>>,
  searches: readonly unknown[] | undefined,
  noneNote: string,
) {
  if (searches?.length === 0) return { ...stateOf(query), isWaiting: false, note: noneNote };
  const left = query.currentData?.left;
  return {
    ...stateOf(query),
    note: left ? `lidas só as mais novas; ${left} não foram lidas` : undefined,
  };
}
