import { maxColumns, maxSharedLetters, maxTextLetters, type SheetRow } from './bounds';
import {
  digitsLost,
  hasLostDigits,
  lastRow,
  maxRead,
  noSuchPlace,
  tooManyColumns,
  tooManyRows,
} from './grid';
import { emptyPart, type Merge, type SheetPart } from './hiddenParts';
import { cellText, isError } from './odsCell';
import type { Say } from './say';
import { tidyRow } from './tidy';
import type { Attributes, XmlHearer } from './xml';
import { tooLarge } from './zip';

/** A sheet of LibreOffice; for one that is not wanted, only its name is kept. */
export interface OdsTable {
  name: string;
  isHidden: boolean;
  isFilled: boolean;
  part: SheetPart | null;
  /** Why it cannot be read, in case it is the wanted one. */
  refusal: Error | null;
}

/** Elements in a cell or beside the sheets that are not cell text: comments, drawings, deleted content. */
const aside = new Set([
  ...['annotation', 'shapes', 'forms', 'tracked-changes', 'dde-links', 'consolidation', 'scenario'],
  ...['frame', 'custom-shape', 'g', 'control', 'ruby-text', 'cell-range-source', 'detective'],
]);

/** How often a cell or a row is repeated: once, unless it has a count. */
function repeats(written: string | undefined): number {
  if (written === undefined) return 1;
  const times = /^\d{1,9}$/.test(written) ? Number(written) : 0;
  if (times < 1) throw noSuchPlace();
  return times;
}

interface Wanted {
  /** Whether the rows of a table are kept, given the earlier tables. */
  isWanted: (table: OdsTable, before: readonly OdsTable[]) => boolean;
  say: Say;
}

/** Handles the sheets of a `content.xml` row by row, with repeated cells and rows expanded. */
export function hearTables({ isWanted, say }: Wanted) {
  const tables: OdsTable[] = [];
  /** By the name of their style. */
  const hiddenStyles = new Set<string>();
  let style = '';
  let isSpreadsheet = false;
  let asideDepth = 0;
  let tableDepth = 0;
  let table: OdsTable | null = null;
  let [row, column, rowTimes, isRowHidden, columnAt] = [0, 0, 1, false, 0];
  let cells: string[] = [];
  let broken: Map<number, string> | undefined;
  let letters = 0;
  let merges: Merge[] = [];
  let kept = 0;
  let cell: Attributes | null = null;
  let [look, isText] = ['', 0];

  function beginTable({ name = '', 'style-name': styled = '' }: Attributes) {
    table = { name, isHidden: hiddenStyles.has(styled), isFilled: false, part: null, refusal: null };
    [row, columnAt] = [0, 0];
    if (isWanted(table, tables)) table.part = emptyPart();
    tables.push(table);
  }

  function addColumn({ visibility, 'number-columns-repeated': repeated }: Attributes) {
    const times = repeats(repeated);
    if (visibility && visibility !== 'visible' && columnAt < maxColumns)
      table?.part?.hiddenColumns.push([columnAt, columnAt + times - 1]);
    columnAt += times;
  }

  function beginRow({ visibility, 'number-rows-repeated': repeated }: Attributes) {
    rowTimes = repeats(repeated);
    isRowHidden = visibility === 'collapse' || visibility === 'filter';
    if (visibility === 'filter' && table?.part) table.part.isFiltered = true;
    [column, cells, broken, merges] = [0, [], undefined, []];
  }

  function endCell() {
    if (!cell) return;
    const times = repeats(cell['number-columns-repeated']);
    const value = isError(cell) && !look.startsWith('#') ? `#${look}` : cellText(cell, look);
    const at = column;
    column = Math.min(column + times, lastRow);
    if (value.trim() === '' || !table) return;
    table.isFilled = true;
    if (!table.part) return;
    if (at + times > maxColumns) throw tooManyColumns();
    letters += value.length * times * rowTimes;
    if (letters > maxTextLetters) throw tooLarge();
    while (cells.length < at) cells.push('');
    for (let place = at; place < at + times; place += 1) {
      cells.push(value);
      if (isError(cell)) (broken ??= new Map()).set(place, `a fórmula da planilha deu o erro ${value}.`);
      else if (cell['value-type'] === 'float' && hasLostDigits(cell.value ?? ''))
        (broken ??= new Map()).set(place, digitsLost);
    }
    const spanned = repeats(cell['number-rows-spanned']);
    const isWide = repeats(cell['number-columns-spanned']) > 1;
    if (spanned > 1) merges.push([row + 1, row + spanned, at, isWide]);
  }

  function endRow() {
    const part = table?.part;
    // Reported for a sheet that is not kept too, as progress.
    say(kept, 0);
    const first = row + 1;
    row = Math.min(row + rowTimes, lastRow + 1);
    const read: SheetRow | null = part && cells.length > 0 ? tidyRow(first, cells, broken) : null;
    if (!part || !read) return;
    if (row > lastRow) throw noSuchPlace();
    if (part.rows.length + rowTimes > maxRead) throw tooManyRows();
    for (let at = first; at <= row; at += 1) {
      part.rows.push(at === first ? read : { ...read, row: at });
      if (isRowHidden) part.hiddenRows.add(at);
    }
    part.merges.push(...merges);
    kept = part.rows.length;
  }

  /** A sheet that exceeds a limit is refused only if it is the one that is read. */
  function orRefuse(act: () => void) {
    try {
      act();
    } catch (thrown) {
      if (!table?.part || !(thrown instanceof Error)) throw thrown;
      table.refusal ??= thrown;
      table.part = null;
    }
  }

  function addText(text: string) {
    if (look.length + text.length > maxSharedLetters) throw noSuchPlace();
    look += text;
  }

  const openers: Readonly<Record<string, (attributes: () => Attributes) => void>> = {
    spreadsheet: () => void (isSpreadsheet = true),
    style: (attributes) => void (style = attributes().name ?? ''),
    'table-properties': (attributes) => {
      if (attributes().display === 'false') hiddenStyles.add(style);
    },
    table(attributes) {
      tableDepth += 1;
      if (tableDepth === 1) beginTable(attributes());
    },
    'table-column': (attributes) => addColumn(attributes()),
    'table-row': (attributes) => beginRow(attributes()),
    'table-cell'(attributes) {
      cell = attributes();
      look = '';
    },
    // Cells covered by a merged one are not visible.
    'covered-table-cell'(attributes) {
      column = Math.min(column + repeats(attributes()['number-columns-repeated']), lastRow);
      cell = null;
    },
    p() {
      if (isText === 0 && look !== '') addText('\n');
      isText += 1;
    },
    s: (attributes) => {
      if (cell && isText > 0) addText(' '.repeat(Math.min(repeats(attributes().c), 100)));
    },
    tab: () => cell && isText > 0 && addText(' '),
    'line-break': () => cell && isText > 0 && addText('\n'),
  };
  const closers: Readonly<Record<string, () => void>> = {
    table() {
      tableDepth -= 1;
      if (tableDepth === 0) table = null;
    },
    'table-row': endRow,
    'table-cell'() {
      endCell();
      cell = null;
    },
    p: () => void (isText -= 1),
  };
  const isOfSheet = () => tableDepth <= 1;

  const hearer: XmlHearer = {
    opened(name, attributes) {
      if (asideDepth > 0 || aside.has(name)) {
        if (asideDepth === 0 && name === 'annotation' && table?.part) table.part.comments += 1;
        asideDepth += 1;
        return;
      }
      const open = Object.hasOwn(openers, name) ? openers[name] : undefined;
      if (open && (isOfSheet() || name === 'table')) orRefuse(() => open(attributes));
    },
    closed(name) {
      if (asideDepth > 0) {
        asideDepth -= 1;
        return;
      }
      const close = Object.hasOwn(closers, name) ? closers[name] : undefined;
      if (close && (isOfSheet() || name === 'table')) orRefuse(close);
    },
    text(piece) {
      if (asideDepth === 0 && isText > 0 && cell && isOfSheet()) orRefuse(() => addText(piece));
    },
  };
  return { hearer, tables, isSpreadsheet: () => isSpreadsheet };
}
