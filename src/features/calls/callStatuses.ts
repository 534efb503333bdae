import type { BadgeTone } from '@/ui/panel/Badge';

interface CallStatus {
  id: number;
  name: string;
  tone: BadgeTone;
}

/** Document 1, section 3. */
export const callStatuses: readonly CallStatus[] = [
  { id: 1, name: 'Pendente', tone: 'warning' },
  { id: 2, name: 'Retornar ligação', tone: 'info' },
  { id: 3, name: 'Finalizada', tone: 'success' },
];

/** The status a new call has. */
export const pending = 1;

/** '' for an id that is none of the three. */
export const statusName = (id: number | null) => callStatuses.find((status) => status.id === id)?.name ?? '';

export const statusTone = (id: number): BadgeTone =>
  callStatuses.find((status) => status.id === id)?.tone ?? 'neutral';

/** For the fields that choose one. */
export const statusOptions = callStatuses.map(({ id, name }) => ({ value: id, label: name }));
