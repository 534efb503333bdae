import { choices } from '@/formats/choices';

export type Separator = ';' | ',' | '\t' | '|';

/** In the order in which a tie is decided. */
export const separators = choices([
  { value: ';', label: 'Ponto e vírgula ( ; )' },
  { value: ',', label: 'Vírgula ( , )' },
  { value: '\t', label: 'Tabulação' },
  { value: '|', label: 'Barra ( | )' },
]);

const mostLines = 30;
const mostLetters = 100_000;

/** The first lines, with what stands between quotes left out: a separator there parts no cells. */
const openLines = (text: string) =>
  text
    .slice(0, mostLetters)
    .replace(/"[^"]*"/g, '')
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, mostLines);

/** The separator that parts most lines into as many cells as the first, and the more cells the better. */
export function guessSeparator(text: string): Separator {
  const lines = openLines(text);
  let best: { separator: Separator; score: number } = { separator: ';', score: 0 };
  for (const { value } of separators) {
    const counts = lines.map((line) => line.split(value).length);
    const [width = 1] = counts;
    const alike = counts.filter((count) => count === width).length / Math.max(lines.length, 1);
    const score = width > 1 ? alike * alike * Math.min(width, 40) : 0;
    if (score > best.score) best = { separator: value, score };
  }
  return best.separator;
}
