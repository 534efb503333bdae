import { useEffect } from 'react';
import { createFailure, failureOf, type ApiFailure } from '@/api/failure';
import { unreadOf } from '@/api/findings';
import { useAppDispatch } from '@/api/store';
import { borneName } from '@/formats/personName';
import { recordOpened } from '@/records/list/openedRecords';
import { usePanelAtAddress } from '@/records/panel/usePanelAtAddress';
import { NotLoadedScreen } from '@/ui/feedback/NotLoadedScreen';
import { UnreadNotice } from '@/ui/feedback/UnreadNotice';
import { late } from '@/ui/feedback/late';
import { PanelSlot } from '@/ui/panel/PanelSlot';
import { usePageTitle } from '@/ui/usePageTitle';
import { titleOf } from '@/lookups/voters/voter';
import { listPath } from '@/records/links/voters';
import { votersLookupApi } from '@/lookups/voters/votersLookupApi';
import { votersModule } from '@/features/voters/votersModule';
import { History } from './History';
import { Columns, Page } from './pageStyles';
import { panelRules, type VoterPanel } from './panelRules';
import { VoterHead } from './VoterHead';
import { WhoCard } from './WhoCard';

const VoterPagePanels = late(() => import('./VoterPagePanels'));

const voterPanels = Object.keys(panelRules) as VoterPanel[];

/** The page of the voter with this id. */
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
  // Without the name: browsers keep titles in the history.
  usePageTitle(`Eleitor nº ${id}`);
  const query = votersLookupApi.useVoterQuery(id);
  const { panel, open, host } = usePanelAtAddress(voterPanels);
  const voter = query.currentData;
  const failure = query.isFetching ? undefined : failureOf(query.error);
  useNoteOpened(id, voter && borneName(voter, 'social'));
  if (failure?.kind === 'notFound') return <NoSuchVoter failure={failure} />;
  return (
    <Page>
      <VoterHead id={id} voter={voter} onOpen={open} />
      <UnreadNotice unread={unreadOf(voter)} />
      <Columns>
        <WhoCard voter={voter} failure={failure} onRetry={query.refetch} />
        <History id={id} voter={voter} hasFailed={failure !== undefined} />
      </Columns>
      {panel && (
        <PanelSlot panel={panel.name}>
          <VoterPagePanels name={panel.name} id={id} query={query} host={host} />
        </PanelSlot>
      )}
    </Page>
  );
}

/** Records the voter among those opened, once their name is known. */
function useNoteOpened(id: number, name: string | undefined) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (name !== undefined)
      dispatch(recordOpened({ listPath, id, one: votersModule.one, label: titleOf({ id, name }) }));
  }, [dispatch, id, name]);
}
