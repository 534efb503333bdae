import type { ReactNode } from 'react';
import type { BulkAction } from './bulkAction';

/**
 * A selection of records passed to a workflow: ids only, as the lists that choose them know different fields.
 * The workflow reads what else it needs.
 */
export interface SelectionProps {
  ids: readonly number[];
  /** Closes the panel, with the ids not processed; null: nothing was done. */
  onClose: (left: readonly number[] | null) => void;
}

/** A workflow's panel for a selection, which can be offered wherever records are chosen. */
export type SelectionPanel = (props: SelectionProps) => ReactNode;

/** Such a panel as an action on a list's chosen rows. */
export const selectionAction = <Row extends { id: number }>(
  words: Omit<BulkAction<Row>, 'Panel'>,
  Panel: SelectionPanel,
): BulkAction<Row> => ({
  ...words,
  Panel: ({ rows, onClose }) => (
    <Panel
      ids={rows.map(({ id }) => id)}
      onClose={(left) => onClose(left && rows.filter(({ id }) => left.includes(id)))}
    />
  ),
});
