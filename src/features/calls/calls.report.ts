import type { ReportPart } from '@/records/paper/reportPart';
import { callsBy } from './callsSearches';

const part: ReportPart = {
  name: 'calls',
  order: 40,
  label: 'Ligações',
  rule: 'print_call',
  many: 'ligações',
  takes: ['responsibleId'],
  searchOf: ({ from, to, responsibleId }) =>
    callsBy({ startDate: from, endDate: to, participantId: responsibleId }),
};

export default part;
