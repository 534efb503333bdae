import { borneName } from '@/formats/personName';
import { formatPhone } from '@/formats/phone';
import type { VoterRow } from '@/lookups/voters/voter';
import { paletteSearch, type HitLine } from '@/records/palette/paletteSearch';
import { searchCall } from './votersApi';
import { votersModule } from './votersModule';

/** A voter by the name they use, with the recorded name beside it, which may be the one searched for. */
export function voterLine(row: VoterRow): HitLine {
  const borne = borneName(row, 'social');
  return [borne, borne !== row.name && row.name, row.districtAndCity, formatPhone(row.telephone)];
}

export default paletteSearch(votersModule, {
  searchCall,
  filters: ({ text, isReference }) =>
    isReference ? { reference: text } : votersModule.quickSearch?.read(text),
  lineOf: voterLine,
});
