import { checkRow, type RowOptions } from '../check/checkRow';
import { plainCell, saysNothing } from '../check/cells';
import type { SheetRow } from '../sheet/bounds';
import { unused, type ColumnUse } from './fields';

/** How many cells of a column are what, by what it is chosen to be. */
export interface ColumnFacts {
  /** Cells that say something. */
  filled: number;
  empty: number;
  /** Of the filled, those that cannot be read as the field. */
  wrong: number;
  /** Of the filled, words that are no choice of the product. */
  unknown: number;
}

type Verdict = keyof ColumnFacts;

/** Asked of all rows at once, and no word of one. */
const ofAll = new Set(['areaCode', 'shortYear', 'surnameFirst', 'ninthDigit', 'dateOrder']);

/** Texts, of which none can be wrong. */
const texts = new Set<ColumnUse>([
  ...([unused, 'name', 'firstName', 'middleName', 'lastName', 'nameSuffix', 'nickName'] as const),
  ...([
    'note',
    'treatment',
    'groups',
    'additional',
    'number',
    'state',
    'otherAddress',
    'wholeAddress',
  ] as const),
]);

function verdictOf(cell: string, use: ColumnUse, options: RowOptions): Verdict {
  const said = plainCell(cell);
  if (said === '' || saysNothing(said)) return 'empty';
  if (texts.has(use)) return 'filled';
  const { faults, asked } = checkRow(1, [cell], [use], options);
  if (faults.length > 0) return 'wrong';
  return asked.some(({ about }) => !ofAll.has(about)) ? 'unknown' : 'filled';
}

/** Cells that are kept with their verdict, as most columns repeat a few. */
const mostKept = 5000;

/** Counts the cells of one column, each read by itself. */
export function columnFacts(
  rows: readonly SheetRow[],
  at: number,
  use: ColumnUse,
  options: RowOptions,
): ColumnFacts {
  const facts = { filled: 0, empty: 0, wrong: 0, unknown: 0 };
  const known = new Map<string, Verdict>();
  for (const { cells } of rows) {
    const cell = cells[at] ?? '';
    const verdict = known.get(cell) ?? verdictOf(cell, use, options);
    if (known.size < mostKept) known.set(cell, verdict);
    facts[verdict] += 1;
  }
  return { ...facts, filled: rows.length - facts.empty };
}
