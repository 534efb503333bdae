import { Badge } from './Badge';

interface OfficeStatus {
  statusId: number;
  statusName: string;
  statusColor: string;
}

/** Where a record stands, in the name and colour the office gave that status; for a fixed list see `StatusBadge`. */
export function OfficeStatusBadge({ record }: { record: OfficeStatus }) {
  return <Badge color={record.statusColor}>{record.statusName || `Status ${record.statusId}`}</Badge>;
}
