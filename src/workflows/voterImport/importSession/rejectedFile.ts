import { labelOf } from '@/formats/choices';
import { armed, csvHead, csvLines, guarded, type CsvColumn } from '@/formats/csv';
import { columnUses, unused, type ColumnUse } from '../columns/fields';
import { headingKey, matchColumns } from '../columns/matchColumns';
import type { SheetRow } from '../sheet/bounds';

/*
 * The rows that were not imported, as a file to correct and import again: it is read back unchanged, each row with its
 * cells in place.
 */

const reason = 'Motivo';

export interface RejectedRow {
  cells: readonly string[];
  why: string;
}

interface SheetLook {
  /** '' if the sheet has none. */
  headings: readonly string[];
  columns: readonly ColumnUse[];
}

/** The headings, with the field's name appended if a heading alone would be matched to another field or to none. */
function headingsOf({ headings, columns }: SheetLook): string[] {
  const written: string[] = [];
  for (const [at, use] of columns.entries()) {
    const heading = headings[at] || `Coluna ${at + 1}`;
    const isRead = matchColumns([...written, heading]).at(-1) === use;
    // Text in brackets is ignored.
    const plain = heading.replace(/[()\s]+/g, ' ').trim();
    written.push(isRead ? heading : `${labelOf(columnUses, use)} (${plain})`);
  }
  return written;
}

const isReason = (heading: string | undefined) => headingKey(heading ?? '') === headingKey(reason);

/** The rows as they were in the sheet, with the reason in an additional column, which replaces an earlier one. */
export async function rejectedCsv(look: SheetLook, rows: readonly RejectedRow[]): Promise<Blob> {
  const { headings, columns: uses } = look;
  const hasOlder = headings.length > 1 && isReason(headings.at(-1)) && uses.at(-1) === unused;
  const columns: CsvColumn<RejectedRow>[] = [
    ...headingsOf(look)
      .slice(0, hasOlder ? -1 : undefined)
      .map((heading, at) => ({
        header: guarded(heading),
        value: ({ cells }: RejectedRow) => guarded(cells[at] ?? ''),
      })),
    { header: reason, value: ({ why }: RejectedRow) => guarded(why) },
  ];
  const widest = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  // Cells beyond the headings are kept without one: a row with too many cells has them again when it is reread.
  const beyond = Array.from(
    { length: Math.max(0, widest - headings.length) },
    (_, at): CsvColumn<RejectedRow> => ({
      header: '',
      value: ({ cells }) => guarded(cells[headings.length + at] ?? ''),
    }),
  );
  const text = csvHead(columns) + (await csvLines([...columns, ...beyond], rows));
  return new Blob([text], { type: 'text/csv;charset=utf-8' });
}

/** Whether a sheet is such a file, possibly corrected since: its last column has the reasons. */
export const isRejectedFile = ([first]: readonly SheetRow[]): boolean =>
  first !== undefined && first.cells.length > 1 && isReason(first.cells.at(-1));

/** Whether a sheet is the list of voters as this program writes it. */
export const isOwnList = ([first]: readonly SheetRow[]): boolean =>
  first?.cells[0] === 'Ref.' && first.cells.includes('Última atualização');

/** The rows of such files without the apostrophes added when they were written. */
export const withoutGuards = (rows: readonly SheetRow[]): SheetRow[] =>
  rows.map((row) => ({ ...row, cells: row.cells.map(armed) }));
