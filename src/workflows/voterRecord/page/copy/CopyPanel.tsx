import { styled } from '@/ui/style';
import type { Ask } from '@/api/ask';
import { useExport } from '@/records/list/useExport';
import { Button } from '@/ui/button/Button';
import { waitReason } from '@/ui/button/waitReason';
import { PanelCloseButton } from '@/ui/panel/PanelCloseButton';
import { PanelContent } from '@/ui/panel/PanelContent';
import { SidePanel } from '@/ui/panel/SidePanel';
import { useBlockedReason } from '@/ui/useBlockedReason';
import type { Voter } from '@/lookups/voters/voter';
import { WholeDataNotice } from '@/features/voters/WholeDataNotice';
import { SourcesRead } from '../SourcesRead';
import { useEverything } from '../useEverything';
import { missingOf, readCopy, type CopyOfData } from './copyOfData';

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

const Missing = styled.ul`
  display: grid;
  gap: 6px;
  margin: 0;
  padding-left: 1.25rem;
  list-style: disc;
`;

/** The copy of a voter's data, for the voter: a readable sheet and the raw data. */
export default function CopyPanel({ voter }: { voter: Voter }) {
  const everything = useEverything(voter);
  const files = useExport();
  const blocked = useBlockedReason();
  const wait = everything.isReading ? waitReason : files.blocked;
  const fetch = (signal: AbortSignal, ask: Ask) => readCopy(voter, everything, ask, signal);
  const sheet = { fetch, build: async (copy: CopyOfData) => (await import('./copySheet')).copySheet(copy) };
  return (
    <SidePanel title="Cópia dos dados (LGPD)" kind="form">
      <PanelContent
        footer={
          <>
            <PanelCloseButton />
            <Button
              blockedReason={wait}
              onClick={() =>
                void files.downloadDocument({
                  fetch,
                  build: async (copy) => (await import('./copySheet')).copyJson(copy),
                })
              }
            >
              Baixar dados (.json)
            </Button>
            <Button blockedReason={wait} onClick={() => void files.downloadSheet(sheet)}>
              Baixar folha (.html)
            </Button>
            <Button
              kind="primary"
              blockedReason={blocked('print_voter') ?? wait}
              onClick={() => void files.printDocument(sheet)}
            >
              Imprimir
            </Button>
          </>
        }
      >
        <Parts>
          <WholeDataNotice />
          <SourcesRead everything={everything} />
          <h3>O que a cópia não traz</h3>
          <Missing>
            {missingOf(everything).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </Missing>
        </Parts>
      </PanelContent>
    </SidePanel>
  );
}
