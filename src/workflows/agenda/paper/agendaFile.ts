import { buildIcs, zoneHere } from '@/formats/calendarFile';
import { addDays } from '@/formats/dates';
import type { Entry } from '../entry';

/** Part of file UIDs, which must stay the same for reimports. */
const uidWords = { appointment: 'compromisso', task: 'tarefa', birthday: 'aniversario' };

const midnight = /^(DTSTART|DTEND);TZID=[^:]+:(\d{8})T000000(?=\r?$)/gm;

/** The lines of one event; an all-day one has dates without hours. */
function eventLines({ id, kind, title, location, start, end, from, to }: Entry, now?: Date): string {
  const isWhole = start === null;
  const file = buildIcs(
    {
      uid: `${uidWords[kind]}-${id}@tribuna`,
      subject: title,
      location,
      start: start ?? `${from} 00:00:00`,
      end: isWhole ? `${addDays(to, 1)} 00:00:00` : end,
    },
    now,
    zoneHere(),
  );
  const lines = file.slice(file.indexOf('BEGIN:VEVENT'), file.indexOf('END:VCALENDAR'));
  return isWhole ? lines.replace(midnight, '$1;VALUE=DATE:$2') : lines;
}

/** The entries shown as a calendar file, without cancelled and finished ones. Null if there are none. */
export function agendaFile(entries: readonly Entry[], now?: Date): string | null {
  const events = entries.filter(({ isOver }) => !isOver);
  if (!events[0]) return null;
  // Header and footer, taken from a file with a single event.
  const frame = buildIcs(
    { uid: '', subject: '', start: events[0].start ?? `${events[0].from} 00:00:00` },
    now,
    zoneHere(),
  );
  const head = frame.slice(0, frame.indexOf('BEGIN:VEVENT'));
  return `${head}${events.map((entry) => eventLines(entry, now)).join('')}END:VCALENDAR\r\n`;
}
