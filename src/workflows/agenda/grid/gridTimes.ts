import { usualEnd } from '@/features/appointments/appointmentsForAgenda';
import { addDays } from '@/formats/dates';
import type { Entry, Spot } from '../entry';

const iso = (moment: string) => moment.replace(' ', 'T');

/** The span drawn: whole days, or between two hours. */
export const daySpan = ({ start, end, from, to }: Entry) =>
  start === null
    ? { allDay: true, start: from, end: addDays(to, 1) }
    : { allDay: false, start: iso(start), ...(end && { end: iso(end) }) };

interface Dropped {
  startStr: string;
  endStr: string;
  allDay: boolean;
}

/**
 * The place where an entry was dropped; null where it is not allowed: an appointment needs hours within one day (its
 * form sends one date), a task has none.
 */
export function spotAfter({ kind, start, spot }: Entry, { startStr, endStr, allDay }: Dropped): Spot | null {
  const day = startStr.slice(0, 10);
  if (kind === 'task' || start === null) return allDay && spot ? { day, hours: spot.hours } : null;
  const hours = { start: startStr.slice(11, 16), end: endStr.slice(11, 16) };
  const isOneDay = endStr.slice(0, 10) === day && hours.start < hours.end;
  return !allDay && isOneDay ? { day, hours } : null;
}

/** Initial values of a new appointment at the place pressed. */
export function startAt(dateStr: string, allDay: boolean) {
  const [date, hourStart] = [dateStr.slice(0, 10), dateStr.slice(11, 16)];
  const hourEnd = usualEnd(hourStart);
  return allDay || !hourEnd ? { date } : { date, hourStart, hourEnd };
}

const earliest = 6;

/** The hours shown: from 06:00, or earlier if an entry starts before. */
export function slotsFor(entries: readonly Entry[]) {
  const first = entries.reduce((hour, { start, from, to }) => {
    if (start === null) return hour;
    return from === to ? Math.min(hour, Number(start.slice(11, 13))) : 0;
  }, earliest);
  return { slotMinTime: `${String(first).padStart(2, '0')}:00:00`, slotMaxTime: '24:00:00' };
}
