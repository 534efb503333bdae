import { offeredHours } from '@/features/appointments/appointmentsForAgenda';

const minutesOf = (hour: string) => Number(hour.slice(0, 2)) * 60 + Number(hour.slice(3));
const two = (number: number) => String(number).padStart(2, '0');

/** The end that leaves an appointment as long as it was; '' where the form does not offer it. */
export function endAfter(hour: string, { start, end }: { start: string; end: string }): string {
  const length = minutesOf(end) - minutesOf(start);
  const minutes = minutesOf(hour) + length;
  const found = `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
  return length > 0 && offeredHours(end).includes(found) ? found : '';
}
