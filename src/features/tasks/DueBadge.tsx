import { Badge } from '@/ui/badge/Badge';
import { dueOf, type Task } from './task';

export function DueBadge({ task }: { task: Pick<Task, 'status' | 'taskDate'> }) {
  const due = dueOf(task);
  return due && <Badge tone={due.tone}>{due.label}</Badge>;
}
