import type { ReactNode } from 'react';
import type { BulkAction } from './bulkAction';

/**
 * A selection of records handed to a workflow: their ids alone, as the lists that choose them know different parts of
 * them. What the workflow needs to know it reads.
 */
export interface SelectionProps {
  ids: readonly number[];
  /** Closes it, with those nothing was done with; null: nothing was done at all. */
  onClose: (left: readonly number[] | null) => void;
}

/** What a workflow does with a selection: an offer of this type can stand wherever records are chosen. */
export type SelectionPanel = (props: SelectionProps) => ReactNode;

/** Such an offer as an action of the bar of a list's chosen rows. */
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
