import type { ReportPart } from '@/records/paper/reportPart';
import { appointmentsBy } from './appointmentsSearches';

const part: ReportPart = {
  name: 'appointments',
  order: 30,
  label: 'Compromissos',
  rule: 'export_appointment',
  many: 'compromissos',
  takes: ['responsibleId'],
  searchOf: ({ from, to, responsibleId }) =>
    appointmentsBy({ startDate: from, endDate: to, participantId: responsibleId }),
};

export default part;
