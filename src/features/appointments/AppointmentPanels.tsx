import type { OpenPanel } from '@/ui/list/moduleSlice';
import { AppointmentDetails } from './AppointmentDetails';
import { AppointmentFilterPanel } from './AppointmentFilterPanel';
import { AppointmentManager } from './AppointmentManager';
import type { AppointmentFilters } from './appointmentsApi';
import type { AppointmentPanel } from './appointmentsSlice';
import { RemoveAppointment } from './RemoveAppointment';

interface AppointmentPanelsProps {
  panel: OpenPanel<AppointmentPanel>;
  filters: AppointmentFilters;
  onFilter: (filters: AppointmentFilters) => void;
  onOpen: (panel: AppointmentPanel, id: number) => void;
  onClose: () => void;
  /** An operation succeeded: the text to announce. */
  onDone: (text: string) => void;
}

/** The side panel that is open; their code loads with the first one. */
export default function AppointmentPanels({
  panel,
  filters,
  onFilter,
  onOpen,
  onClose,
  onDone,
}: AppointmentPanelsProps) {
  const { name, id } = panel;
  if (name === 'filter')
    return <AppointmentFilterPanel filters={filters} onFilter={onFilter} onClose={onClose} />;
  if (name === 'create' || id === null) return <AppointmentManager onClose={onClose} onDone={onDone} />;
  if (name === 'details') return <AppointmentDetails id={id} onOpen={onOpen} onClose={onClose} />;
  if (name === 'remove') return <RemoveAppointment id={id} onClose={onClose} onDone={onDone} />;
  return (
    <AppointmentManager
      key={name}
      source={{ id, isCopy: name === 'copy' }}
      onClose={onClose}
      onDone={onDone}
    />
  );
}
