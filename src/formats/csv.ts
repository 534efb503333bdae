/** Lists as a file that Excel in Portuguese opens with a double click. */
import { stampedFileName } from './files';

/** One column: its title and how to read its cell out of a row. The same objects serve the table on paper. */
export interface CsvColumn<Row> {
  header: string;
  /** Text as it should be read; a number is written with a decimal comma; null and undefined leave the cell empty. */
  value: (row: Row) => string | number | null | undefined;
}

/**
 * A cell that a spreadsheet would run as a formula; papaparse then writes an apostrophe before it.
 * Decided knowingly:
 * - a negative number alone (`-5`, `-1.234,50`) stays a number: nothing in it can run, and sums must go on working;
 * - `+55…` is escaped: the apostrophe keeps the phone as text, where Excel would show 5,51199E+12.
 */
const formula = /^(?!-\d[\d.]*(?:,\d+)?$)\s*[=+\-@\t\r\0\uFF1D\uFF0B\uFF0D\uFF20]/;

const byteOrderMark = '\uFEFF';
const lineEnd = '\r\n';
/** Rows given to papaparse at once: about a millisecond's work for 23 columns. */
const batch = 100;
/** Milliseconds of work after which the page gets a turn; it must answer within 50 on a processor four times slower. */
const sliceOfTime = 12;

function cell(value: string | number | null | undefined): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value).replace('.', ',') : '';
  return value ?? '';
}

/**
 * The same text. V8 keeps a text put together with `+` as a tree of its pieces; reading a character makes it one block.
 * Done for each batch, 100,000 rows × 23 columns take half the time and a fifth of the memory (190 MB to 37, measured).
 */
function joined(text: string): string {
  text.charCodeAt(0);
  return text;
}

/** Lets the browser handle input and paint before going on. */
const breathe = () =>
  'scheduler' in globalThis && 'yield' in scheduler
    ? scheduler.yield()
    : new Promise<void>((resolve) => setTimeout(resolve));

async function write(lines: string[][]): Promise<string> {
  const { default: papaparse } = await import('papaparse');
  return papaparse.unparse(lines, { delimiter: ';', newline: lineEnd, escapeFormulae: formula });
}

/** How the file begins: UTF-8 byte order mark and the columns' titles. Loads papaparse when first called. */
export const csvHead = async <Row>(columns: readonly CsvColumn<Row>[]): Promise<string> =>
  byteOrderMark + (await write([columns.map((column) => column.header)]));

/**
 * What follows, each line begun by its CRLF: `;`, quotes where needed, formulas defused (see `formula`). Pauses between
 * batches, so that many rows do not freeze the page where there is no worker to write them.
 * Rejects when papaparse cannot be loaded or a column's `value` throws.
 */
export async function csvLines<Row>(
  columns: readonly CsvColumn<Row>[],
  rows: readonly Row[],
): Promise<string> {
  let csv = '';
  let started = performance.now();
  for (let from = 0; from < rows.length; from += batch) {
    const lines = rows
      .slice(from, from + batch)
      .map((row) => columns.map((column) => cell(column.value(row))));
    csv += joined(lineEnd + (await write(lines)));
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
): Promise<string> => (await csvHead(columns)) + (await csvLines(columns, rows));

/** `listagem-ligacoes-20-11-2026-09-00.csv` out of the prefix `listagem-ligacoes`. */
export const csvFileName = (prefix: string, now: Date = new Date()): string =>
  stampedFileName(prefix, 'csv', now);
