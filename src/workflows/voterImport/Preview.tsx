import { importFields, isLoosePlace, type ColumnUse } from './columns/fields';
import type { PreviewRow } from './importSession/questions';
import { SheetTable } from './SheetTable';

/** They have no column in the preview: their values are part of the name, or in the notes. */
const partsOfOthers = new Set<ColumnUse>([
  ...(['firstName', 'middleName', 'lastName', 'nameSuffix', 'treatment'] as const),
  ...(['otherAddress', 'wholeAddress'] as const),
]);

/** Shown only if a column has this use, not if the sheet leaves it open. */
const onlyOfColumns = new Set<ColumnUse>(['genre', 'allows']);

/** Preview of the first rows, with notes on them. */
export function Preview({ rows, columns }: { rows: readonly PreviewRow[]; columns: readonly ColumnUse[] }) {
  const shown = importFields.filter(
    ({ value }) =>
      !partsOfOthers.has(value) &&
      (columns.includes(value) || (!onlyOfColumns.has(value) && rows.some(({ values }) => values[value]))),
  );
  // Next to the name, so that it is visible without scrolling.
  const sayingAt = shown[0]?.value === 'name' ? 1 : 0;
  const hasSaying = rows.some(({ wrong, says }) => wrong.length + says.length > 0);
  const withSaying = <T,>(cells: readonly T[], saying: T) =>
    hasSaying ? cells.toSpliced(sayingAt, 0, saying) : cells;
  return (
    <SheetTable
      label="Como ficarão as primeiras linhas"
      caption={`Como ficarão as primeiras ${rows.length} linhas`}
      heads={withSaying(
        shown.map(({ value, label }) => (isLoosePlace(value, columns) ? `${label} (observações)` : label)),
        'O que conferir',
      )}
      sayingAt={hasSaying ? sayingAt : -1}
      rows={rows.map(({ row, values, wrong, says }) => ({
        row,
        cells: withSaying(
          shown.map(({ value }) => values[value]),
          [...wrong, ...says].join(' '),
        ),
        isWrong: wrong.length > 0,
      }))}
    />
  );
}
