import { useMemo } from 'react';
import { remembered, useRemembered } from '../remembered';

/*
 * Which columns of a list are shown, as chosen on this machine. Only what differs from the module's own choice is kept,
 * so that a column a later version brings shows as that version means it.
 */

/** For `hideBelow`: no window is as wide. */
export const onlyIfChosen = 9999;

/** What is known of a column before there are rows. */
export interface ColumnPlace {
  key: string;
  header: string;
  /** Not shown on windows narrower than this, unless it was chosen. */
  hideBelow?: 768 | 992 | 1200 | 1400 | typeof onlyIfChosen | undefined;
  /** Stands on the card of a phone although that is narrower. */
  onCard?: boolean;
  /** Stands over that line: whose record it is, where that is not the primary. */
  leadsCard?: boolean;
  /** The line in bold of the card a row becomes on a phone; the first column when none is marked. */
  primary?: boolean;
}

/** By the key of the column: shown or not. */
type ColumnChoice = Readonly<Record<string, boolean>>;

const choices = remembered('tribuna-colunas');
const noChoice: ColumnChoice = {};

function choicesIn(text: string): Record<string, ColumnChoice | undefined> {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null ? (read as Record<string, ColumnChoice>) : {};
  } catch {
    return {};
  }
}

/** Keeps the choice of a module on this machine; null goes back to the module's own. */
export const chooseColumns = (module: string, choice: ColumnChoice | null) =>
  choices.keep(JSON.stringify({ ...choicesIn(choices.read()), [module]: choice ?? undefined }));

/** The choice of a module. */
export function useColumnChoice(module: string): ColumnChoice {
  const text = useRemembered(choices);
  return useMemo(() => choicesIn(text)[module] ?? noChoice, [text, module]);
}

/** The column whose cell opens the record: the first that no width hides. */
export const openerOf = <Column extends ColumnPlace>(columns: readonly Column[]) =>
  columns.find((column) => !column.hideBelow) ?? columns[0];

/** What a record is told and opened by stays. */
export const isFixed = (column: ColumnPlace, columns: readonly ColumnPlace[]) =>
  column.primary === true || column === openerOf(columns);

/** The columns as chosen: those taken away are gone, those asked for stand at every width. */
export const chosenColumns = <Column extends ColumnPlace>(
  columns: readonly Column[],
  choice: ColumnChoice,
): readonly Column[] =>
  columns.flatMap((column) => {
    const chosen = isFixed(column, columns) ? undefined : choice[column.key];
    if (chosen === undefined) return [column];
    return chosen ? [{ ...column, hideBelow: undefined }] : [];
  });

/** True for a column that a window of this width shows. */
export function isShown(
  column: ColumnPlace,
  columns: readonly ColumnPlace[],
  choice: ColumnChoice,
  width: number,
): boolean {
  const { key, hideBelow = 0, onCard = false } = column;
  const fits = width >= hideBelow || (width < 768 && onCard);
  return isFixed(column, columns) ? fits : (choice[key] ?? fits);
}
