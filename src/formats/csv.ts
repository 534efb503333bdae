import papaparse from 'papaparse';

export interface CsvColumn<Row> {
  header: string;
  /** Numbers get a decimal comma; null and undefined leave the cell empty. */
  value: (row: Row) => string | number | null | undefined;
}

// Where spreadsheets start a formula: at a cell's start, and after any separator (`,` `;` `|`, tab, line
// break), as an import or paste may ignore quotes. An apostrophe makes it text. Deliberate cases:
// - a lone negative number (`-5`, `-1.234,50`) stays a number, so that sums work;
// - `+55…` is escaped, or Excel would show a phone as 5,51199E+12;
// - a space is no separator: 'Campinas - SP' stays.
const signs = '=+\\-@\\uFF1D\\uFF0B\\uFF0D\\uFF20';
const anySign = new RegExp(`[${signs}\\t\\r\\0]`);
const atStart = new RegExp(`^(?!-\\d[\\d.]*(?:,\\d+)?$)(?:[\\t\\r\\0]|[\\s"\\p{Cf}]*[${signs}])`, 'u');
const anySeparator = /[\t\r\n,;|]/;
/** Consumes a whole run before a possible formula, so that no run is scanned twice. */
const leadUp = /[\t\r\n,;|][\s"\p{Cf},;|]*/gu;
const isSign = new RegExp(`[${signs}]`);

const byteOrderMark = '\uFEFF';
const lineEnd = '\r\n';
/** A few ms for 23 columns. */
const batchRows = 100;
/** Ms of work between yields; input must be handled within 50 ms on a CPU four times slower. */
const sliceMs = 12;

function defused(text: string): string {
  if (!anySign.test(text)) return text;
  // Most signs are the hyphens of a phone or a postal code.
  const inside = anySeparator.test(text)
    ? text.replace(leadUp, (run, at: number) => (isSign.test(text.charAt(at + run.length)) ? `${run}'` : run))
    : text;
  return (atStart.test(text) ? "'" : '') + inside;
}

const needsApostrophe = (text: string) => atStart.test(text.replace(/^'+/, ''));

/** Applies `change` to the apostrophes at each place in a text where a formula could begin. */
function withApostrophes(text: string, change: (apostrophes: string) => string): string {
  const parts: string[] = [];
  let from = 0;
  for (const { 0: run, index } of text.matchAll(leadUp)) {
    const start = index + run.length;
    let end = start;
    while (text.charAt(end) === "'") end += 1;
    if (!isSign.test(text.charAt(end))) continue;
    parts.push(text.slice(from, start), change(text.slice(start, end)));
    from = end;
  }
  return parts.join('') + text.slice(from);
}

/**
 * Adds an apostrophe where a formula is already preceded by some: this distinguishes such a text in a file
 * from one that only received an apostrophe on writing, so that `armed` restores both.
 */
export function guarded(text: string): string {
  if (!text.includes("'")) return text;
  const inside = withApostrophes(text, (apostrophes) => apostrophes && `${apostrophes}'`);
  return (text.startsWith("'") && needsApostrophe(text) ? "'" : '') + inside;
}

/** A cell of one of our own files without the apostrophes added on writing. */
export function armed(text: string): string {
  if (!text.includes("'")) return text;
  const inside = withApostrophes(text, (apostrophes) => apostrophes.slice(1));
  return inside.startsWith("'") && needsApostrophe(inside) ? inside.slice(1) : inside;
}

function cellText(value: string | number | null | undefined): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value).replace('.', ',') : '';
  return defused(value ?? '');
}

/** Quotes every cell, so that imports with other separators keep it whole. */
const write = (lines: string[][]) =>
  papaparse.unparse(lines, { delimiter: ';', quotes: true, newline: lineEnd });

const breathe = () =>
  'scheduler' in globalThis && 'yield' in scheduler
    ? scheduler.yield()
    : new Promise<void>((resolve) => setTimeout(resolve));

/** The file's BOM and header line. */
export const csvHead = <Row>(columns: readonly CsvColumn<Row>[]): string =>
  byteOrderMark + write([columns.map(({ header }) => cellText(header))]);

/**
 * CRLF-prefixed data lines: `;`, quoted, formulas escaped. Yields to the page; rejects if a `value` throws.
 */
export async function csvLines<Row>(
  columns: readonly CsvColumn<Row>[],
  rows: readonly Row[],
): Promise<string> {
  const parts: string[] = [];
  let started = performance.now();
  for (let from = 0; from < rows.length; from += batchRows) {
    const lines = rows
      .slice(from, from + batchRows)
      .map((row) => columns.map(({ value }) => cellText(value(row))));
    parts.push(lineEnd, write(lines));
    if (performance.now() - started > sliceMs) {
      await breathe();
      started = performance.now();
    }
  }
  // join: a string built with `+` keeps its pieces, five times the memory.
  return parts.join('');
}

/** A whole file as one string. */
export const buildCsv = async <Row>(
  columns: readonly CsvColumn<Row>[],
  rows: readonly Row[],
): Promise<string> => csvHead(columns) + (await csvLines(columns, rows));
