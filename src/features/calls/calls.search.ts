import { formatPhone } from '@/formats/phone';
import { firstWords } from '@/formats/text';
import { paletteSearch } from '@/records/palette/paletteSearch';
import { referenceOf } from './call';
import { searchCall } from './callsApi';
import { callsModule } from './callsModule';

export default paletteSearch(callsModule, {
  searchCall,
  filters: ({ text }) => ({ reference: text }),
  lineOf: (row) => [
    row.name || referenceOf(row),
    referenceOf(row),
    formatPhone(row.telephone),
    firstWords(row.subject, 60),
  ],
});
