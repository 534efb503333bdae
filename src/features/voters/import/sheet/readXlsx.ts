import { formatNumber } from '@/formats/money';
import type { HiddenParts, ReadingChoices } from '../desk/questions';
import { SheetRefusal, type SheetRow } from './bounds';
import { refuseOtherZip } from './otherFiles';
import type { Say } from './say';
import { readSheetPart, type SheetPart } from './sheetPart';
import { openWorkbook } from './workbook';
import { openZip } from './zip';

export interface WorkbookRead {
  rows: SheetRow[];
  sheets: { name: string; isHidden: boolean }[];
  sheet: string;
  hidden: HiddenParts;
  told: string[];
}

/** Sheets that are looked into. */
const mostSheets = 50;

/** The rows of the sheet that was chosen, or of the first in sight that has any, as text, blank ones left out. Throws SheetRefusal. */
export async function readXlsx(
  bytes: Uint8Array<ArrayBuffer>,
  { sheet: chosen, withHidden = false }: Partial<ReadingChoices>,
  say: Say,
): Promise<WorkbookRead> {
  const zip = openZip(bytes);
  const book = (await openWorkbook(zip)) ?? refuseOtherZip(zip.names);
  const all = book.sheets.slice(0, mostSheets);
  const wanted = [...all.filter(({ isHidden }) => !isHidden), ...all.filter(({ isHidden }) => isHidden)];
  const filled: typeof all = [];
  for (const one of all) {
    const { rows } = await readSheetPart(zip, book, one.path, { isPeek: true });
    if (rows.length > 0) filled.push(one);
  }
  const read =
    filled.find(({ name }) => name === chosen) ?? wanted.find((one) => filled.includes(one)) ?? wanted[0];
  if (!read) throw new SheetRefusal('Não há nenhuma folha nesta planilha.');
  const part = await readSheetPart(zip, book, read.path, { say });
  return {
    ...withoutHidden(part, withHidden),
    sheets: filled.map(({ name, isHidden }) => ({ name, isHidden })),
    sheet: read.name,
    told: toldOf(part),
  };
}

function toldOf({ merged }: SheetPart): string[] {
  return merged > 0
    ? [
        `Há células mescladas em ${formatNumber(merged)} ${merged === 1 ? 'lugar' : 'lugares'}: o valor conta só para a primeira linha de cada uma.`,
      ]
    : [];
}

/** Counts what is hidden and not blank, and leaves it out unless it is asked for. */
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
