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
  const parts: string[] = [];
  let [from, at, used] = [0, 0, 0];
  for (const character of line) {
    const size = octets(character);
    if (used + size > 75) {
      parts.push(line.slice(from, at));
      from = at;
      used = 1;
    }
    at += character.length;
    used += size;
  }
  return [...parts, line.slice(from)].join('\r\n ');
}

/** Hours from UTC, constant in Brazil since daylight saving time ended in 2019. */
const zones = {
  'America/Sao_Paulo': '-03',
  'America/Manaus': '-04',
  'America/Rio_Branco': '-05',
  'America/Noronha': '-02',
} as const;

/** An office's time zone. */
export type OfficeZone = keyof typeof zones;

/** Brazilian zones with the same hours as one of ours. */
const sameHours = /* @__PURE__ */ new Map<string, OfficeZone>(
  Object.entries({
    'America/Boa_Vista': 'America/Manaus',
    'America/Campo_Grande': 'America/Manaus',
    'America/Cuiaba': 'America/Manaus',
    'America/Porto_Velho': 'America/Manaus',
    'America/Eirunepe': 'America/Rio_Branco',
    'America/Porto_Acre': 'America/Rio_Branco',
  } as const),
);

/** The Brazilian zone of this name, else Brasília's: a traveller abroad keeps the office's hours. */
export function officeZone(name: string): OfficeZone {
  return Object.hasOwn(zones, name) ? (name as OfficeZone) : (sameHours.get(name) ?? 'America/Sao_Paulo');
}

/** The office's zone by this machine's settings. */
export const zoneHere = (): OfficeZone => officeZone(new Intl.DateTimeFormat().resolvedOptions().timeZone);

const zoneLines = (zone: OfficeZone) => [
  'BEGIN:VTIMEZONE',
  `TZID:${zone}`,
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  `TZOFFSETFROM:${zones[zone]}00`,
  `TZOFFSETTO:${zones[zone]}00`,
  `TZNAME:${zones[zone]}`,
  'END:STANDARD',
  'END:VTIMEZONE',
];

const stamp = (moment: LocalDateTime) => moment.replace(/[-:]/g, '').replace(' ', 'T');
const utcStamp = (now: Date) => `${stamp(now.toISOString().slice(0, 19))}Z`;

/**
 * A one-event `.ics` (`text/calendar`, UTF-8); RangeError for an invalid `start`. It carries the office's
 * zone: without it, a guest elsewhere would see the same hour at another instant.
 */
export function buildIcs(
  event: CalendarEvent,
  now: Date = new Date(),
  zone: OfficeZone = 'America/Sao_Paulo',
): string {
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
    ...zoneLines(zone),
    'BEGIN:VEVENT',
    ...text('UID', event.uid),
    `DTSTAMP:${utcStamp(now)}`,
    `DTSTART;TZID=${zone}:${stamp(start)}`,
    ...(end && end > start ? [`DTEND;TZID=${zone}:${stamp(end)}`] : []),
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
