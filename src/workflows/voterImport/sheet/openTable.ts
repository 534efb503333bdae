import { formatNumber } from '@/formats/money';
import { plural } from '@/formats/text';
import type { ReadingChoices, SkippedRow } from '../importSession/questions';
import { isOwnList, isRejectedFile, withoutGuards } from '../importSession/rejectedFile';
import { maxColumns, maxHeading, maxRows, SheetRefusal, type SheetRow } from './bounds';
import { findHeadingRow, rowsToChoose, rowText } from './headingRow';
import type { SheetRead } from './readSheet';
import { withoutRowsBetween } from './rowsBetween';
import { footerStart } from './totalRows';

/** A sheet as a table of persons: its headings, and the rows below. */
export interface Table {
  headings: string[];
  hasHeadings: boolean;
  headingRow: number | null;
  firstRows: { row: number; text: string }[];
  isRejected: boolean;
  /** Each as long as the headings, or longer if it is faulty. */
  rows: SheetRow[];
  skipped: SkippedRow[];
  notices: string[];
}

const lastFilled = (cells: readonly string[]) => cells.findLastIndex((cell) => cell.trim() !== '') + 1;

/** Finds the headings, and excludes rows that are not persons. Throws SheetRefusal. */
export function openTable(read: SheetRead, how: Partial<ReadingChoices>): Table {
  const [first] = read.rows;
  const isRejected =
    first !== undefined &&
    isRejectedFile([{ ...first, cells: first.cells.slice(0, lastFilled(first.cells)) }]);
  const all = isRejected || isOwnList(read.rows) ? withoutGuards(read.rows) : read.rows;
  const at = headingPlace(all, how, { isRejected, isCards: read.isCards });
  const heading = all[at];
  const end = isRejected || read.isCards ? all.length : Math.max(footerStart(all), at + 1);
  const below = all.slice(at + 1, end);
  const { rows, notices: between } =
    heading && !isRejected && !read.isCards
      ? withoutRowsBetween(below, heading.cells)
      : { rows: below, notices: [] };
  if (rows.length > maxRows)
    throw new SheetRefusal(
      `Esta planilha tem ${formatNumber(rows.length)} linhas; de uma vez se importam até ${formatNumber(maxRows)}. Divida-a em partes.`,
    );
  const { width, notices } = columnsOf(read, heading, rows);
  if (rows.length === 0)
    throw new SheetRefusal('A planilha só tem os títulos das colunas: não há ninguém nela.');
  const skip = (from: number, to: number, why: SkippedRow['why']) =>
    all.slice(from, to).map(({ row, cells }): SkippedRow => ({ row, why, text: rowText(cells) }));
  return {
    headings: Array.from({ length: width }, (_, column) => headingOf(heading, column)),
    hasHeadings: heading !== undefined,
    headingRow: heading?.row ?? null,
    firstRows: rowsToChoose(all),
    isRejected,
    rows: rows.map((row) => padded(row, width)),
    skipped: [...skip(0, Math.max(at, 0), 'above'), ...skip(end, all.length, 'total')],
    notices: [...read.notices, ...notices, ...between],
  };
}

/** Index of the headings among the rows; -1 if there are none. */
function headingPlace(
  rows: readonly SheetRow[],
  { hasHeadings, headingRow }: Partial<ReadingChoices>,
  { isRejected, isCards }: { isRejected: boolean; isCards: boolean },
): number {
  if (isCards) return 0;
  if (hasHeadings === false) return -1;
  const chosen = headingRow ? rows.findIndex(({ row }) => row === headingRow) : -1;
  if (chosen >= 0) return chosen;
  if (isRejected) return 0;
  const found = findHeadingRow(rows);
  return found < 0 && hasHeadings ? 0 : found;
}

function columnsOf({ isGrid }: SheetRead, heading: SheetRow | undefined, rows: readonly SheetRow[]) {
  const widest = rows.reduce((most, { cells }) => Math.max(most, lastFilled(cells)), 0);
  const named = heading ? lastFilled(heading.cells) : 0;
  // Trailing blank columns are ignored; cells of a text beyond its headings are the row's fault.
  const width =
    heading && !isGrid ? Math.max(named, Math.min(heading.cells.length, widest)) : Math.max(named, widest);
  if (width > maxColumns)
    throw new SheetRefusal(
      `Esta planilha tem ${formatNumber(width)} colunas; leem-se até ${maxColumns}. Deixe só as dos eleitores.`,
    );
  const notices = (heading?.cells ?? []).flatMap((cell, at) =>
    cell.length > maxHeading
      ? [
          `O título da coluna ${at + 1} tem ${plural(cell.length, 'letra', 'letras')}: só as primeiras ${maxHeading} foram lidas.`,
        ]
      : [],
  );
  return { width, notices };
}

const headingOf = (heading: SheetRow | undefined, column: number) =>
  heading?.cells[column]?.slice(0, maxHeading).trim() || `Coluna ${column + 1}`;

const padded = (row: SheetRow, width: number): SheetRow =>
  row.cells.length === width
    ? row
    : {
        ...row,
        cells: [
          ...row.cells.slice(0, Math.max(width, lastFilled(row.cells))),
          ...Array<string>(Math.max(0, width - row.cells.length)).fill(''),
        ],
      };
