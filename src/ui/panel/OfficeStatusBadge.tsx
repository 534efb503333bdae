import { Badge } from './Badge';
import { Missing } from './Missing';
import { nameOfUnknown } from './StatusBadge';

interface OfficeStatus {
  statusId: number;
  statusName: string;
  statusColor: string;
}

/** Where a record stands, in the name and colour the office gave that status; for a fixed list see `StatusBadge`. */
export function OfficeStatusBadge({ record }: { record: OfficeStatus }) {
  const shown = nameOfUnknown(record.statusId, record.statusName);
  return shown ? <Badge color={record.statusColor}>{shown}</Badge> : <Missing />;
}
