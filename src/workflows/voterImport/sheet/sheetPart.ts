import { brokenFile, maxColumns, maxSharedLetters, maxTextLetters } from './bounds';
import {
  digitsLost,
  hasLostDigits,
  lastRow,
  maxRead,
  noSuchPlace,
  tooManyColumns,
  tooManyRows,
} from './grid';
import { emptyPart, type SheetPart } from './hiddenParts';
import { numberText } from './numberFormats';
import { silent, type Say } from './say';
import { tidyRow } from './tidy';
import { isTrue, plain, readPart, relationsOf, type Workbook } from './workbook';
import type { Attributes } from './xml';
import { tooLarge, type Zip } from './zip';

/** Excel's own limit. */
const lastColumn = 16_384;

function columnOf(ref: string): number {
  const [letters = ''] = /^[A-Z]{1,3}(?=\d)/.exec(ref) ?? [];
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  if (column === 0 || column > lastColumn) throw noSuchPlace();
  return column - 1;
}

const noResult = 'a fórmula não tem resultado salvo. Abra a planilha no Excel, salve e tente outra vez.';

/**
 * Reads a sheet, row by row.
 * @param isPeek stops at the first non-blank cell
 */
export async function readSheetPart(
  zip: Zip,
  book: Workbook,
  path: string,
  { isPeek = false, say = silent }: { isPeek?: boolean; say?: Say },
): Promise<SheetPart> {
  const part = emptyPart();
  const { rows, hiddenRows, hiddenColumns, merges } = part;
  let [row, column] = [0, -1];
  let cells: string[] = [];
  let letters = 0;
  let broken: Map<number, string> | undefined;
  let isRowHidden = false;
  let cell: Attributes = {};
  let [value, isValue, isSpoken, hasFormula] = ['', false, false, false];

  function beginRow({ r, hidden, ht }: Attributes) {
    const next = r === undefined ? row + 1 : Number(r);
    if (!Number.isInteger(next) || next <= row || next > lastRow) throw noSuchPlace();
    row = next;
    column = -1;
    cells = [];
    broken = undefined;
    isRowHidden = isTrue(hidden) || ht === '0';
  }

  function endCell() {
    if (cell.t === 's') {
      const text = value === '' ? '' : book.texts[Number(value)];
      if (text === undefined) throw brokenFile();
      value = text;
    } else if (cell.t === undefined || cell.t === 'n') {
      if (hasLostDigits(value)) (broken ??= new Map()).set(column, digitsLost);
      if (value !== '')
        value = numberText(value, book.looks[Number(cell.s ?? 0)] ?? { kind: 'plain' }, book.is1904);
    } else if (cell.t === 'b') value = isTrue(value) ? 'Sim' : 'Não';
    else if (cell.t === 'd')
      value = value.slice(0, 16).replace(/T(?:00:00$)?/, (mark) => (mark === 'T' ? ' ' : ''));
    else value = plain(value);
    if (value === '' && hasFormula && cell.t !== 'str') {
      value = '=';
      (broken ??= new Map()).set(column, noResult);
    }
    if (value.trim() === '') return;
    if (column >= maxColumns) throw tooManyColumns();
    letters += value.length;
    if (letters > maxTextLetters) throw tooLarge();
    while (cells.length < column) cells.push('');
    cells[column] = value;
  }

  function endRow() {
    // Blank rows may be many: they are progress too.
    say(rows.length, 0);
    const read = tidyRow(row, cells, broken);
    if (!read) return;
    rows.push(read);
    if (isRowHidden) hiddenRows.add(row);
    if (rows.length > maxRead) throw tooManyRows();
  }

  const openers: Readonly<Record<string, (attributes: () => Attributes) => void>> = {
    row: (attributes) => beginRow(attributes()),
    c(attributes) {
      cell = attributes();
      const next = cell.r === undefined ? column + 1 : columnOf(cell.r);
      if (next <= column || next >= lastColumn) throw noSuchPlace();
      column = next;
      [value, hasFormula] = ['', false];
    },
    v: () => void (isValue = true),
    // Some programs write a text as a value too, before it.
    is: () => void (value = ''),
    t: () => void (isValue = !isSpoken),
    rPh: () => void (isSpoken = true),
    f: () => void (hasFormula = true),
    autoFilter: () => void (part.isFiltered = true),
    tablePart: () => void (part.isFiltered = true),
    col(attributes) {
      const { min, max, hidden, width } = attributes();
      if (isTrue(hidden) || width === '0') hiddenColumns.push([Number(min) - 1, Number(max) - 1]);
    },
    mergeCell(attributes) {
      const [, left = '', from = '0', right = '', to = '0'] =
        /^([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})$/.exec(attributes().ref ?? '') ?? [];
      if (Number(to) > Number(from))
        merges.push([Number(from), Number(to), columnOf(`${left}1`), left !== right]);
    },
  };
  const closers: Readonly<Record<string, () => void>> = {
    row: endRow,
    c: endCell,
    v: () => void (isValue = false),
    t: () => void (isValue = false),
    rPh: () => void (isSpoken = false),
  };

  await readPart(
    zip,
    path,
    {
      opened: (name, attributes) => openers[name]?.(attributes),
      closed: (name) => closers[name]?.(),
      text(piece) {
        if (!isValue) return;
        value += piece;
        if (value.length > maxSharedLetters) throw noSuchPlace();
      },
    },
    () => isPeek && rows.length > 0,
  );
  for (const { type, target } of isPeek ? [] : (await relationsOf(zip, path)).values())
    if (type === 'comments')
      await readPart(zip, target, { opened: (name) => void (part.comments += Number(name === 'comment')) });
  return part;
}
