import { buildIcs, zoneHere } from '@/formats/calendarFile';
import { addDays } from '@/formats/dates';
import type { Entry } from '../entry';

/** In a file's names, which stay as they are when somebody imports it again. */
const uidWords = { appointment: 'compromisso', task: 'tarefa', birthday: 'aniversario' };

const midnight = /^(DTSTART|DTEND);TZID=[^:]+:(\d{8})T000000(?=\r?$)/gm;

/** The lines of one event; a whole day has dates without hours. */
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

/** What is shown, as a file for other calendars; cancelled and finished ones stay out. Null: nothing. */
export function agendaFile(entries: readonly Entry[], now?: Date): string | null {
  const events = entries.filter(({ isOver }) => !isOver);
  if (!events[0]) return null;
  // The head and the end of a file of one event are those of any.
  const frame = buildIcs(
    { uid: '', subject: '', start: events[0].start ?? `${events[0].from} 00:00:00` },
    now,
    zoneHere(),
  );
  const head = frame.slice(0, frame.indexOf('BEGIN:VEVENT'));
  return `${head}${events.map((entry) => eventLines(entry, now)).join('')}END:VCALENDAR\r\n`;
}
