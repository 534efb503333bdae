import { useMemo, useState } from 'react';
import { styled } from '@/ui/style';
import { useIsOpenService } from '@/features/services/historyOfVoter';
import type { Voter } from '@/lookups/voters/voter';
import { OpenServices } from './OpenServices';
import { PossibleEntries } from './PossibleEntries';
import { ScanSection } from './scan/ScanSection';
import { useScan } from './scan/useScan';
import { searchesFor } from './searches';
import { newestFirst, without, type Entry } from './timeline';
import { TimelineCard } from './TimelineCard';
import { useServicesSource } from './useServicesSource';
import { useFoundSources, useHeldSources } from './useVoterHistory';

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  min-width: 0;
`;

interface HistoryProps {
  id: number;
  /** Undefined until read. */
  voter: Voter | undefined;
  /** The voter could not be read. */
  hasFailed: boolean;
}

/** Open services on top, then one timeline of everything that is certainly the voter's, then possible entries. */
export function History({ id, voter, hasFailed }: HistoryProps) {
  const isOpen = useIsOpenService();
  const services = useServicesSource(id);
  const held = useHeldSources(id);
  const searches = useMemo(() => voter && searchesFor(voter), [voter]);
  const known = searches?.known ?? null;
  const found = useFoundSources(known, searches?.now ?? null);
  const [isWide, setWide] = useState(false);
  const wide = useFoundSources(known, (isWide && searches?.later) || null);
  const scan = useScan(id, known, services.source.certain);

  const sources = [services.source, ...found, ...held, ...scan.sources];
  const all = [...sources, ...(isWide ? wide : [])];
  const certain = newestFirst(all.flatMap(({ certain: some }) => some));
  const uncertain = all.flatMap(({ possible }) => possible);
  const open = services.source.certain.filter(
    (entry): entry is Entry<'service'> => entry.kind === 'service' && isOpen(entry.row),
  );

  return (
    <Column>
      <OpenServices source={services.source} open={open.map(({ row }) => row)} />
      <TimelineCard
        sources={sources}
        entries={without(certain, open)}
        isBesideOpen={open.length > 0}
        isWithoutVoter={hasFailed}
        more={services.hasMore ? services : null}
      />
      {known && (
        <PossibleEntries
          entries={newestFirst(without(uncertain, certain))}
          sources={isWide ? wide : []}
          isWide={isWide}
          onWiden={() => setWide(true)}
        />
      )}
      {known && <ScanSection scan={scan} />}
    </Column>
  );
}
