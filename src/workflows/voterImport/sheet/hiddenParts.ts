import { plural } from '@/formats/text';
import { fieldCalled } from '../columns/headings';
import type { HiddenParts } from '../importSession/questions';
import type { SheetRow } from './bounds';

/** One sheet of a workbook. */
export interface SheetPart {
  rows: SheetRow[];
  hiddenRows: Set<number>;
  /** Inclusive ranges, from 0. */
  hiddenColumns: [from: number, to: number][];
  isFiltered: boolean;
  merges: Merge[];
  /** Comments of cells, which are not read. */
  comments: number;
}

/** A cell that spans several rows, from 1, in a column, from 0, or in several. */
export type Merge = readonly [row: number, last: number, column: number, isWide: boolean];

export const emptyPart = (): SheetPart => ({
  ...{ rows: [], hiddenRows: new Set(), hiddenColumns: [], isFiltered: false, merges: [], comments: 0 },
});

/** A workbook, of which one sheet was read. */
export interface WorkbookRead {
  rows: SheetRow[];
  sheets: { name: string; isHidden: boolean }[];
  sheet: string;
  hidden: HiddenParts;
  notices: string[];
}

/** Maximum sheets read. */
export const maxSheets = 50;
/** Rows in which a title may be. */
const titleRows = 5;

/** Content of a workbook's sheet; hidden rows and columns are counted, and omitted unless requested. */
export function partRead(part: SheetPart, withHidden: boolean) {
  const merged = part.merges.filter((merge) => !isOfHeadings(part.rows, merge)).length;
  const notices = [
    merged > 0 &&
      `Há células mescladas em ${plural(merged, 'lugar', 'lugares')}: o valor conta só para a primeira linha de cada uma.`,
    part.comments > 0 &&
      `Fora da importação: ${plural(part.comments, 'comentário de célula', 'comentários de células')}.`,
  ];
  return { ...withoutHidden(part, withHidden), notices: notices.filter((notice) => notice !== false) };
}

/** Whether it is a title, or names a column of headings in several rows: the name then moves to the last of these. */
function isOfHeadings(rows: readonly SheetRow[], [row, last, column, isWide]: Merge): boolean {
  if (row > titleRows) return false;
  const lines = rows.slice(0, 2 * titleRows);
  const from = lines.find((one) => one.row === row)?.cells;
  const text = from?.[column] ?? '';
  if (isWide || text === '') return true;
  if (!from || fieldCalled(text) === undefined) return false;
  const to = lines.find((one) => one.row === last)?.cells;
  if (to) [from[column], to[column]] = ['', text];
  return true;
}

function withoutHidden({ rows, hiddenRows, hiddenColumns, isFiltered }: SheetPart, withHidden: boolean) {
  const isHidden = (column: number) => hiddenColumns.some(([from, to]) => column >= from && column <= to);
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const columns = Array.from({ length: width }, (_, column) => column).filter(
    (column) => isHidden(column) && rows.some(({ cells }) => (cells[column] ?? '') !== ''),
  );
  const hidden: HiddenParts = {
    rows: rows.filter(({ row }) => hiddenRows.has(row)).length,
    columns: columns.length,
    isFiltered,
  };
  if (withHidden) return { rows, hidden };
  const seen = rows.filter(({ row }) => !hiddenRows.has(row));
  if (columns.length === 0) return { rows: seen, hidden };
  const kept = Array.from({ length: width }, (_, column) => column).filter(
    (column) => !columns.includes(column),
  );
  return { rows: seen.map((row) => keepColumns(row, kept)), hidden };
}

function keepColumns({ broken, ...row }: SheetRow, kept: readonly number[]): SheetRow {
  const cells = kept.map((column) => row.cells[column] ?? '');
  const moved = kept.flatMap((column, at): [number, string][] => {
    const why = broken?.get(column);
    return why === undefined ? [] : [[at, why]];
  });
  return { ...row, cells, ...(moved.length > 0 && { broken: new Map(moved) }) };
}
