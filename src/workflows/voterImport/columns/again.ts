import { labelOf } from '@/formats/choices';
import { columnUses, type ColumnUse } from './fields';
import { fieldCalled } from './headings';

/** Note on a column with the same heading as an earlier one, used so that nothing is lost; '' otherwise. */
export function againText(headings: readonly string[], columns: readonly ColumnUse[], at: number): string {
  const use = columns[at];
  const field = fieldCalled(headings[at] ?? '');
  const isSecond = field !== undefined && columns.slice(0, at).includes(field);
  if (!isSecond) return '';
  const label = labelOf(columnUses, field);
  if (use === field)
    return use === 'email' || use === 'phone' || use === 'nickName'
      ? `Mais uma coluna de ${label}: o que não couber no cadastro vai para as observações.`
      : '';
  return use === 'note' || use === 'otherAddress'
    ? `Já há uma coluna de ${label}: os valores desta vão para as observações.`
    : '';
}
