import { formatNumber } from '@/formats/money';
import type { HiddenParts } from '../importSession/questions';
import type { SheetRow } from './bounds';

/** One sheet of a workbook. */
export interface SheetPart {
  rows: SheetRow[];
  hiddenRows: ReadonlySet<number>;
  /** Inclusive ranges, from 0. */
  hiddenColumns: [from: number, to: number][];
  isFiltered: boolean;
  /** Cells that span several rows, below the first ones. */
  merged: number;
}

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
export const titleRows = 5;

/** Content of a workbook's sheet; hidden rows and columns are counted, and omitted unless requested. */
export const partRead = (part: SheetPart, withHidden: boolean) => ({
  ...withoutHidden(part, withHidden),
  notices: noticesOf(part),
});

function noticesOf({ merged }: SheetPart): string[] {
  return merged > 0
    ? [
        `Há células mescladas em ${formatNumber(merged)} ${merged === 1 ? 'lugar' : 'lugares'}: o valor conta só para a primeira linha de cada uma.`,
      ]
    : [];
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
