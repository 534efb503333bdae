import { withoutUnseen, withPlainMarks } from '@/formats/marks';
import { foldText } from '@/formats/text';

/* Plain content of a cell, whichever program wrote it. */

/** Anything but the usual characters of a Portuguese keyboard. */
const isRare = /[^\t\n -~À-ÖØ-öø-ÿªº°]/;

/**
 * Content of a cell: `01234` of `="01234"` and of `'01234`, without invisible characters and with plain dashes and
 * spaces.
 */
export function plainCell(cell: string): string {
  let text = isRare.test(cell) ? withPlainMarks(cell).trim() : cell;
  if (text.startsWith('="') && text.endsWith('"') && text.length > 2)
    text = text.slice(2, -1).replaceAll('""', '"').trim();
  return text.startsWith("'") ? text.slice(1).trimStart() : text;
}

/** A note keeps its dashes, and an apostrophe that opens a quotation. */
export function plainNote(cell: string): string {
  const text = isRare.test(cell) ? withoutUnseen(cell).trim() : cell;
  return /^'[\d=+\-@]/.test(text) ? text.slice(1) : text;
}

const emptyWords = new Set([
  ...['n/a', 'n/d', 'n/i', 'nd', 'null', 'none', 'nan', 'nil', 'undefined', '(vazio)', 'vazio', 'em branco'],
  ...['nao tem', 'nao possui', 'nao informado', 'nao informada', 'nao consta', 'nao sabe', 'sem informacao'],
  ...['nao divulgavel', '#nulo#', '#nulo', '#ne#', '#ne', '-1', '-3', '-4', 'ignorado', 'nao declarado'],
  'sem nome',
]);
const longestEmpty = 14;
const emptyStart = /^[#(\-enuvis]/i;

/** Whether a cell is only a placeholder for an empty value: `-`, `N/D`, `#NULO#` and the electoral court's `-1`. */
export function saysNothing(text: string): boolean {
  if (text.length > longestEmpty) return false;
  // Folding is by far the slowest part, and nearly all cells fail the cheaper test.
  return /^[\s\-.?_*/=]*$/.test(text) || (emptyStart.test(text) && emptyWords.has(foldText(text)));
}

/** Only zeros, in any mask: `000.000.000-00`, `0/0/00`. */
export const isZeros = (text: string): boolean => text.includes('0') && /^[0\s()./-]+$/.test(text);

/** Whether the value is a checkbox's, where a text is expected. */
export const isTicked = (text: string): boolean =>
  text.length <= 10 && ['verdadeiro', 'falso', 'true', 'false'].includes(foldText(text));

/** Digits of a possibly masked text, such as `123.456.789-09`; '' for anything else. */
const maskedDigits = (text: string) => (/^[\d\s./-]+$/.test(text) ? text.replace(/\D/g, '') : '');

/**
 * The digits of a number in a spreadsheet's notation: `19981110502.0`, `5,5119981110502E+12`. Null if digits are
 * missing, as in `5,51198E+12`; '' if it is not a number.
 */
export function wholeDigits(text: string): string | null {
  const [, whole = '', fraction = '', power] =
    /^(\d{1,20})(?:[.,](\d{1,20}))?(?:[eE]\+?(\d{1,2}))?$/.exec(text) ?? [];
  if (whole === '') return maskedDigits(text);
  if (power !== undefined) {
    const left = Number(power) - fraction.length;
    return left === 0 || fraction.length > Number(power) ? whole + fraction.slice(0, Number(power)) : null;
  }
  return /^0{1,2}$/.test(fraction) ? whole : maskedDigits(text);
}
