/**
 * The public appointment as a calendar file (RFC 5545). Own code because the page has 90 kB for everything
 * (gzip) and `ics` 3, the usual library, brings yup, nanoid and runes2 for what these lines do.
 */
import { readLocalDateTime, type LocalDateTime } from './dates';

export interface CalendarEvent {
  /** Unique for ever, e.g. `compromisso-12@tribuna`: importing it twice updates the event. */
  uid: string;
  subject: string;
  start: LocalDateTime;
  /** Left out of the file when missing or not after the start. */
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

/** RFC 5545 §3.1: lines of 75 octets at most, the next begins with a space; no character is cut in two. */
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

/**
 * The text of a `.ics` file (`text/calendar`, UTF-8) with one event. Start and end are floating local times:
 * the hour of the office, whatever the zone of who opens it. `now` is for tests.
 * @throws RangeError when `start` is no date-time.
 */
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
