/** Lists as a file that Excel in Portuguese opens with a double click. */
import { stampedFileName } from './files';

/** One column: its title and how to read its cell out of a row. The same objects serve the table on paper. */
export interface CsvColumn<Row> {
  header: string;
  /** Text as it should be read; a number is written with a decimal comma; null and undefined leave the cell empty. */
  value: (row: Row) => string | number | null | undefined;
}

/**
 * Where a spreadsheet would begin a formula: at the start of a cell, spaces and quotes aside, and also within one, after
 * what parts cells or lines elsewhere (`,` `;` `|`, tab, line break). Quotes protect the latter only where they are
 * heeded, and an import told to do without them, or a paste, begins a cell there. An apostrophe makes each of them text.
 * Decided knowingly:
 * - a negative number alone (`-5`, `-1.234,50`) stays a number: nothing in it can run, and sums must go on working;
 * - `+55…` is escaped: the apostrophe keeps the phone as text, where Excel would show 5,51199E+12;
 * - a space parts nothing: 'Campinas - SP' stays as it is.
 */
const signs = '=+\\-@\\uFF1D\\uFF0B\\uFF0D\\uFF20';
const anySign = new RegExp(`[${signs}\\t\\r\\0]`);
const atStart = new RegExp(`^(?!-\\d[\\d.]*(?:,\\d+)?$)(?:[\\t\\r\\0]|[\\s"\\p{Cf}]*[${signs}])`, 'u');
/** What may lead up to a formula within: taken whole, and the sign after it looked at, so that no run is read twice. */
const leadUp = /[\t\r\n,;|][\s"\p{Cf},;|]*/gu;
const isSign = new RegExp(`[${signs}]`);

const byteOrderMark = '\uFEFF';
const lineEnd = '\r\n';
/** Rows written at once: less than a millisecond's work for 23 columns. */
const batch = 100;
/** Milliseconds of work after which the page gets a turn; it must answer within 50 on a processor four times slower. */
const sliceOfTime = 12;

/** The cell's text with an apostrophe before every formula it could hold. */
function defused(text: string): string {
  if (!anySign.test(text)) return text;
  const inside = text.replace(leadUp, (run, at: number) =>
    isSign.test(text.charAt(at + run.length)) ? `${run}'` : run,
  );
  return (atStart.test(text) ? "'" : '') + inside;
}

/**
 * A cell as the file has it, in quotes whatever it holds, so that an import by other separators too finds one cell.
 * With that there is nothing left to decide, and written here it takes half the time a library does (measured).
 */
function cell(value: string | number | null | undefined): string {
  if (typeof value === 'number') return `"${Number.isFinite(value) ? String(value).replace('.', ',') : ''}"`;
  const text = defused(value ?? '');
  return `"${text.includes('"') ? text.replaceAll('"', '""') : text}"`;
}

const line = (cells: string[]) => cells.join(';');

/** Lets the browser handle input and paint before going on. */
const breathe = () =>
  'scheduler' in globalThis && 'yield' in scheduler
    ? scheduler.yield()
    : new Promise<void>((resolve) => setTimeout(resolve));

/** How the file begins: UTF-8 byte order mark and the columns' titles. */
export const csvHead = <Row>(columns: readonly CsvColumn<Row>[]): string =>
  byteOrderMark + line(columns.map((column) => cell(column.header)));

/**
 * What follows, each line begun by its CRLF: parted by `;`, every cell in quotes, formulas defused (see `signs`). Pauses
 * between batches, so that many rows do not freeze the page where there is no worker to write them.
 * Rejects when a column's `value` throws.
 */
export async function csvLines<Row>(
  columns: readonly CsvColumn<Row>[],
  rows: readonly Row[],
): Promise<string> {
  let csv = '';
  let started = performance.now();
  for (let from = 0; from < rows.length; from += batch) {
    csv += rows
      .slice(from, from + batch)
      .map((row) => lineEnd + line(columns.map((column) => cell(column.value(row)))))
      // In one block: a text put together with `+` is kept as a tree of its pieces, five times the memory.
      .join('');
    if (performance.now() - started > sliceOfTime) {
      await breathe();
      started = performance.now();
    }
  }
  return csv;
}

/** A whole file as one text: head and lines. */
export const buildCsv = async <Row>(
  columns: readonly CsvColumn<Row>[],
  rows: readonly Row[],
): Promise<string> => csvHead(columns) + (await csvLines(columns, rows));

/** `listagem-ligacoes-20-11-2026-09-00.csv` out of the prefix `listagem-ligacoes`. */
export const csvFileName = (prefix: string, now: Date = new Date()): string =>
  stampedFileName(prefix, 'csv', now);
