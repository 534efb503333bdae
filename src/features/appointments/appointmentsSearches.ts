import { phpQuery } from '@/api/call';
import type { PageOfRows } from '@/records/export/pages';
import { listPath } from './appointmentPaths';
import { listCall } from './appointmentsFirstCall';

interface AgendaFilters {
  startDate: string;
  endDate: string;
  participantId: number | null;
}

/** Like `searchesOf`, but without the module: sharing it would add a file to the first list's load. */
export const appointmentsBy = (filters: AgendaFilters) => ({
  path: `${listPath}?${phpQuery(filters)}`,
  call: (rows: PageOfRows) => listCall({ ...filters, ...rows }),
});
