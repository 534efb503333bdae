import { formatShortDateTime } from '@/formats/dates';
import { paletteSearch } from '@/records/palette/paletteSearch';
import { referenceOf } from './appointment';
import { searchCall } from './appointmentsApi';
import { appointmentsModule } from './appointmentsModule';

export default paletteSearch(appointmentsModule, {
  searchCall,
  filters: ({ text, isReference }) => (isReference ? { reference: text } : { subject: text }),
  lineOf: (row) => [
    row.subject || referenceOf(row),
    referenceOf(row),
    formatShortDateTime(row.start),
    row.isCancelled ? 'Cancelado' : row.location,
  ],
});
