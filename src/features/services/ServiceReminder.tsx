import { ReminderPanel } from '../tasks/ReminderPanel';
import { referenceOf } from './serviceRow';
import type { ServiceRow } from './servicesApi';

interface ServiceReminderProps {
  row: ServiceRow;
  onClose: () => void;
  /** The text to announce. */
  onDone: (text: string) => void;
}

/** Criar lembrete about a service request (document 2, section 3.2). */
export function ServiceReminder({ row, ...closing }: ServiceReminderProps) {
  return (
    <ReminderPanel
      source="service"
      sourceId={row.id}
      description={`Lembrete atendimento ${referenceOf(row)}.`}
      {...closing}
    />
  );
}
