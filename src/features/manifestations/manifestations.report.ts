import type { ReportPart } from '@/records/paper/reportPart';
import { manifestationsBy } from './manifestationsSearches';

const part: ReportPart = {
  name: 'manifestations',
  order: 50,
  label: 'Manifestações',
  rule: 'print_manifestation',
  many: 'manifestações',
  takes: [],
  // Not by date: there is no such filter.
  searchOf: () => manifestationsBy({}),
};

export default part;
