import { useEffect, useMemo } from 'react';
import type { Voter } from '../voter';
import { useScan } from './scan/useScan';
import { knownOf, searchesOf } from './searches';
import { keyOf, newestFirst, type Entry } from './timeline';
import { useFoundSources, useMessagesSource, useServicesSource } from './useVoterHistory';

/** All that is surely a voter's, to its last page, as the copy of their data and their removal need it. */
export function useEverything(voter: Voter) {
  const known = useMemo(() => knownOf(voter), [voter]);
  const { now, later } = useMemo(
    () => searchesOf(known, { hasGroups: voter.groupIds.length > 0 }),
    [known, voter.groupIds.length],
  );
  const services = useServicesSource(voter.id);
  const messages = useMessagesSource(voter.id);
  const found = useFoundSources(known, now);
  const more = useFoundSources(known, later);
  const scan = useScan(voter.id, known, services.source.certain);
  const { hasMore, isReadingMore, readMore } = services;
  const hasStopped = services.source.failure !== undefined;
  useEffect(() => {
    if (hasMore && !isReadingMore && !hasStopped) readMore();
  }, [hasMore, isReadingMore, hasStopped, readMore]);

  const sources = [services.source, ...found, ...more, messages, ...scan.sources];
  const certain = newestFirst([
    ...new Map(sources.flatMap((source) => source.certain).map((one) => [keyOf(one), one])).values(),
  ]);
  return {
    sources,
    scan,
    isReading: hasMore || sources.some(({ isWaiting }) => isWaiting),
    ofKind: <K extends Entry['kind']>(kind: K) =>
      certain.filter((entry): entry is Extract<Entry, { kind: K }> => entry.kind === kind),
  };
}

export type Everything = ReturnType<typeof useEverything>;
