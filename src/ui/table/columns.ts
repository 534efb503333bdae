/** A `hideBelow` no window reaches. */
export const onlyIfChosen = 9999;

export interface ColumnPlace {
  key: string;
  header: string;
  /** Hidden below this width (px) unless chosen. */
  hideBelow?: 768 | 992 | 1200 | 1400 | typeof onlyIfChosen | undefined;
  /** Shown on phone cards despite `hideBelow`. */
  onCard?: boolean;
  /** Above the card's bold line: the record's owner. */
  leadsCard?: boolean;
  /** The card's bold line; defaults to the first column. */
  primary?: boolean;
}

/** Column key to shown or hidden. */
export type ColumnChoice = Readonly<Record<string, boolean>>;

/** The column with the row's link: the first always visible. */
export const openerOf = <Column extends ColumnPlace>(columns: readonly Column[]) =>
  columns.find((column) => !column.hideBelow) ?? columns[0];

/** Whether the column cannot be hidden: it identifies or opens the record. */
export const isFixed = (column: ColumnPlace, columns: readonly ColumnPlace[]) =>
  column.primary === true || column === openerOf(columns);

/** The columns after the person's choice: chosen ones show at every width. */
export const chosenColumns = <Column extends ColumnPlace>(
  columns: readonly Column[],
  choice: ColumnChoice,
): readonly Column[] =>
  columns.flatMap((column) => {
    const chosen = isFixed(column, columns) ? undefined : choice[column.key];
    if (chosen === undefined) return [column];
    return chosen ? [{ ...column, hideBelow: undefined }] : [];
  });

/** Whether a window of this width (px) shows the column. */
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
