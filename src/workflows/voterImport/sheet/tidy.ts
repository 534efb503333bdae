import { formatNumber } from '@/formats/money';
import { plural } from '@/formats/text';
import { maxLetters, type SheetRow } from './bounds';
import { lostLetters, otherEncoding } from './decode';

const unseen = /[\p{Cc}\uFEFF\u200B\u00A0\uFDD0]/u;

/** Removes invisible characters; line breaks are kept. */
const tidy = (cell: string) =>
  unseen.test(cell)
    ? cell
        .replace(/\r+\n?/g, '\n')
        .replace(/[^\P{Cc}\n]|[\u00A0]/gu, ' ')
        .replace(/[\uFEFF\u200B\uFDD0]/g, '')
        .trim()
    : cell.trim();

/** As spreadsheets in Portuguese write them. */
const errorNames: Readonly<Record<string, string>> = {
  ...{ '#N/A': '#N/D', '#VALUE!': '#VALOR!', '#NAME?': '#NOME?', '#NUM!': '#NÚM!', '#NULL!': '#NULO!' },
  ...{ '#DIV/0!': '#DIV/0!', '#REF!': '#REF!', '#SPILL!': '#DESPEJAR!', '#CALC!': '#CALC!' },
  '#GETTING_DATA': '#OBTENDO_DADOS',
};
const errors = new Set([...Object.keys(errorNames), ...Object.values(errorNames)]);

const formulaError = (cell: string) => (errors.has(cell) ? (errorNames[cell] ?? cell) : undefined);

/** What was lost of a cell, in words. */
function loss(cell: string, error: string | undefined): string | undefined {
  if (error) return `a fórmula da planilha deu o erro ${error}.`;
  if (cell.length > 3 && /^#+$/.test(cell))
    return 'a coluna estava estreita quando a planilha foi salva, e o valor não veio (“####”).';
  if (cell.length > maxLetters)
    return `tem ${plural(cell.length, 'letra', 'letras')}: só as primeiras ${formatNumber(maxLetters)} foram lidas.`;
  if (cell.includes(lostLetters)) return 'tem letras que se perderam quando a planilha foi salva (“�”).';
  return undefined;
}

/** A row to be kept, with the losses in its cells; null for a blank one. */
export function tidyRow(
  row: number,
  written: readonly string[],
  known?: ReadonlyMap<number, string>,
): SheetRow | null {
  let isBlank = true;
  let isMixed = false as boolean;
  let broken: Map<number, string> | null = known ? new Map(known) : null;
  const cells = written.map((text, column) => {
    const cell = tidy(text);
    if (cell === '') return cell;
    isBlank = false;
    isMixed ||= text.includes(otherEncoding);
    const error = cell.startsWith('#') ? formulaError(cell) : undefined;
    const lost = loss(cell, error);
    if (lost && !broken?.has(column)) (broken ??= new Map()).set(column, lost);
    return error ?? (cell.length > maxLetters ? cell.slice(0, maxLetters) : cell);
  });
  if (isBlank) return null;
  return {
    row,
    cells,
    ...(broken && broken.size > 0 && { broken }),
    ...(isMixed && { notices: [mixedEncodings] }),
  };
}

const mixedEncodings =
  'A linha estava em outra codificação que o resto do arquivo: confira se os acentos estão certos.';
