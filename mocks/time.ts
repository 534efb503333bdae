/*
 * Office-local time without a zone, as the API stores it: `YYYY-MM-DD`, `HH:mm`, `YYYY-MM-DD HH:mm:ss`. The office's
 * zone is OFFICE_ZONE, São Paulo's by default, and not that of the machine: a server often runs in UTC.
 */

const two = (value: number) => String(value).padStart(2, '0');

const clocks = new Map<string, Intl.DateTimeFormat>();

function officeClock(): Intl.DateTimeFormat {
  const timeZone = process.env['OFFICE_ZONE'] || 'America/Sao_Paulo';
  // The Swedish locale formats date-times like the API.
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  clocks.set(timeZone, clock);
  return clock;
}

export const dateTimeOf = (instant: Date) => officeClock().format(instant);

export const dayOf = (instant: Date) => dateTimeOf(instant).slice(0, 10);

export const atHour = (day: string, hour: string) => `${day} ${hour}:00`;

export const hourOf = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

const toUtc = (day: string) => new Date(`${day}T00:00:00Z`);
const fromUtc = (date: Date) => date.toISOString().slice(0, 10);

export function addDays(day: string, count: number): string {
  const date = toUtc(day);
  date.setUTCDate(date.getUTCDate() + count);
  return fromUtc(date);
}

/** @param moment `YYYY-MM-DD HH:mm:ss` */
export function addMinutes(moment: string, count: number): string {
  const date = new Date(`${moment.replace(' ', 'T')}Z`);
  date.setUTCMinutes(date.getUTCMinutes() + count);
  return date.toISOString().slice(0, 19).replace('T', ' ');
}

/** Clamped to the month's last day. */
export function addMonths(day: string, count: number): string {
  const date = toUtc(day);
  const dayOfMonth = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + count + 1, 0);
  date.setUTCDate(Math.min(dayOfMonth, date.getUTCDate()));
  return fromUtc(date);
}

export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = toUtc(text);
  return !Number.isNaN(date.getTime()) && fromUtc(date) === text;
}

export const isMoment = (text: string) =>
  isDay(text.slice(0, 10)) && /^ ([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(text.slice(10));
