import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { formatNumber } from '@/formats/money';
import { failureOf, type ApiFailure } from '@/api/failure';
import { addUnread, unreadOf, type Unread } from '@/api/findings';
import type { FoundByEach } from '@/api/readEach';
import type { List } from '@/api/reply';
import { callsOfVoterApi } from '@/features/calls/callsOfVoter';
import { manifestationsOfVoterApi } from '@/features/manifestations/manifestationsOfVoter';
import { serviceHistoryApi } from '@/features/services/historyOfVoter';
import { messagesApi } from '../message/messagesApi';
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

export interface Pages<Row> extends Answer<{ pages: List<Row>[] }> {
  fetchNextPage: () => unknown;
}

/** The same of rows that come page after page. */
export function stateOfPages<Row>(query: Pages<Row>) {
  const pages = query.currentData?.pages;
  return {
    ...stateOf(query),
    retry: pages ? query.fetchNextPage : query.refetch,
    unread: pages?.map(unreadOf).reduce<Unread | undefined>(addUnread, undefined),
  };
}

const nothing: readonly Entry[] = [];

/** A voter's requests, page after page. */
export function useServicesSource(voterId: number) {
  const query = serviceHistoryApi.useServiceHistoryInfiniteQuery(voterId);
  const { currentData, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const pages = currentData?.pages;
  const entries = useMemo(
    () =>
      (pages ?? [])
        .flatMap(({ rows }) => rows)
        // The search also finds the number in others, where the API compares texts.
        .filter(({ electorId }) => electorId === null || electorId === voterId)
        .map(serviceEntry),
    [pages, voterId],
  );
  const total = pages?.[0]?.total ?? 0;
  const source: Source = {
    ...stateOfPages(query),
    kind: 'service',
    certain: entries,
    possible: nothing,
    note: hasNextPage
      ? `lidos os ${formatNumber(entries.length)} mais novos de ${formatNumber(total)}`
      : undefined,
  };
  return { source, hasMore: hasNextPage, isReadingMore: isFetchingNextPage, readMore: fetchNextPage };
}

/** What was sent to a voter last. */
export function useMessagesSource(voterId: number): Source {
  const query = messagesApi.useCommunicationsQuery(voterId);
  const rows = query.currentData;
  return {
    ...stateOf(query),
    kind: 'message',
    certain: useMemo(() => rows?.map(messageEntry) ?? nothing, [rows]),
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
