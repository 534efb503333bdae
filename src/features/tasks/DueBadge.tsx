import { Badge } from '@/ui/panel/Badge';
import { dueOf, type Task } from './task';

/** Whether a pending task is overdue, due today or still to come, in a word and a colour; nothing of a finished one. */
export function DueBadge({ task }: { task: Pick<Task, 'status' | 'taskDate'> }) {
  const due = dueOf(task);
  return due && <Badge tone={due.tone}>{due.label}</Badge>;
}
