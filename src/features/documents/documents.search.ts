import { firstWords } from '@/formats/text';
import { paletteSearch } from '@/records/palette/paletteSearch';
import { titleOf } from './document';
import { searchCall } from './documentsApi';
import { documentsModule } from './documentsModule';

export default paletteSearch(documentsModule, {
  searchCall,
  filters: ({ text }) => documentsModule.quickSearch?.read(text),
  lineOf: (row) => [titleOf(row), row.statusName, firstWords(row.menu, 60)],
});
