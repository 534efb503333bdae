import { Badge } from '@/ui/panel/Badge';
import { statusName, statusTone } from './callStatuses';

/** A call's status. `name` is what the API calls it, where it says so. */
export function CallStatusBadge({ id, name }: { id: number; name?: string }) {
  return <Badge tone={statusTone(id)}>{statusName(id) || name || `Status ${id}`}</Badge>;
}
