import { readFirst } from '../jobs/items/readFirst';
import { useWriting } from '../jobs/items/useWriting';
import type { UndoStep } from './bulkWords';

/** Undoes what was done to rows, step by step. */
export function useUndoing<Row>(nameOf: (row: Row) => string) {
  const undoing = useWriting<UndoStep<Row>>();
  const undo = (steps: readonly UndoStep<Row>[], recordOf?: (row: Row) => number) =>
    undoing.start(steps, {
      ...readFirst((step) => step.prepare()),
      ...(recordOf && { recordOf: ({ row }) => recordOf(row) }),
      isWritten: (step) => step.isWritten?.() ?? Promise.resolve({ data: false }),
      name: ({ row, part }) => [nameOf(row), part].filter(Boolean).join(', '),
    });
  return { undoing, undo };
}
