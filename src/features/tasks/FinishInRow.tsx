import { RowButton } from '@/ui/list/RowButton';
import { focusRow } from '@/ui/list/tableFocus';
import { referenceOf, type Task } from './task';
import { useTaskStatus } from './useTaskStatus';

/** Finishes a pending task from its row. */
export function FinishInRow({ task }: { task: Task }) {
  const change = useTaskStatus();
  if (task.status === 'finished') return null;
  const reference = referenceOf(task);
  // The button goes away with what there was to finish: the focus stays in the row.
  const finish = async () => {
    if (await change(task.id, 'finished')) focusRow(reference);
  };
  return <RowButton label={`Finalizar ${reference}`} onPress={finish} />;
}
