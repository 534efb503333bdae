import { useEffect, useRef } from 'react';
import { RowButton } from '@/ui/list/RowButton';
import { focusRow } from '@/ui/list/tableFocus';
import { referenceOf, type Task } from './task';
import { useTaskStatus } from './useTaskStatus';

/** Finishes a pending task from its row. */
export function FinishInRow({ task }: { task: Task }) {
  const change = useTaskStatus();
  const isPressed = useRef(false);
  const isFinished = task.status === 'finished';
  const reference = referenceOf(task);

  // The button goes away with what there was to finish: the focus stays in the row.
  useEffect(() => {
    if (isFinished && isPressed.current) focusRow(reference);
    isPressed.current = false;
  }, [isFinished, reference]);

  const finish = () => {
    isPressed.current = true;
    return change(task.id, 'finished');
  };
  return isFinished ? null : <RowButton label={`Finalizar ${reference}`} onPress={finish} />;
}
