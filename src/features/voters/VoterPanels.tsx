import { lazy } from 'react';
import { modulePanels, usePanel } from '@/ui/list/ModulePanels';
import { LabelsPanel } from './labels/LabelsPanel';
import { RemoveVoter } from './list/RemoveVoter';
import { VoterDetails } from './list/VoterDetails';
import { VoterFilters } from './list/VoterFilters';
import { MessagePanel } from './message/MessagePanel';
import { titleOf } from './voter';
import { votersModule } from './votersModule';

// Of other features, loaded when first opened.
const NewService = lazy(async () => ({
  default: (await import('@/features/services/NewService')).NewService,
}));
const ReminderPanel = lazy(async () => ({
  default: (await import('@/features/tasks/ReminderPanel')).ReminderPanel,
}));

export default modulePanels({
  details: VoterDetails,
  filter: VoterFilters,
  remove: RemoveVoter,
  labels: LabelsPanel,
  message: MessagePanel,
  service: ServiceOfVoter,
  reminder: ReminderOfVoter,
});

/* These begin with what the list knows of the voter. */

function ServiceOfVoter() {
  const { row } = usePanel(votersModule);
  return row && <NewService voter={{ value: row.id, label: row.name, telephone: row.telephone }} />;
}

function ReminderOfVoter() {
  const { row } = usePanel(votersModule);
  return (
    row && (
      <ReminderPanel source="voter" sourceId={row.id} description={`Lembrete eleitor ${titleOf(row)}.`} />
    )
  );
}
