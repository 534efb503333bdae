import { useMemo } from 'react';
import { createFailure, failureOf, type ApiFailure } from '@/api/failure';
import { unreadOf } from '@/api/findings';
import { usePanelAtAddress } from '@/records/panel/usePanelAtAddress';
import { NotLoadedScreen } from '@/ui/feedback/NotLoadedScreen';
import { UnreadNotice } from '@/ui/feedback/UnreadNotice';
import { late } from '@/ui/feedback/late';
import { PanelSlot } from '@/ui/panel/PanelSlot';
import { usePageTitle } from '@/ui/usePageTitle';
import { listPath } from '../voterPaths';
import { votersLookupApi } from '../votersLookupApi';
import { History } from './History';
import { Columns, Page } from './pageStyles';
import { panelRules, type VoterPanel } from './panelRules';
import { knownOf } from './searches';
import { useNoteOpened } from './useNoteOpened';
import { VoterHead } from './VoterHead';
import { WhoCard } from './WhoCard';

const VoterPagePanels = late(() => import('./VoterPagePanels'));

const voterPanels = Object.keys(panelRules) as VoterPanel[];

/** The page of the voter with this number. */
export default function PageOf({ address }: { address: string }) {
  const id = /^[1-9]\d{0,8}$/.test(address) ? Number(address) : null;
  return id === null ? <NoSuchVoter /> : <Voter id={id} />;
}

const NoSuchVoter = ({ failure }: { failure?: ApiFailure }) => (
  <NotLoadedScreen
    title="Eleitor"
    closeTo={listPath}
    message={(failure ?? createFailure('notFound')).message}
    {...(failure && { failure })}
  />
);

function Voter({ id }: { id: number }) {
  // Not the name: the browser keeps titles.
  usePageTitle(`Eleitor nº ${id}`);
  const query = votersLookupApi.useVoterQuery(id);
  const { panel, open, host } = usePanelAtAddress(voterPanels);
  const voter = query.currentData;
  const known = useMemo(() => (voter ? knownOf(voter) : null), [voter]);
  const failure = query.isFetching ? undefined : failureOf(query.error);
  useNoteOpened(id, voter?.name);
  if (failure?.kind === 'notFound') return <NoSuchVoter failure={failure} />;
  return (
    <Page>
      <VoterHead id={id} voter={voter} onOpen={open} />
      <UnreadNotice unread={unreadOf(voter)} />
      <Columns>
        <WhoCard voter={voter} failure={failure} onRetry={query.refetch} />
        <History
          id={id}
          known={known}
          hasGroups={voter ? voter.groupIds.length > 0 : false}
          hasFailed={failure !== undefined}
        />
      </Columns>
      {panel && (
        <PanelSlot panel={panel.name}>
          <VoterPagePanels name={panel.name} id={id} query={query} host={host} />
        </PanelSlot>
      )}
    </Page>
  );
}
