import { plainCell, saysNothing } from '../check/cells';
import { createFindings } from '../check/findings';
import type { RowOptions } from '../check/hand';
import { fieldReaders } from '../check/readFields';
import type { SheetRow } from '../sheet/bounds';
import { unused, type ColumnUse } from './fields';

/** Counts of a column's cells by kind, for a chosen use. */
export interface ColumnFacts {
  /** Cells that are not empty. */
  filled: number;
  empty: number;
  /** Filled cells that are invalid for the field. */
  wrong: number;
  /** Filled cells with a word that matches no option. */
  unknown: number;
  /** Birth dates all written with the month first. */
  isMonthFirst?: true;
}

type CellFact = Exclude<keyof ColumnFacts, 'isMonthFirst'>;

/** Asked for all rows at once, not per word. */
const ofAll = new Set(['areaCode', 'shortYear', 'surnameFirst', 'ninthDigit', 'dateOrder']);

/** A column and its chosen use. */
export interface ColumnChoice {
  at: number;
  use: ColumnUse;
}

/** Cells cached with their fact before it is known whether the column repeats values. */
const minKept = 1000;

/** Classifies each cell independently. */
function factReader(use: ColumnUse, options: RowOptions): (cell: string) => CellFact {
  const read = use === unused ? undefined : fieldReaders[use];
  const factOf = (cell: string): CellFact => {
    const said = plainCell(cell);
    if (said === '' || saysNothing(said)) return 'empty';
    if (!read) return 'filled';
    const findings = createFindings();
    // No other field is read, since these take most of a row's time.
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

/** Counts the cells of columns, each read independently, in one pass over the rows. */
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
      // A formula error leaves nothing to read.
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
