/** API dates as wall-clock text, never converted between zones: a date is the same day everywhere. */
import dayjs from 'dayjs';

/** `YYYY-MM-DD`; compares as text. */
export type LocalDate = string;
/** Office local time, `YYYY-MM-DD HH:mm:ss`; compares as text. */
export type LocalDateTime = string;
/** `HH:mm`, 00:00 to 23:59. */
export type Hour = string;
/** `DD/MM`. */
export type DayMonth = string;

type Maybe = string | null | undefined;

/** `janeiro` to `dezembro`. */
export const monthNames =
  'janeiro,fevereiro,março,abril,maio,junho,julho,agosto,setembro,outubro,novembro,dezembro'.split(',');

// The only parts of dayjs's locale in use; it derives three-letter names.
dayjs.locale('pt-br', {
  name: 'pt-br',
  months: monthNames,
  weekdays: 'domingo,segunda-feira,terça-feira,quarta-feira,quinta-feira,sexta-feira,sábado'.split(','),
});

const isoDay = 'YYYY-MM-DD';

/** Noon: no clock change skips or repeats it. */
const noon = (day: LocalDate) => dayjs(`${day} 12:00`);

/** Days in a month (1 to 12). */
export const daysIn = (year: number, month: number) =>
  noon(`${year}-${String(month).padStart(2, '0')}-01`).daysInMonth();

interface Written {
  day: LocalDate;
  hour: string;
  second: string;
  fraction: string;
  zone: string;
}

/** Years of a MySQL DATE (1000 to 9999), so that `0000-00-00` and typos are no dates. */
const pattern =
  /^([1-9]\d{3}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01]))(?:[Tt ]((?:[01]\d|2[0-3]):[0-5]\d)(?:(:[0-5]\d)(?:[.,](\d{1,9}))?)?(?: ?([Zz]|[+-]\d{2}(?::?\d{2})?))?)?$/;

function readWritten(text: Maybe): Written | null {
  const found = pattern.exec(text?.trim() ?? '');
  if (!found) return null;
  const [, day = '', hour = '', second = ':00', fraction = '', zone = ''] = found;
  // Fast path: days up to 28 exist in every month.
  if (day.slice(8) > '28' && noon(day).format(isoDay) !== day) return null;
  return { day, hour, second, fraction, zone };
}

/** The day of an API date or date-time, zone ignored; null if not real (`''`, `0000-00-00`, `2026-02-30`). */
export const readLocalDate = (text: string): LocalDate | null => readWritten(text)?.day ?? null;

/** An API date-time, seconds optional, fraction and zone dropped; null otherwise, also for a bare date. */
export function readLocalDateTime(text: string): LocalDateTime | null {
  const found = readWritten(text);
  return found?.hour ? `${found.day} ${found.hour}${found.second}` : null;
}

/** `HH:mm` from `HH:mm`, `HH:mm:ss` or a date-time; else null. */
export function readHour(text: string): Hour | null {
  const hour = /^([01]\d|2[0-3]):[0-5]\d(?=$|:[0-5]\d$)/.exec(text.trim());
  return hour ? hour[0] : readWritten(text)?.hour || null;
}

/** Larger values are ms sent as seconds, which would never expire. */
const secondsLimit = 1e11;

/**
 * `token.expires` in epoch ms: ISO or `YYYY-MM-DD HH:mm:ss` (local time without a zone) or Unix seconds. Null
 * otherwise, also for a bare date: treat the token as expired.
 */
export function readInstant(value: unknown): number | null {
  if (typeof value === 'string' && /^\d{1,12}(\.\d+)?$/.test(value.trim())) return readInstant(Number(value));
  if (typeof value === 'number') return value >= 0 && value < secondsLimit ? Math.trunc(value * 1000) : null;
  const found = typeof value === 'string' ? readWritten(value) : null;
  if (!found?.hour) return null;
  const { day, hour, second, fraction, zone } = found;
  const clock = `${day}T${hour}${second}.${fraction.padEnd(3, '0').slice(0, 3)}`;
  if (!zone) return dayjs(clock).valueOf();
  const [, sign = '+', hours = '00', minutes = '00'] = /^([+-])(\d{2}):?(\d{2})?$/.exec(zone) ?? [];
  if (Number(hours) > 14 || Number(minutes) > 59) return null;
  return dayjs(`${clock}${sign}${hours}:${minutes}`).valueOf();
}

/** Whether the text is exactly a real `YYYY-MM-DD`. */
export const isValidDate = (text: Maybe): boolean => text != null && readLocalDate(text) === text;

/** Not dayjs, which takes seven times as long: exports format several per row of 100,000. */
const numeric = ({ day }: Written) => `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(0, 4)}`;
const withHour = (date: string, { hour }: Written) => (hour ? `${date} ${hour}` : date);
const named =
  (format: string) =>
  ({ day }: Written) =>
    noon(day).format(format);
const short = named('DD MMM YYYY');
const show = (text: Maybe, format: (found: Written) => string) => {
  const found = readWritten(text);
  return found ? format(found) : '';
};

/* These take a LocalDate or LocalDateTime and return '' for null, undefined or unreadable text; the hour
 * is omitted from a bare date. Screens show month names (`20 nov 2026`); numbers (`20/11/2026`) are for
 * typing, files, paper and appointments.
 */

/** `20/11/2026`; the inverse of readTypedDate. */
export const formatDate = (date: Maybe): string => show(date, numeric);
/** `20/11/2026 09:00`. */
export const formatDateTime = (date: Maybe): string => show(date, (found) => withHour(numeric(found), found));
/** `20 nov 2026`. */
export const formatShortDate = (date: Maybe): string => show(date, short);
/** `20 nov 2026 09:00`. */
export const formatShortDateTime = (date: Maybe): string =>
  show(date, (found) => withHour(short(found), found));
/** `sex, 20 nov 2026`. */
export const formatWeekdayDate = (date: Maybe): string => show(date, named('ddd, DD MMM YYYY'));
/** `sex, 20 nov`, for headings. */
export const formatDayHeading = (date: Maybe): string => show(date, named('ddd, D MMM'));
/** `sexta-feira, 20 de novembro de 2026`. */
export const formatLongDate = (date: Maybe): string => show(date, named('dddd, D [de] MMMM [de] YYYY'));
/** `20 de novembro de 2026`, the style of official papers; the first of a month is `1º`. */
export const formatDayInWords = (date: Maybe): string =>
  show(date, named('D [de] MMMM [de] YYYY')).replace(/^1 /, '1º ');
/** `09:00` from a date-time or hour; '' if none. */
export const formatHour = (text: Maybe): string => readHour(text ?? '') ?? '';

/** The local day. */
export const today = (now: Date = new Date()): LocalDate => dayjs(now).format(isoDay);
/** The local hour. */
export const nowHour = (now: Date = new Date()): Hour => dayjs(now).format('HH:mm');
/** The local day and time. */
export const localNow = (now: Date = new Date()): LocalDateTime => dayjs(now).format(`${isoDay} HH:mm:ss`);

function noonOf(date: LocalDate, name: string) {
  const found = readWritten(date);
  if (!found) throw new RangeError(`${name}: not a date`);
  return noon(found.day);
}

/** Adds days (may be negative); RangeError for no real day. */
export const addDays = (date: LocalDate, days: number): LocalDate =>
  noonOf(date, 'addDays').add(days, 'day').format(isoDay);

/** 0 (Sunday) to 6; RangeError for no real day. */
export const weekdayOf = (date: LocalDate): number => noonOf(date, 'weekdayOf').day();

/** Comparator of dates and date-times; a bare date sorts first. */
export const compareLocal = (a: LocalDate | LocalDateTime, b: LocalDate | LocalDateTime): number =>
  a < b ? -1 : a > b ? 1 : 0;

/** `20-11-2026-09-00`, the suffix of exported file names. */
export const fileStamp = (now: Date = new Date()): string =>
  formatDateTime(localNow(now)).replace(/\D/g, '-');
