import type { ReportPart } from '@/records/paper/reportPart';
import { documentsBy } from './documentsSearches';

const part: ReportPart = {
  name: 'documents',
  order: 20,
  label: 'Documentos',
  rule: 'print_legislative_process',
  many: 'documentos',
  takes: ['departmentId'],
  // Not by date: there is no such filter.
  searchOf: ({ departmentId }) => documentsBy({ areaInterest: departmentId }),
};

export default part;
