import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { isOpenService, type ServiceRow } from '../../services/historyOfVoter';
import { OpenServices } from './OpenServices';
import { PossibleEntries } from './PossibleEntries';
import { ScanSection } from './scan/ScanSection';
import { useScan } from './scan/useScan';
import { searchesOf, type Known } from './searches';
import { keyOf, newestFirst, without, type Entry } from './timeline';
import { TimelineCard } from './TimelineCard';
import { useFoundSources, useMessagesSource, useServicesSource } from './useVoterHistory';

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  min-width: 0;
`;

interface HistoryProps {
  id: number;
  /** Null until the voter was read. */
  known: Known | null;
  hasGroups: boolean;
  /** The voter could not be read. */
  hasFailed: boolean;
}

/** Open requests on top, then one timeline of all that is surely the voter's, then what may be. */
export function History({ id, known, hasGroups, hasFailed }: HistoryProps) {
  const services = useServicesSource(id);
  const messages = useMessagesSource(id);
  const searches = useMemo(() => known && searchesOf(known, { hasGroups }), [known, hasGroups]);
  const [calls, manifestations] = useFoundSources(known, searches?.now ?? null);
  const [isWide, setWide] = useState(false);
  const wide = useFoundSources(known, (isWide && searches?.later) || null);
  const scan = useScan(id, known, services.source.certain);

  const found = [services.source, calls, manifestations, messages];
  const sources = scan.sources.length > 0 ? [...found, ...scan.sources] : found;
  const all = [...sources, ...(isWide ? wide : [])];
  const certain = newestFirst(once(all.flatMap(({ certain: some }) => some)));
  const possible = newestFirst(without(once(all.flatMap(({ possible: some }) => some)), certain));
  const open = services.source.certain.flatMap((entry) =>
    entry.kind === 'service' && isOpenService(entry.row) ? [entry.row] : [],
  );

  return (
    <Column>
      <OpenServices source={services.source} open={open satisfies ServiceRow[]} />
      <TimelineCard
        sources={sources}
        entries={certain}
        isWithoutVoter={hasFailed}
        more={services.hasMore ? services : null}
      />
      {known && (
        <PossibleEntries
          entries={possible}
          sources={isWide ? wide : []}
          isWide={isWide}
          onWiden={() => setWide(true)}
        />
      )}
      {known && <ScanSection scan={scan} />}
    </Column>
  );
}

/** Each entry once. */
function once(entries: readonly Entry[]): Entry[] {
  return [...new Map(entries.map((entry) => [keyOf(entry), entry])).values()];
}
