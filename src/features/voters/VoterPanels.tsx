import { modulePanels } from '@/records/list/ModulePanels';
import { aboutRow } from '@/records/panel/aboutRow';
import { offered } from '@/records/offers/offers';
import { Late, late } from '@/ui/feedback/late';
import { LabelsPanel } from './labels/LabelsPanel';
import { RemoveVoter } from './list/RemoveVoter';
import { VoterDetails } from './list/VoterDetails';
import { VoterFilters } from './list/VoterFilters';
import { MessagePanel } from './MessagePanel';
import { titleOf } from '@/lookups/voters/voter';
import { votersApi } from './votersApi';
import { votersModule } from './votersModule';

const NewService = offered('newService');
const ReminderPanel = offered('reminder');
const EditVoter = late(() => import('./form/EditVoter'));

/** Prefills panels for a voter not in the loaded list. */
function useVoter(id: number) {
  const { data: voter, ...query } = votersApi.useVoterQuery(id);
  const telephone = voter?.telephones[0]?.number ?? '';
  return { ...query, data: voter && { id, name: voter.name, telephone } };
}

const aboutVoter = aboutRow(votersModule, 'Eleitor', useVoter);

export default modulePanels({
  details: VoterDetails,
  // Without a URL: only for editing a single field.
  edit: () => (
    <Late fallback={null}>
      <EditVoter />
    </Late>
  ),
  filter: VoterFilters,
  remove: RemoveVoter,
  labels: LabelsPanel,
  message: MessagePanel,
  service: aboutVoter(({ row: { id, name, telephone } }) => (
    <NewService voter={{ value: id, label: name, telephone }} />
  )),
  reminder: aboutVoter(({ row }) => (
    <ReminderPanel source="voter" sourceId={row.id} description={`Lembrete eleitor ${titleOf(row)}.`} />
  )),
});
