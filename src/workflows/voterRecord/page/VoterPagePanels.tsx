import { RecordPanel, type RecordQuery } from '@/records/panel/RecordPanel';
import { ProgressBar } from '@/ui/feedback/ProgressBar';
import { late } from '@/ui/feedback/late';
import { offered } from '@/records/offers/offers';
import BlockedPanel from '@/ui/panel/BlockedPanel';
import { PanelHostContext, type PanelHost } from '@/ui/panel/panelHost';
import { useBlockedReason } from '@/ui/useBlockedReason';
import { listPath as appointments } from '@/features/appointments/appointmentsOfVoter';
import { listPath as documents } from '@/records/links/documents';
import { listPath as services } from '@/records/links/services';
import { titleOf, type Voter } from '@/lookups/voters/voter';
import { panelRules, type VoterPanel } from './panelRules';

// Other features' panels, and the rare ones, loaded on demand.
const NewService = late(async () => ({
  default: (await import('@/features/services/NewService')).NewService,
}));
const IncomingCall = offered('incomingCall');
const AppointmentPanels = late(() => import('@/features/appointments/AppointmentPanels'));
const NewDocument = late(async () => ({
  default: (await import('@/features/documents/form/DocumentForm')).NewDocument,
}));
const ReminderPanel = late(async () => ({
  default: (await import('@/features/tasks/ReminderPanel')).ReminderPanel,
}));
const MessageTo = late(async () => ({
  default: (await import('@/features/voters/MessagePanel')).MessageTo,
}));
const CopyPanel = late(() => import('./copy/CopyPanel'));
const RemovePanel = late(() => import('./remove/RemovePanel'));

/** The list in which a panel's new record is opened. */
const listPaths: Partial<Record<VoterPanel, string>> = {
  service: services,
  appointment: appointments,
  document: documents,
};

interface VoterPagePanelsProps {
  name: VoterPanel;
  id: number;
  query: RecordQuery<Voter>;
  host: PanelHost;
}

/** Panels of actions for a voter, over their page. */
export default function VoterPagePanels({ name, id, query, host }: VoterPagePanelsProps) {
  const blocked = useBlockedReason();
  const rule = panelRules[name];
  const reason = rule ? blocked(rule) : undefined;
  const offering: PanelHost = {
    ...host,
    ...(name === 'appointment' && {
      start: {
        requesterName: query.data?.name ?? '',
        requesterPhone: query.data?.telephones[0]?.number ?? '',
      },
    }),
    done: (text, next = {}) => host.done(text, { listPath: listPaths[name], ...next }),
  };
  return (
    <PanelHostContext value={offering}>
      {reason ? (
        <BlockedPanel reason={reason} />
      ) : query.data ? (
        <PanelFor name={name} voter={{ ...query.data, id }} onClose={host.close} />
      ) : query.error && !query.isFetching ? (
        <RecordPanel title="Eleitor" query={query}>
          {() => null}
        </RecordPanel>
      ) : (
        <ProgressBar isShown label="Carregando o painel" />
      )}
    </PanelHostContext>
  );
}

interface PanelForProps {
  name: VoterPanel;
  voter: Voter;
  onClose: () => void;
}

function PanelFor({ name, voter, onClose }: PanelForProps) {
  const { id } = voter;
  const telephone = voter.telephones[0]?.number ?? '';
  const option = { value: id, label: voter.name, telephone };
  switch (name) {
    case 'service':
      return <NewService voter={option} />;
    case 'call':
      return <IncomingCall voter={option} onClose={onClose} />;
    case 'appointment':
      return <AppointmentPanels name="create" />;
    case 'reminder':
      return (
        <ReminderPanel source="voter" sourceId={id} description={`Lembrete eleitor ${titleOf(voter)}.`} />
      );
    case 'message':
      return <MessageTo id={id} />;
    case 'document':
      return <NewDocument />;
    case 'copy':
      return <CopyPanel voter={voter} />;
    case 'remove':
      return <RemovePanel voter={voter} />;
  }
}
