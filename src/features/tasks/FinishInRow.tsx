import { useEffect, useRef } from 'react';
import { RowButton } from '@/ui/table/RowButton';
import { focusRow } from '@/ui/table/tableFocus';
import { finish, referenceOf, type Task } from './task';
import { useTaskStatus } from './useTaskStatus';

export function FinishInRow({ task }: { task: Task }) {
  const change = useTaskStatus();
  const isPressed = useRef(false);
  const isFinished = task.status === finish.to;
  const reference = referenceOf(task);

  // The button unmounts once finished: keep focus in the row.
  useEffect(() => {
    if (isFinished && isPressed.current) focusRow(task.id);
    isPressed.current = false;
  }, [isFinished, task.id]);

  const press = () => {
    isPressed.current = true;
    return change(task.id, finish);
  };
  return isFinished ? null : <RowButton label={`${finish.label} ${reference}`} onPress={press} />;
}
