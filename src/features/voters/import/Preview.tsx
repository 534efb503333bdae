import { importFields, type ColumnUse } from './columns/fields';
import type { PreviewRow } from './desk/questions';
import { SheetTable } from './SheetTable';

/** The first rows as they will be, and what is wrong with them. */
export function Preview({ rows, columns }: { rows: readonly PreviewRow[]; columns: readonly ColumnUse[] }) {
  const shown = importFields.filter(
    ({ value }) => columns.includes(value) || rows.some((row) => value === 'additional' && row.values[value]),
  );
  return (
    <SheetTable
      label="Como ficarão as primeiras linhas"
      caption={`Como ficarão as primeiras ${rows.length} linhas`}
      heads={[...shown.map(({ label }) => label), 'O que falta corrigir']}
      rows={rows.map(({ row, values, wrong }) => ({
        row,
        cells: [...shown.map(({ value }) => values[value]), wrong.join(' ')],
        isWrong: wrong.length > 0,
      }))}
    />
  );
}
