import { Badge } from '@/ui/panel/Badge';

/** Whether an appointment stands or was called off. */
export const AppointmentStatus = ({ isCancelled }: { isCancelled: boolean }) => (
  <Badge tone={isCancelled ? 'danger' : 'success'}>{isCancelled ? 'Cancelado' : 'Ativo'}</Badge>
);
