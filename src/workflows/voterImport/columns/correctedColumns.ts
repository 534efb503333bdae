import { shelf } from '@/ui/shelf';
import { columnUses, type ColumnUse } from './fields';
import { columnKeys, correctionsOf } from './matchColumns';

/* Corrections an office made in this browser, by folded heading and its index among equal ones. */

type Corrections = Readonly<Record<string, unknown>>;

const maxKept = 100;

function read(text: string): Corrections | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Corrections)
      : null;
  } catch {
    return null;
  }
}

export const correctedColumns = shelf<Corrections>({
  key: 'tribuna.importar.colunas',
  none: {},
  read,
  write: (all) => (Object.keys(all).length > 0 ? JSON.stringify(all) : ''),
});

const isUse = (use: unknown): use is ColumnUse => columnUses.some(({ value }) => value === use);

/** Corrections with a known value. */
export const correctedUses = (): Record<string, ColumnUse> =>
  Object.fromEntries(
    Object.entries(correctedColumns.value()).filter((entry): entry is [string, ColumnUse] => isUse(entry[1])),
  );

/** The first of each heading, up to the limit. */
const firstOf = (entries: readonly [string, unknown][]) =>
  Object.fromEntries([...new Map(entries.toReversed())].toReversed().slice(0, maxKept));

export const joinCorrections = (now: Corrections, before: Corrections) =>
  firstOf([...Object.entries(now), ...Object.entries(before)]);

interface HeadedSheet {
  headings: readonly string[];
  samples: readonly (readonly string[])[];
}

/** Stores corrections, newest first. */
export function keepCorrections({ headings, samples }: HeadedSheet, columns: readonly ColumnUse[]) {
  const here = new Set(columnKeys(headings));
  correctedColumns.change((all) =>
    firstOf([
      ...Object.entries(correctionsOf(headings, columns, samples)),
      ...Object.entries(all).filter(([heading]) => !here.has(heading)),
    ]),
  );
}
