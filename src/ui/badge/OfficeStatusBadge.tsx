import { Badge } from './Badge';
import { Missing } from './Missing';
import { nameOfUnknown } from './StatusBadge';

interface OfficeStatus {
  statusId: number;
  statusName: string;
  statusColor: string;
}

/** Badge of a status the office defines; for fixed lists see `StatusBadge`. */
export function OfficeStatusBadge({ record }: { record: OfficeStatus }) {
  const shown = nameOfUnknown(record.statusId, record.statusName);
  return shown ? <Badge color={record.statusColor}>{shown}</Badge> : <Missing />;
}
