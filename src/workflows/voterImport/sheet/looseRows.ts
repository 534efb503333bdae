import { maxLetters } from './bounds';
import { usualWidth, type Separator } from './separators';

/*
 * Reads texts with unclosed quotes, or quotes within a cell, as people mean them: such a quote is a literal character
 * of its line, and the lines below are separate rows. Parsers from the registries read up to the next quote, which
 * merges rows.
 */

/** Maximum characters of a row with several lines; a longer one has an unclosed quote. */
const maxOfRow = 2 * maxLetters;
/** Characters read to determine the usual width. */
const maxLooked = 100_000;

interface LooseRow {
  cells: string[];
  /** Whether a quote was opened and never closed. */
  isOpen: boolean;
  end: number;
}

interface LooseCell {
  cell: string;
  end: number;
}

/** The quoted cell that starts at a quote; null if the quote is not closed. */
function quotedCell(
  text: string,
  start: number,
  separator: string,
  lineEnd: number,
  last: number,
): LooseCell | null {
  for (let at = text.indexOf('"', start + 1); at >= 0 && at <= last; at = text.indexOf('"', at + 1)) {
    const next = text[at + 1];
    if (next === '"') at += 1;
    else if (next === undefined || next === separator || next === '\n')
      return { cell: text.slice(start + 1, at).replaceAll('""', '"'), end: at + 1 };
    // The next cell starts here, or the line below has quotes of its own.
    else if (text[at - 1] === separator || at > lineEnd) return null;
  }
  return null;
}

/** The row that starts at a position, with several lines or only its own. */
function rowAt(text: string, start: number, separator: string, isOneLine: boolean): LooseRow {
  const found = text.indexOf('\n', start);
  let lineEnd = found < 0 ? text.length : found;
  const maxEnd = (from: number) =>
    Math.min(isOneLine ? lineEnd : Math.max(lineEnd, start + maxOfRow), from + maxOfRow);
  const row: LooseRow = { cells: [], isOpen: false, end: start };
  for (;;) {
    const from = row.end;
    const quoted = text[from] === '"' ? quotedCell(text, from, separator, lineEnd, maxEnd(from)) : null;
    if (quoted) {
      if (quoted.end > lineEnd) {
        const next = text.indexOf('\n', quoted.end);
        lineEnd = next < 0 ? text.length : next;
      }
      row.cells.push(quoted.cell);
      row.end = quoted.end;
    } else {
      // Not beyond the line: a text without the separator would be searched to its end for each.
      const parted = text.slice(from, lineEnd).indexOf(separator);
      row.end = parted < 0 ? lineEnd : from + parted;
      const cell = text.slice(from, row.end);
      // '"Zezé" da Silva' is literal; the quote of '"Zezé da Silva' is a typing error.
      const isSlip = cell.startsWith('"') && cell.split('"').length % 2 === 0;
      row.isOpen ||= isSlip;
      row.cells.push(isSlip ? cell.slice(1) : cell);
    }
    if (text[row.end] !== separator) return row;
    row.end += 1;
  }
}

/** The most common count of cells in lines without quotes; 0 if undecidable. */
export const lineWidth = (text: string, separator: Separator): number =>
  usualWidth(
    text
      .slice(0, maxLooked)
      .split('\n')
      .map((line) => (line.includes('"') ? 0 : line.split(separator).length)),
  );

/** Whether a cell is a telephone, a document, a date or an e-mail address. */
const isData = (cell: string) =>
  cell.length <= 100 && (/\d(?:\D{0,3}\d){5}/.test(cell) || cell.includes('@'));

/** The usual width of a text's rows, and the columns that have numbers or e-mail addresses in most of them. */
export interface RowLook {
  usual: number;
  first: number;
  data: ReadonlySet<number>;
}

/** Determines it by the lines without quotes. */
export function lookOfRows(text: string, separator: Separator, first: number): RowLook {
  const usual = lineWidth(text, separator);
  const rows = text
    .slice(0, maxLooked)
    .split('\n')
    .filter((line) => !line.includes('"'))
    .map((line) => line.split(separator))
    .filter((cells) => cells.length === usual);
  const columns = Array.from({ length: Math.min(usual, 200) }, (_, at) => at);
  const isOfData = (at: number) => rows.filter((cells) => isData(cells[at] ?? '')).length * 2 > rows.length;
  return { usual, first, data: new Set(usual > 2 ? columns.filter(isOfData) : []) };
}

/**
 * Whether the lines of a cell are rows: the first line completes a row of the usual width, the last one starts such a
 * row, which the following cells complete. If the whole is as wide as most rows or as the first row, the lines between
 * must be rows too, and have numbers or e-mails where most rows do: a quote that closes in the same column of a later
 * row leaves no other sign.
 */
export function holdsRows(
  cells: readonly string[],
  separator: Separator,
  { usual, first, data }: RowLook,
): boolean {
  const at = cells.findIndex((cell) => cell.includes('\n'));
  const cell = cells[at];
  // A cell without separators is a note with several lines, as programs write them.
  if (!cell?.includes(separator)) return false;
  const lines = cell
    .slice(0, maxLooked)
    .split('\n')
    .map((line) => line.split(separator));
  const [head = []] = lines;
  const tail = lines.at(-1) ?? [];
  const isParted = at + head.length === usual && tail.length + cells.length - at - 1 === usual;
  if (!isParted || (cells.length !== usual && cells.length !== first)) return isParted;
  const between = lines.slice(1, -1);
  const whole = [...between, [...tail, ...cells.slice(at + 1)], [...cells.slice(0, at), ...head]];
  const expected = [...data];
  return (
    expected.length > 0 &&
    between.every((line) => line.length === usual) &&
    whole.every((row) => expected.every((column) => isData(row[column] ?? '') || row[column] === '')) &&
    whole.some((row) => expected.some((column) => isData(row[column] ?? '')))
  );
}

/** The rows of a text with single-character line breaks, each with whether it has an unclosed quote. */
export function* looseRows(text: string, separator: Separator): Generator<LooseRow> {
  const widths = lookOfRows(text, separator, rowAt(text, 0, separator, false).cells.length);
  for (let at = 0; at < text.length;) {
    const whole = rowAt(text, at, separator, false);
    const row = holdsRows(whole.cells, separator, widths) ? rowAt(text, at, separator, true) : whole;
    yield row;
    at = row.end + 1;
  }
}
