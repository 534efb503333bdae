import { maxLetters } from './bounds';
import { usualWidth, type Separator } from './separators';

/*
 * Texts whose quotes nobody closed, or that stand within a cell, read as people mean them: such a quote is a letter of its
 * line, and the lines below stand for themselves. Readers of the registries go on to the next quote, which merges rows.
 */

/** Letters of a row over several lines; one that is longer has a quote that does not close. */
const maxOfRow = 2 * maxLetters;
/** Letters from which the usual width is told. */
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

/** The quoted cell that begins at a quote; null where the quote does not close. */
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
    // The cell behind opens here, or the line below has quotes of its own.
    else if (text[at - 1] === separator || at > lineEnd) return null;
  }
  return null;
}

/** The row that begins at a place, over several lines or within its own. */
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
      // Not beyond its line: a text without the separator would be searched to its end for each.
      const parted = text.slice(from, lineEnd).indexOf(separator);
      row.end = parted < 0 ? lineEnd : from + parted;
      const cell = text.slice(from, row.end);
      // '"Zezé" da Silva' is written so; the quote of '"Zezé da Silva' is a slip.
      const isSlip = cell.startsWith('"') && cell.split('"').length % 2 === 0;
      row.isOpen ||= isSlip;
      row.cells.push(isSlip ? cell.slice(1) : cell);
    }
    if (text[row.end] !== separator) return row;
    row.end += 1;
  }
}

/** The cells that most lines without quotes have; 0 where none tells. */
export const lineWidth = (text: string, separator: Separator): number =>
  usualWidth(
    text
      .slice(0, maxLooked)
      .split('\n')
      .map((line) => (line.includes('"') ? 0 : line.split(separator).length)),
  );

/** A telephone, a document, a day or an address of e-mail. */
const isData = (cell: string) =>
  cell.length <= 100 && (/\d(?:\D{0,3}\d){5}/.test(cell) || cell.includes('@'));

/** How wide the rows of a text are, and which columns hold numbers or addresses of e-mail in most of them. */
export interface RowLook {
  usual: number;
  first: number;
  data: ReadonlySet<number>;
}

/** The look of the rows, by the lines without quotes. */
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
 * Whether the lines of a cell are rows: the first line completes a row of the usual width, the last one begins such a row, which
 * the cells behind complete. Of a whole that is as wide as most or as the first row, the lines between must be rows too, and have
 * numbers or e-mails where most rows do: a quote that closes in the same column of a later row leaves no other trace.
 */
export function holdsRows(
  cells: readonly string[],
  separator: Separator,
  { usual, first, data }: RowLook,
): boolean {
  const at = cells.findIndex((cell) => cell.includes('\n'));
  const cell = cells[at];
  // A cell without separators is a note over several lines, as machines write them.
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

/** The rows of a text with line breaks of one sign, each with whether a quote of it never closed. */
export function* looseRows(text: string, separator: Separator): Generator<LooseRow> {
  const widths = lookOfRows(text, separator, rowAt(text, 0, separator, false).cells.length);
  for (let at = 0; at < text.length;) {
    const whole = rowAt(text, at, separator, false);
    const row = holdsRows(whole.cells, separator, widths) ? rowAt(text, at, separator, true) : whole;
    yield row;
    at = row.end + 1;
  }
}
