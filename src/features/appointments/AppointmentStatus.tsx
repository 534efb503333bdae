import { Badge } from '@/ui/badge/Badge';

export const AppointmentStatus = ({ isCancelled }: { isCancelled: boolean }) => (
  <Badge tone={isCancelled ? 'danger' : 'success'}>{isCancelled ? 'Cancelado' : 'Ativo'}</Badge>
);
