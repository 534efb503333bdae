import { plural } from '@/formats/text';
import { fieldCalled, headingKey } from '../columns/headings';
import type { SheetRow } from './bounds';

/* Rows among the persons that are nobody: the headings once more, on each printed page, and titles of parts of the list. */

/** The one cell of a row of several columns that says something; '' where more do, or none. */
function onlyCell(cells: readonly string[]): string {
  const at = cells.findIndex((cell) => cell !== '');
  const isAlone = cells.length > 1 && cells.findLastIndex((cell) => cell !== '') === at;
  return isAlone ? (cells[at] ?? '') : '';
}

/** What a part of a list is called by, besides the columns' own names. */
const partWords = new Set(
  'regiao comunidade equipe lideranca lider coordenador coordenadora setor rua igreja nucleo zona'.split(' '),
);

/** `BAIRRO: CENTRO` alone in a row of several columns. */
function isPartTitle(cells: readonly string[]): boolean {
  const [, label = ''] = /^([\p{L} ]{2,30}):\s*[^\s:]/u.exec(onlyCell(cells)) ?? [];
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

/** The rows that may be persons, and what is said of the others. */
export function withoutRowsBetween(
  rows: readonly SheetRow[],
  heading: readonly string[],
): { rows: SheetRow[]; notices: string[] } {
  const isNamed = heading.some((cell) => fieldCalled(cell) !== undefined);
  const repeated = isNamed ? rows.filter(({ cells }) => isSame(cells, heading)) : [];
  const titles = rows.filter(({ cells }) => isPartTitle(cells));
  const nobody = new Set([...repeated, ...titles]);
  return {
    rows: rows.filter((row) => !nobody.has(row)),
    notices: [
      ...(repeated.length > 0
        ? [
            `${plural(repeated.length, 'linha repete', 'linhas repetem')} os títulos e não ${repeated.length === 1 ? 'entra' : 'entram'}.`,
          ]
        : []),
      ...(titles.length > 0 ? [noticeOfTitles(titles)] : []),
    ],
  };
}
