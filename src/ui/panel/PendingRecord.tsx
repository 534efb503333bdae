import { failureOf } from '@/api/failure';
import { PanelError, PanelLoading } from './PanelStates';
import { SidePanel, type SidePanelProps } from './SidePanel';

interface PendingRecordProps {
  /** The query hook's result, as long as it has no data. */
  query: { error?: unknown; isFetching: boolean; refetch: () => unknown };
  onClose: () => void;
}

/** What a panel holds in the place of a record that is on its way or could not be loaded. */
export function PendingRecord({ query, onClose }: PendingRecordProps) {
  const failure = failureOf(query.error);
  if (!failure || query.isFetching) return <PanelLoading />;
  return <PanelError failure={failure} onClose={onClose} onRetry={() => void query.refetch()} />;
}

type PendingPanelProps = PendingRecordProps & Pick<SidePanelProps, 'title' | 'side' | 'width'>;

/** The panel around it, for those that cannot begin without their record. */
export function PendingPanel({ query, ...panel }: PendingPanelProps) {
  return (
    <SidePanel {...panel}>
      <PendingRecord query={query} onClose={panel.onClose} />
    </SidePanel>
  );
}
