import { plainCell, saysNothing } from '../check/cells';
import { createFindings } from '../check/findings';
import type { RowOptions } from '../check/hand';
import { fieldReaders } from '../check/readFields';
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
  /** Of birth dates that have the month first, all of them. */
  isMonthFirst?: true;
}

type CellFact = Exclude<keyof ColumnFacts, 'isMonthFirst'>;

/** Asked of all rows at once, and no word of one. */
const ofAll = new Set(['areaCode', 'shortYear', 'surnameFirst', 'ninthDigit', 'dateOrder']);

/** A column, and what it is chosen to be. */
export interface ColumnChoice {
  at: number;
  use: ColumnUse;
}

/** Cells that are kept with their fact before it is known whether the column repeats them. */
const minKept = 1000;

/** Says of each cell what it is, by itself. */
function factReader(use: ColumnUse, options: RowOptions): (cell: string) => CellFact {
  const read = use === unused ? undefined : fieldReaders[use];
  const factOf = (cell: string): CellFact => {
    const said = plainCell(cell);
    if (said === '' || saysNothing(said)) return 'empty';
    if (!read) return 'filled';
    const findings = createFindings();
    // No other field is read: most of a row's time goes to them.
    read({ options, findings, all: () => [said], one: () => said });
    if (findings.faults.length > 0) return 'wrong';
    return findings.asked.some(({ about }) => !ofAll.has(about)) ? 'unknown' : 'filled';
  };
  if (!read) return factOf;
  const known = new Map<string, CellFact>();
  let seen = 0;
  let isRepeating = true;
  return (cell) => {
    if (!isRepeating) return factOf(cell);
    seen += 1;
    const before = known.get(cell);
    if (before) return before;
    const fact = factOf(cell);
    known.set(cell, fact);
    isRepeating = known.size < minKept || known.size * 2 < seen;
    return fact;
  };
}

/** Counts the cells of columns, each read by itself, in one pass over the rows. */
export function columnFacts(
  rows: readonly SheetRow[],
  columns: readonly ColumnChoice[],
  options: RowOptions,
): ColumnFacts[] {
  const counts = columns.map(({ at, use }) => ({
    at,
    use,
    factOf: factReader(use, options),
    facts: { filled: 0, empty: 0, wrong: 0, unknown: 0 },
  }));
  for (const { cells, broken } of rows)
    for (const { at, factOf, facts } of counts) {
      const cell = cells[at];
      // Of a formula's error nothing is left to be read.
      if (!cell) facts.empty += 1;
      else if (cell.startsWith('#') && broken?.has(at)) facts.wrong += 1;
      else facts[factOf(cell)] += 1;
    }
  return counts.map(({ use, facts }) => ({
    ...facts,
    filled: rows.length - facts.empty,
    ...(use === 'dateOfBirth' && options.dateOrder === 'month' && { isMonthFirst: true as const }),
  }));
}
