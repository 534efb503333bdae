import { looksLikeHeadings, matchColumns } from '../columns/matchColumns';
import { unused } from '../columns/fields';
import { maxHeading, type SheetRow } from './bounds';

/** Rows of the file among which that of the headings is. */
const firstRows = 20;

const filled = (cells: readonly string[]) => cells.filter((cell) => cell !== '');

/** How many columns a row names; 0 where it cannot be the headings. */
function namedColumns(cells: readonly string[]): number {
  const named = filled(cells);
  // A question of a form may be long, but not most of them; of one only the beginning is read.
  const long = named.filter((cell) => cell.length > maxHeading).length;
  const read = named.map((cell) => cell.slice(0, maxHeading));
  if (2 * long > named.length || !looksLikeHeadings(read)) return 0;
  return matchColumns(read).filter((use) => use !== unused).length;
}

/**
 * Where the headings stand among the rows; -1 if nowhere. A title, a date or a logo may stand above: below the first row,
 * one known name among other words is taken for a person's.
 */
export function findHeadingRow(rows: readonly SheetRow[]): number {
  let best = { at: -1, count: 0 };
  for (const [at, { row, cells }] of rows.slice(0, firstRows).entries()) {
    if (at > 0 && row > firstRows) break;
    const count = namedColumns(cells);
    const isLikely = at === 0 || count > 1 || count === filled(cells).length;
    if (isLikely && count > best.count) best = { at, count };
  }
  return best.at;
}

/** The first rows, to choose that of the headings among. */
export const rowsToChoose = (rows: readonly SheetRow[]): { row: number; text: string }[] =>
  rows.slice(0, firstRows).map(({ row, cells }) => ({ row, text: rowText(cells) }));

/** A row in one line, for who looks for it. */
export function rowText(cells: readonly string[]): string {
  const text = filled(cells.slice(0, 50))
    .map((cell) => cell.slice(0, 60))
    .join(' · ');
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
