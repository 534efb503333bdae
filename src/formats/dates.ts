/**
 * Dates and hours as the API writes them and as the screens show them.
 * Everything here works on the wall-clock text: nothing is converted between zones, so a date without a time
 * is the same day everywhere.
 */

/** A day, `YYYY-MM-DD`. Compares as text. */
export type LocalDate = string;
/** A moment in the office's local time, `YYYY-MM-DD HH:mm:ss`. Compares as text. */
export type LocalDateTime = string;
/** An hour of the day, `HH:mm`, 00:00 to 23:59. */
export type Hour = string;
/** A day of the year without the year, `DD/MM` (birthday filters). */
export type DayMonth = string;

type Maybe = string | null | undefined;

/** `janeiro` to `dezembro`. */
export const monthNames =
  'janeiro,fevereiro,março,abril,maio,junho,julho,agosto,setembro,outubro,novembro,dezembro'.split(',');
const weekdays = 'domingo,segunda-feira,terça-feira,quarta-feira,quinta-feira,sexta-feira,sábado'.split(',');

const two = (value: number) => String(value).padStart(2, '0');

/** How many days a month (1 to 12) has. */
export const daysIn = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** The years of a MySQL DATE (1000 to 9999), so that `0000-00-00` and slips of the keyboard are no dates. */
const isDay = (year: number, month: number, day: number) =>
  year >= 1000 && year <= 9999 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);

interface Parts {
  year: number;
  month: number;
  day: number;
  /** Null when the text is a date alone. */
  time: { hour: number; minute: number; second: number; fraction: number } | null;
  /** `Z`, `-03:00`, `+0000` or empty. */
  zone: string;
}

const written =
  /^(\d{4})-(\d{2})-(\d{2})(?:[Tt ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?(?: ?([Zz]|[+-]\d{2}(?::?\d{2})?))?)?$/;

function parts(text: Maybe): Parts | null {
  const found = written.exec(text?.trim() ?? '');
  if (!found) return null;
  const [, year, month, day, hour, minute, second, fraction, zone] = found;
  if (!isDay(Number(year), Number(month), Number(day))) return null;
  const time =
    hour === undefined
      ? null
      : {
          hour: +hour,
          minute: Number(minute),
          second: Number(second ?? 0),
          fraction: Number(`0.${fraction ?? 0}`),
        };
  if (time && (time.hour > 23 || time.minute > 59 || time.second > 59)) return null;
  return { year: Number(year), month: Number(month), day: Number(day), time, zone: zone ?? '' };
}

const dateText = ({ year, month, day }: Pick<Parts, 'year' | 'month' | 'day'>): LocalDate =>
  `${year}-${two(month)}-${two(day)}`;

/**
 * The day in a date or date-time as the API writes it. The day written is kept, whatever the zone beside it.
 * Gives null for anything that is not a real day (`''`, `0000-00-00`, `2026-02-30`, words).
 */
export function readLocalDate(text: string): LocalDate | null {
  const found = parts(text);
  return found && dateText(found);
}

/**
 * A date-time as the API writes it: `T` or a space between, seconds optional, fraction and zone dropped, never applied.
 * Gives null for anything else, a date alone included (an hour that was not written is not made up).
 */
export function readLocalDateTime(text: string): LocalDateTime | null {
  const found = parts(text);
  if (!found?.time) return null;
  const { hour, minute, second } = found.time;
  return `${dateText(found)} ${two(hour)}:${two(minute)}:${two(second)}`;
}

/** `HH:mm` out of `HH:mm`, `HH:mm:ss` or a date-time; null for anything else. */
export function readHour(text: string): Hour | null {
  const hour = /^([01]\d|2[0-3]):[0-5]\d(?=$|:[0-5]\d$)/.exec(text.trim());
  return hour ? hour[0] : (readLocalDateTime(text)?.slice(11, 16) ?? null);
}

/** Seconds beyond the year 5138 are milliseconds sent by mistake; read as seconds they would never expire. */
const secondsLimit = 1e11;

/**
 * The instant a token expires (`token.expires`): an ISO date-time with or without zone,
 * `YYYY-MM-DD HH:mm:ss`, or Unix seconds as a number or as digits. Without a zone it is this machine's local time.
 * Gives epoch milliseconds, or null for anything else (a date alone included): who reads it must then take the token for expired.
 */
export function readInstant(value: unknown): number | null {
  if (typeof value === 'string' && /^\d{1,12}(\.\d+)?$/.test(value.trim())) return readInstant(Number(value));
  if (typeof value === 'number') return value >= 0 && value < secondsLimit ? Math.trunc(value * 1000) : null;
  const found = typeof value === 'string' ? parts(value) : null;
  if (!found?.time) return null;
  const { year, month, day, time, zone } = found;
  const clock = [
    year,
    month - 1,
    day,
    time.hour,
    time.minute,
    time.second,
    Math.floor(time.fraction * 1000),
  ] as const;
  if (!zone) return new Date(...clock).getTime();
  const [, sign = '+', hours = 0, minutes = 0] = /^([+-])(\d{2}):?(\d{2})?$/.exec(zone) ?? [];
  if (Number(hours) > 14 || Number(minutes ?? 0) > 59) return null;
  const offset = (Number(hours) * 60 + Number(minutes ?? 0)) * 60_000;
  return Date.UTC(...clock) + (sign === '-' ? offset : -offset);
}

/** True for a real day written `YYYY-MM-DD` and nothing more. */
export const isValidDate = (text: Maybe): boolean =>
  text != null && text.length === 10 && readLocalDate(text) === text;

const weekdayNumber = ({ year, month, day }: Parts) => new Date(Date.UTC(year, month - 1, day)).getUTCDay();
const weekday = (found: Parts) => weekdays[weekdayNumber(found)] ?? '';
const monthName = ({ month }: Parts) => monthNames[month - 1] ?? '';
const show = (text: Maybe, format: (found: Parts) => string) => {
  const found = parts(text);
  return found ? format(found) : '';
};
const hourOf = ({ time }: Parts) => (time ? ` ${two(time.hour)}:${two(time.minute)}` : '');
const numeric = ({ year, month, day }: Parts) => `${two(day)}/${two(month)}/${year}`;
const short = (found: Parts) => `${two(found.day)} ${monthName(found).slice(0, 3)} ${found.year}`;

/*
 * The formats take a LocalDate or a LocalDateTime and give '' for null, undefined or unreadable text,
 * so that a table cell needs no condition. Those with an hour leave it out of a date alone.
 *
 * What is read on a screen has the month's name (`20 nov 2026`), with the weekday before it where one plans by it. The
 * numbers alone (`20/11/2026`) are for what is typed, for files and paper, and for appointments.
 */

/** `20/11/2026`, as a date is typed, too: the reverse of readTypedDate. */
export const formatDate = (date: Maybe): string => show(date, numeric);
/** `20/11/2026 09:00`. */
export const formatDateTime = (date: Maybe): string => show(date, (found) => numeric(found) + hourOf(found));
/** `20 nov 2026`. */
export const formatShortDate = (date: Maybe): string => show(date, short);
/** `20 nov 2026 09:00`. */
export const formatShortDateTime = (date: Maybe): string =>
  show(date, (found) => short(found) + hourOf(found));
/** `sex, 20 nov 2026`. */
export const formatWeekdayDate = (date: Maybe): string =>
  show(date, (found) => `${weekday(found).slice(0, 3)}, ${short(found)}`);
/** `sex, 20 nov`: a day near this one, in a heading. */
export const formatDayHeading = (date: Maybe): string =>
  show(date, (found) => `${weekday(found).slice(0, 3)}, ${found.day} ${monthName(found).slice(0, 3)}`);
/** `sexta-feira, 20 de novembro de 2026`. */
export const formatLongDate = (date: Maybe): string =>
  show(date, (found) => `${weekday(found)}, ${found.day} de ${monthName(found)} de ${found.year}`);
/** `09:00`, out of a date-time or an hour; '' when there is none. */
export const formatHour = (text: Maybe): string => readHour(text ?? '') ?? '';

/** The day on this machine's calendar. `now` is for tests. */
export const today = (now: Date = new Date()): LocalDate =>
  dateText({ year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() });
/** The hour on this machine's clock. */
export const nowHour = (now: Date = new Date()): Hour => `${two(now.getHours())}:${two(now.getMinutes())}`;
/** Day and hour on this machine's clock. */
export const localNow = (now: Date = new Date()): LocalDateTime =>
  `${today(now)} ${nowHour(now)}:${two(now.getSeconds())}`;

/**
 * The day `days` after (or, negative, before) `date`.
 * @throws RangeError when `date` is no day.
 */
export function addDays(date: LocalDate, days: number): LocalDate {
  const found = parts(date);
  if (!found) throw new RangeError('addDays: not a date');
  return new Date(Date.UTC(found.year, found.month - 1, found.day + days)).toISOString().slice(0, 10);
}

/**
 * The day of the week: 0 for Sunday to 6 for Saturday.
 * @throws RangeError when `date` is no day.
 */
export function weekdayOf(date: LocalDate): number {
  const found = parts(date);
  if (!found) throw new RangeError('weekdayOf: not a date');
  return weekdayNumber(found);
}

/** Orders dates and date-times for `sort`: negative, 0 or positive. A date alone comes before its hours. */
export const compareLocal = (a: LocalDate | LocalDateTime, b: LocalDate | LocalDateTime): number =>
  a < b ? -1 : a > b ? 1 : 0;

/** `20-11-2026-09-00`, the end of every exported file's name. */
export const fileStamp = (now: Date = new Date()): string =>
  formatDateTime(localNow(now)).replace(/\D/g, '-');
