import { Badge } from '@/ui/panel/Badge';
import type { ServiceRow } from './service';

type Status = Pick<ServiceRow, 'statusId' | 'statusName' | 'statusColor'>;

/** A service request's status, in the colour the office gave it. */
export function ServiceStatusBadge({ service }: { service: Status }) {
  return <Badge color={service.statusColor}>{service.statusName || `Status ${service.statusId}`}</Badge>;
}
