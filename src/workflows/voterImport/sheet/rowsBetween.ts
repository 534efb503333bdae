import { plural } from '@/formats/text';
import { fieldCalled, headingKey } from '../columns/headings';
import { plainWords } from '@/lookups/voters/alike/keys';
import type { SheetRow } from './bounds';
import { isTotal } from './totalRows';

/* Rows among the persons that are not persons: repeated headings of printed pages, and section titles. */

/** The only non-empty cell of a row with several columns; '' if there are more, or none. */
function onlyCell(cells: readonly string[]): string {
  const at = cells.findIndex((cell) => cell !== '');
  const isAlone = cells.length > 1 && cells.findLastIndex((cell) => cell !== '') === at;
  return isAlone ? (cells[at] ?? '') : '';
}

/** Words that name a section of a list, besides the columns' own names. */
const partWords = new Set(
  'regiao comunidade equipe lideranca lider coordenador coordenadora setor rua igreja nucleo zona'.split(' '),
);

/** Whether a row has only a title: `BAIRRO: CENTRO`, or `CENTRO` where another column of the next row has it too. */
function isPartTitle(cells: readonly string[], next: readonly string[] = []): boolean {
  const only = onlyCell(cells);
  if (only === '' || only.length > 80) return false;
  if (next.some((cell, at) => !cells[at] && cell.length <= 80 && plainWords(cell) === plainWords(only)))
    return true;
  const [, label = ''] = /^([\p{L} ]{2,30}):\s*[^\s:]/u.exec(only) ?? [];
  return label !== '' && (fieldCalled(label) !== undefined || partWords.has(headingKey(label)));
}

const isSame = (cells: readonly string[], heading: readonly string[]) =>
  cells.every((cell, at) => cell === (heading[at] ?? '')) && onlyCell(cells) === '';

const maxNamed = 3;

function noticeOfTitles(titles: readonly SheetRow[]): string {
  const named = titles.slice(0, maxNamed).map(({ cells }) => `“${onlyCell(cells).slice(0, 60)}”`);
  const [first] = titles;
  return titles.length === 1
    ? `Linha ${first?.row}: ${named[0]} é o título de uma parte da lista e não entra.`
    : `${titles.length} linhas são títulos de partes da lista e não entram: ${named.join(', ')}${titles.length > maxNamed ? '…' : ''}`;
}

/** The rows that may be persons, and notes on the others. */
export function withoutRowsBetween(
  rows: readonly SheetRow[],
  heading: readonly string[],
): { rows: SheetRow[]; notices: string[] } {
  const isNamed = heading.some((cell) => fieldCalled(cell) !== undefined);
  const repeated = isNamed ? rows.filter(({ cells }) => isSame(cells, heading)) : [];
  const titles = rows.filter(({ cells }, at) => isPartTitle(cells, rows[at + 1]?.cells));
  const sums = rows.filter(({ cells }) => isTotal(cells));
  const nobody = new Set([...repeated, ...titles, ...sums]);
  return {
    rows: rows.filter((row) => !nobody.has(row)),
    notices: [
      ...(repeated.length > 0
        ? [
            `${plural(repeated.length, 'linha repete', 'linhas repetem')} os títulos e não ${repeated.length === 1 ? 'entra' : 'entram'}.`,
          ]
        : []),
      ...(titles.length > 0 ? [noticeOfTitles(titles)] : []),
      ...(sums.length > 0
        ? [`Fora da lista: ${plural(sums.length, 'linha de soma', 'linhas de soma')}.`]
        : []),
    ],
  };
}
