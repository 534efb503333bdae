import { choices } from '@/formats/choices';
import { looksLikeHeadings } from '../columns/matchColumns';

export type Separator = ';' | ',' | '\t' | '|';

/** In the order of preference for ties. */
export const separators = choices([
  { value: ';', label: 'Ponto e vírgula ( ; )' },
  { value: ',', label: 'Vírgula ( , )' },
  { value: '\t', label: 'Tabulação' },
  { value: '|', label: 'Barra ( | )' },
]);

const maxLines = 30;
const maxLetters = 100_000;

/** The first lines without their quoted texts, as a separator in quotes does not separate cells. */
const openLines = (text: string) =>
  text
    .slice(0, maxLetters)
    .replace(/"[^"]*"/g, '')
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, maxLines);

/** The most common width of lines with more than one cell. */
export function usualWidth(counts: readonly number[]): number {
  const found = new Map<number, number>();
  for (const count of counts) if (count > 1) found.set(count, (found.get(count) ?? 0) + 1);
  return [...found].reduce((best, one) => (one[1] > best[1] ? one : best), [1, 0])[0];
}

const cellsOf = (line: string, separator: Separator) =>
  line.split(separator, 500).map((cell) => cell.trim().slice(0, 200));

/** How likely the first line of that width starts the table: a title may be above headings, but not above a list. */
function beginning(lines: readonly string[], counts: readonly number[], width: number, separator: Separator) {
  const start = counts.indexOf(width);
  if (start === 0 || looksLikeHeadings(cellsOf(lines[start] ?? '', separator))) return 1;
  return looksLikeHeadings(cellsOf(lines[0] ?? '', separator)) ? 0 : 0.3;
}

/** The separator that splits most lines into the same count of cells, preferring more cells. */
export function guessSeparator(text: string): Separator {
  const lines = openLines(text);
  let best: { separator: Separator; score: number } = { separator: ';', score: 0 };
  for (const { value } of separators) {
    const counts = lines.map((line) => line.split(value).length);
    const width = usualWidth(counts);
    if (width === 1) continue;
    const alike = counts.filter((count) => count === width).length / lines.length;
    const score = alike * alike * Math.min(width, 40) * beginning(lines, counts, width, value);
    if (score > best.score) best = { separator: value, score };
  }
  return best.separator;
}

/** The separator declared for Excel in the first line, `sep=;`, and the text without that line. */
export function namedSeparator(text: string): { separator: Separator | null; text: string } {
  const named = /^\uFEFF?"?sep=(.)"?[;,\t|]*(?:\r\n?|\n)/i.exec(text);
  if (!named) return { separator: null, text };
  const separator = separators.find(({ value }) => value === named[1])?.value ?? null;
  return { separator, text: text.slice(named[0].length) };
}
