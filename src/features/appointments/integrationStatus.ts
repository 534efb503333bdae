import type { CalendarIntegration } from '@/lookups/lookupsApi';

export type IntegrationStatus = 'configured' | 'failed' | 'notConfigured';

/** Whether a participant's calendar receives appointments. */
export function integrationStatus(
  userId: number,
  calendars: readonly CalendarIntegration[],
): IntegrationStatus {
  const own = calendars.filter((calendar) => calendar.userId === userId);
  if (own.length === 0) return 'notConfigured';
  return own.some((calendar) => calendar.isValid) ? 'configured' : 'failed';
}
