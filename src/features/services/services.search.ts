import { firstWords } from '@/formats/text';
import { paletteSearch } from '@/records/palette/paletteSearch';
import { referenceOf } from './service';
import { searchCall } from './servicesApi';
import { servicesModule } from './servicesModule';

export default paletteSearch(servicesModule, {
  searchCall,
  filters: ({ text }) => servicesModule.quickSearch?.read(text),
  lineOf: (row) => [
    row.electorName || referenceOf(row),
    row.electorName && referenceOf(row),
    row.statusName,
    firstWords(row.description, 60),
  ],
});
