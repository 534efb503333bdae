import { choices } from '@/formats/choices';
import type { CalendarIntegration } from '@/lookups/lookupsApi';

export const integrationStatuses = choices([
  { value: 'configured', label: 'Integração configurada', tone: 'success' },
  { value: 'failed', label: 'Integração com falha', tone: 'danger' },
  { value: 'notConfigured', label: 'Integração não configurada', tone: 'neutral' },
]);
type IntegrationStatus = (typeof integrationStatuses)[number]['value'];

export function integrationStatus(
  userId: number,
  calendars: readonly CalendarIntegration[],
): IntegrationStatus {
  const own = calendars.filter((calendar) => calendar.userId === userId);
  if (own.length === 0) return 'notConfigured';
  return own.some((calendar) => calendar.isValid) ? 'configured' : 'failed';
}
