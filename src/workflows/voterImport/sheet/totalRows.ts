import { plainWords } from '@/lookups/voters/alike/keys';
import type { SheetRow } from './bounds';

/** Rows below the last person: a total and possibly a print date and author. */
const maxFooter = 5;

const sumWords = new Set(['', 'de', 'do', 'da', 'dos', 'das', 'geral', 'gerais', 'e', 'em']);

/** Whether a row is a total: `Total: 2`, `TOTAL GERAL`, `Total de eleitores`, but not `Total Souza`. */
export function isTotal(cells: readonly string[]): boolean {
  const [first = '', ...others] = cells.filter((cell) => cell !== '');
  if (others.some((cell) => /\p{L}/u.test(cell)) || first.length > 60) return false;
  const [sum = '', next = ''] = plainWords(first).split(' ');
  return /^(?:sub)?tota(?:l|is)$/.test(sum) && (sumWords.has(next) || /^\d/.test(next));
}

/** Index of the footer with the total: at the total, if only single cells are below it. */
export function footerStart(rows: readonly SheetRow[]): number {
  for (let at = rows.length - 1; at >= Math.max(0, rows.length - maxFooter); at -= 1) {
    const cells = rows[at]?.cells ?? [];
    if (isTotal(cells)) return at > 0 && isTotal(rows[at - 1]?.cells ?? []) ? at - 1 : at;
    if (cells.filter((cell) => cell !== '').length > 1) break;
  }
  return rows.length;
}
