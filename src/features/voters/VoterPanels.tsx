import { lazy, useState } from 'react';
import type { OpenPanel } from '@/ui/list/moduleSlice';
import { LabelsPanel } from './LabelsPanel';
import { MessagePanel } from './MessagePanel';
import { RemoveVoter } from './RemoveVoter';
import { VoterDetails } from './VoterDetails';
import { VoterFilterPanel } from './VoterFilterPanel';
import { titleOf } from './voterColumns';
import type { VoterFilters, VoterRow } from './votersApi';
import type { VoterPanel } from './votersSlice';

// Of other features, loaded when first opened.
const NewService = lazy(async () => ({
  default: (await import('@/features/services/NewService')).NewService,
}));
const ReminderPanel = lazy(async () => ({
  default: (await import('@/features/tasks/ReminderPanel')).ReminderPanel,
}));

interface Closing {
  onClose: () => void;
  /** An operation succeeded: the text to announce. */
  onDone: (text: string) => void;
}

interface VoterPanelsProps extends Closing {
  panel: OpenPanel<VoterPanel>;
  rows: readonly VoterRow[];
  filters: VoterFilters;
  /** Voters the filters find. */
  total: number;
  onFilter: (filters: VoterFilters) => void;
  onOpen: (panel: VoterPanel, id: number) => void;
}

/** The side panel that is open, from the left; their code loads with the first one. */
export default function VoterPanels({
  panel: { name, id },
  rows,
  filters,
  total,
  onFilter,
  onOpen,
  ...closing
}: VoterPanelsProps) {
  if (name === 'filter')
    return <VoterFilterPanel filters={filters} onFilter={onFilter} onClose={closing.onClose} />;
  if (name === 'labels') return <LabelsPanel filters={filters} total={total} onClose={closing.onClose} />;
  if (id === null) return null;
  if (name === 'remove') return <RemoveVoter id={id} {...closing} />;
  if (name === 'message') return <MessagePanel id={id} {...closing} />;
  if (name === 'details') return <VoterDetails id={id} onOpen={onOpen} onClose={closing.onClose} />;
  return <RowPanel key={`${name} ${id}`} name={name} row={rows.find((row) => row.id === id)} {...closing} />;
}

interface RowPanelProps extends Closing {
  name: 'service' | 'reminder';
  row: VoterRow | undefined;
}

/** The panels that begin with what the list knows; they keep it when another page takes the row away. */
function RowPanel({ name, row: present, ...closing }: RowPanelProps) {
  const [row] = useState(present);
  if (!row) return null;
  if (name === 'reminder')
    return (
      <ReminderPanel
        {...closing}
        side="left"
        source="voter"
        sourceId={row.id}
        description={`Lembrete eleitor ${titleOf(row)}.`}
      />
    );
  const voter = { value: row.id, label: row.name, telephone: row.telephone };
  return <NewService {...closing} side="left" voter={voter} />;
}
