import { phpQuery } from '@/api/call';
import type { PageOfRows } from '@/records/export/pages';
import { listPath } from './appointmentPaths';
import { listCall } from './appointmentsFirstCall';

interface AgendaFilters {
  startDate: string;
  endDate: string;
  participantId: number | null;
}

/** As `searchesOf`, but without the module: to share it would cost the first list a file. */
export const appointmentsBy = (filters: AgendaFilters) => ({
  path: `${listPath}?${phpQuery(filters)}`,
  call: (rows: PageOfRows) => listCall({ ...filters, ...rows }),
});
