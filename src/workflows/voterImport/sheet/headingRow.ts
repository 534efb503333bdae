import { looksLikeHeadings, matchColumns } from '../columns/matchColumns';
import { unused } from '../columns/fields';
import { maxHeading, type SheetRow } from './bounds';

/** Rows of the file in which the headings are looked for. */
const firstRows = 20;

const filled = (cells: readonly string[]) => cells.filter((cell) => cell !== '');

/** Count of columns that a row names; 0 if it cannot be the headings. */
function namedColumns(cells: readonly string[]): number {
  const named = filled(cells);
  // One question of a form may be long, but not most of them; only the beginning of one is read.
  const long = named.filter((cell) => cell.length > maxHeading).length;
  const read = named.map((cell) => cell.slice(0, maxHeading));
  if (2 * long > named.length || !looksLikeHeadings(read)) return 0;
  return matchColumns(read).filter((use) => use !== unused).length;
}

/**
 * Index of the headings among the rows; -1 if there are none. A title, a date or a logo may be above: below the first
 * row, a single known name among other words is taken for data.
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

/** The first rows, to choose the headings from. */
export const rowsToChoose = (rows: readonly SheetRow[]): { row: number; text: string }[] =>
  rows.slice(0, firstRows).map(({ row, cells }) => ({ row, text: rowText(cells) }));

/** A row as one line of text, to recognize it by. */
export function rowText(cells: readonly string[]): string {
  const text = filled(cells.slice(0, 50))
    .map((cell) => cell.slice(0, 60))
    .join(' · ');
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
