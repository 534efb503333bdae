import type { ReportPart } from '@/records/paper/reportPart';
import { servicesBy } from './servicesSearches';

const part: ReportPart = {
  name: 'services',
  order: 10,
  label: 'Atendimentos',
  rule: 'export_treatment',
  many: 'atendimentos',
  takes: ['responsibleId', 'departmentId'],
  searchOf: ({ from, to, responsibleId, departmentId }) =>
    servicesBy({ startCreatedDate: from, endCreatedDate: to, responsibleId, departmentId }),
};

export default part;
