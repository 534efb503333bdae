import type { OpenPanel } from '@/ui/list/moduleSlice';
import { CallDetails } from './CallDetails';
import { CallFilterPanel } from './CallFilterPanel';
import { EditCall, NewCall } from './CallManager';
import type { CallFilters, CallRow } from './callsApi';
import type { CallPanel } from './callsSlice';
import { RemoveCall } from './RemoveCall';

interface CallPanelsProps {
  panel: OpenPanel<CallPanel>;
  rows: readonly CallRow[];
  filters: CallFilters;
  onFilter: (filters: CallFilters) => void;
  onOpen: (panel: CallPanel, id: number) => void;
  onClose: () => void;
  /** An operation succeeded: the text to announce. */
  onDone: (text: string) => void;
}

/** The side panel that is open; their code loads with the first one. */
export default function CallPanels({
  panel: { name, id },
  rows,
  filters,
  onFilter,
  onOpen,
  ...closing
}: CallPanelsProps) {
  if (name === 'filter')
    return <CallFilterPanel filters={filters} onFilter={onFilter} onClose={closing.onClose} />;
  if (name === 'create' || id === null) return <NewCall {...closing} />;
  if (name === 'edit') return <EditCall id={id} {...closing} />;
  if (name === 'remove') return <RemoveCall id={id} {...closing} />;
  const createdBy = rows.find((row) => row.id === id)?.createdBy;
  return <CallDetails id={id} createdBy={createdBy} onOpen={onOpen} onClose={closing.onClose} />;
}
