import { useMemo } from 'react';
import type { Voter } from '@/lookups/voters/voter';
import { useScan } from './scan/useScan';
import { searchesFor } from './searches';
import type { Kind } from '@/records/ofVoter/voterPart';
import { newestFirst, type EntryOf } from './timeline';
import { useServicesSource } from './useServicesSource';
import { useFoundSources, useHeldSources } from './useVoterHistory';

/** Everything certainly a voter's, read to the last page, for the copy of their data and their removal. */
export function useEverything(voter: Voter) {
  const { known, now, later } = useMemo(() => searchesFor(voter), [voter]);
  const { source: services } = useServicesSource(voter.id, { isAll: true });
  const held = useHeldSources(voter.id);
  const found = useFoundSources(known, now);
  const more = useFoundSources(known, later);
  const scan = useScan(voter.id, known, services.certain);

  const sources = [services, ...found, ...more, ...held, ...scan.sources];
  const certain = newestFirst(sources.flatMap((source) => source.certain));
  return {
    sources,
    scan,
    isReading: sources.some(({ isWaiting }) => isWaiting),
    ofKind: <K extends Kind>(kind: K) => certain.filter((entry) => entry.kind === kind) as EntryOf<K>[],
  };
}

export type Everything = ReturnType<typeof useEverything>;
