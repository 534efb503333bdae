import { hourAt, minutesOf, offeredHours } from '@/features/appointments/appointmentsForAgenda';

/** The end that keeps the appointment's length; '' if the form does not offer it. */
export function endAfter(hour: string, { start, end }: { start: string; end: string }): string {
  const length = minutesOf(end) - minutesOf(start);
  const found = hourAt(minutesOf(hour) + length);
  return length > 0 && offeredHours(end).includes(found) ? found : '';
}
