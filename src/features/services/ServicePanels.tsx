import { useState } from 'react';
import type { OpenPanel } from '@/ui/list/moduleSlice';
import { ServiceDetails } from './ServiceDetails';
import { ServiceFilterPanel } from './ServiceFilterPanel';
import type { ServiceFilters, ServiceRow } from './servicesApi';
import type { ServicePanel } from './servicesSlice';
import type { ServiceOptions } from './useServiceOptions';
import { ChangeStatus } from './ChangeStatus';
import { CommentService } from './CommentService';
import { EditService } from './EditService';
import { NewService } from './NewService';
import { RemoveService } from './RemoveService';
import { ServiceReminder } from './ServiceReminder';
import { UploadServiceFile } from './UploadServiceFile';

interface Closing {
  onClose: () => void;
  /** An operation succeeded: the text to announce. */
  onDone: (text: string) => void;
}

interface ServicePanelsProps extends Closing {
  panel: OpenPanel<ServicePanel>;
  rows: readonly ServiceRow[];
  filters: ServiceFilters;
  options: ServiceOptions;
  onFilter: (filters: ServiceFilters) => void;
  onOpen: (panel: ServicePanel, id: number) => void;
}

/** The side panel that is open; their code loads with the first one. */
export default function ServicePanels({
  panel: { name, id },
  rows,
  filters,
  options,
  onFilter,
  onOpen,
  ...closing
}: ServicePanelsProps) {
  const row = rows.find((one) => one.id === id);
  if (name === 'filter')
    return (
      <ServiceFilterPanel filters={filters} options={options} onFilter={onFilter} onClose={closing.onClose} />
    );
  if (name === 'create' || id === null) return <NewService {...closing} />;
  if (name === 'edit') return <EditService id={id} {...closing} />;
  return <RowPanel key={`${name} ${id}`} name={name} row={row} onOpen={onOpen} {...closing} />;
}

interface RowPanelProps extends Closing {
  name: ServicePanel;
  row: ServiceRow | undefined;
  onOpen: (panel: ServicePanel, id: number) => void;
}

/** The panels that begin with what the list knows; they keep it when another page takes the row away. */
function RowPanel({ name, row: present, onOpen, ...closing }: RowPanelProps) {
  const [row] = useState(present);
  if (!row) return null;
  if (name === 'status') return <ChangeStatus row={row} {...closing} />;
  if (name === 'comment') return <CommentService row={row} {...closing} />;
  if (name === 'upload') return <UploadServiceFile row={row} {...closing} />;
  if (name === 'reminder') return <ServiceReminder row={row} {...closing} />;
  if (name === 'remove') return <RemoveService row={row} {...closing} />;
  return <ServiceDetails row={row} onOpen={onOpen} onClose={closing.onClose} />;
}
