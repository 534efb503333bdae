/*
 * Office-local time. Everything the API stores or sends is local to the office and carries no zone:
 * `YYYY-MM-DD`, `HH:mm` and `YYYY-MM-DD HH:mm:ss`. The process runs in the office's zone.
 */

const two = (value: number) => String(value).padStart(2, '0');

/** The local calendar day of an instant, `YYYY-MM-DD`. */
export const dayOf = (instant: Date) =>
  `${instant.getFullYear()}-${two(instant.getMonth() + 1)}-${two(instant.getDate())}`;

/** The local date and time of an instant, `YYYY-MM-DD HH:mm:ss`. */
export const dateTimeOf = (instant: Date) =>
  `${dayOf(instant)} ${two(instant.getHours())}:${two(instant.getMinutes())}:${two(instant.getSeconds())}`;

/** A day and an hour (`HH:mm`) as one date-time. */
export const atHour = (day: string, hour: string) => `${day} ${hour}:00`;

/** Minutes since midnight as `HH:mm`. */
export const hourOf = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

const toUtc = (day: string) => new Date(`${day}T00:00:00Z`);
const fromUtc = (date: Date) => date.toISOString().slice(0, 10);

/** The day `count` days later (earlier when negative). */
export function addDays(day: string, count: number): string {
  const date = toUtc(day);
  date.setUTCDate(date.getUTCDate() + count);
  return fromUtc(date);
}

/** The same day `count` months later, or that month's last day when it is shorter. */
export function addMonths(day: string, count: number): string {
  const date = toUtc(day);
  const dayOfMonth = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + count + 1, 0);
  date.setUTCDate(Math.min(dayOfMonth, date.getUTCDate()));
  return fromUtc(date);
}

/** Does this `YYYY-MM-DD` name a day of the calendar? */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = toUtc(text);
  return !Number.isNaN(date.getTime()) && fromUtc(date) === text;
}

/** Does this `YYYY-MM-DD HH:mm:ss` name a moment of the calendar? */
export const isMoment = (text: string) =>
  isDay(text.slice(0, 10)) && /^ ([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(text.slice(10));
