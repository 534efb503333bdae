/*
 * Office-local time without a zone, as the API stores it: `YYYY-MM-DD`, `HH:mm`, `YYYY-MM-DD HH:mm:ss`. The
 * process runs in the office's zone.
 */

const two = (value: number) => String(value).padStart(2, '0');

export const dayOf = (instant: Date) =>
  `${instant.getFullYear()}-${two(instant.getMonth() + 1)}-${two(instant.getDate())}`;

export const dateTimeOf = (instant: Date) =>
  `${dayOf(instant)} ${two(instant.getHours())}:${two(instant.getMinutes())}:${two(instant.getSeconds())}`;

export const atHour = (day: string, hour: string) => `${day} ${hour}:00`;

export const hourOf = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

const toUtc = (day: string) => new Date(`${day}T00:00:00Z`);
const fromUtc = (date: Date) => date.toISOString().slice(0, 10);

export function addDays(day: string, count: number): string {
  const date = toUtc(day);
  date.setUTCDate(date.getUTCDate() + count);
  return fromUtc(date);
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
