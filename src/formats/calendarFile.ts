/** RFC 5545. The `ics` library (yup, nanoid, runes2) does not fit the page's 90 kB gzip. */
import { readLocalDateTime, type LocalDateTime } from './dates';

export interface CalendarEvent {
  /** Globally unique, e.g. `compromisso-12@tribuna`: reimporting updates the event. */
  uid: string;
  subject: string;
  start: LocalDateTime;
  /** Omitted from the file unless after the start. */
  end?: LocalDateTime | null;
  location?: string | null;
  description?: string | null;
}

const controlsButLineBreaks = /[^\P{Cc}\r\n]/gu;

/** RFC 5545 §3.3.11. */
const escapeText = (text: string) =>
  text
    .replaceAll('\t', ' ')
    .replace(controlsButLineBreaks, '')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n');

const octets = (character: string) => {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
};

/** RFC 5545 §3.1: folds lines at 75 octets, never inside a character. */
function fold(line: string): string {
  let folded = '';
  let used = 0;
  for (const character of line) {
    const size = octets(character);
    if (used + size > 75) {
      folded += '\r\n ';
      used = 1;
    }
    folded += character;
    used += size;
  }
  return folded;
}

const stamp = (moment: LocalDateTime) => moment.replace(/[-:]/g, '').replace(' ', 'T');
const utcStamp = (now: Date) => `${stamp(now.toISOString().slice(0, 19))}Z`;

/** A one-event `.ics` (`text/calendar`, UTF-8) in floating office time; RangeError for an invalid `start`. */
export function buildIcs(event: CalendarEvent, now: Date = new Date()): string {
  const start = readLocalDateTime(event.start);
  const end = readLocalDateTime(event.end ?? '');
  if (!start) throw new RangeError('buildIcs: start is not a date-time');
  const text = (name: string, value: string | null | undefined) =>
    value?.trim() ? [`${name}:${escapeText(value.trim())}`] : [];

  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tribuna//Compromissos//PT-BR',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    ...text('UID', event.uid),
    `DTSTAMP:${utcStamp(now)}`,
    `DTSTART:${stamp(start)}`,
    ...(end && end > start ? [`DTEND:${stamp(end)}`] : []),
    ...text('SUMMARY', event.subject),
    ...text('LOCATION', event.location),
    ...text('DESCRIPTION', event.description),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n');
}
