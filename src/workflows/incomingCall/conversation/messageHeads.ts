/* Parses the prefix of a message, in the formats of each phone and program. */

/** A text without the direction marks that programs put around names and media; emoji joiners are kept. */
export const withoutDirection = (text: string): string =>
  text.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '');

/** Origin of a conversation, by the format of its message prefixes. */
export type ConversationForm = 'android' | 'iphone' | 'web' | 'selection';

export interface Head {
  form: ConversationForm;
  /** The three date parts as written, in order; a missing year is ''. */
  date: readonly [string, string, string];
  hour: number;
  minute: number;
  /** The rest of the line: a name and a text, or a system message. */
  rest: string;
}

const day = String.raw`(\d{1,4})[./-](\d{1,2})(?:[./-](\d{2,4}))?`;
const time = String.raw`(\d{1,2})[:.](\d{2})(?::\d{2})?(?: ?([AaPp])\.? ?[Mm]\.?)?`;

/** `12/11/2026 14:05 - `: an Android export. */
const android = new RegExp(`^${day}(?:,| às)? ${time} [-–] (.*)$`);
/** `[12/11/2026, 14:05:33] `: exported or copied on an iPhone; without a year, copied on Android. */
const bracketed = new RegExp(String.raw`^\[${day},? ${time}\] ?(.*)$`);
/** `[14:05, 12/11/2026] `: copied from WhatsApp Web or desktop. */
const web = new RegExp(String.raw`^\[${time},? ${day}\] ?(.*)$`);

const hourOf = (hour: string, half: string | undefined) =>
  half ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour);

type Found = readonly (string | undefined)[];

function headOf(form: ConversationForm, date: Found, [hour = '', minute = '', half]: Found, rest: string) {
  const at = { hour: hourOf(hour, half), minute: Number(minute) };
  if (at.hour > 23 || at.minute > 59) return null;
  const [one = '', other = '', year = ''] = date;
  return { form, date: [one, other, year], ...at, rest } satisfies Head;
}

/** Maximum prefix length: only this much of a line is examined. */
const maxOfHead = 60;

/** The prefix of a line, or null if it has none. */
export function readHead(line: string): Head | null {
  const head = withoutDirection(line.slice(0, maxOfHead)).replace(/[\u00a0\u202f]/g, ' ');
  const text = head.trimStart() + line.slice(maxOfHead);
  const atStart = android.exec(text);
  if (atStart) return headOf('android', atStart.slice(1, 4), atStart.slice(4, 7), atStart[7] ?? '');
  const inBrackets = bracketed.exec(text);
  if (inBrackets)
    return headOf(
      inBrackets[3] ? 'iphone' : 'selection',
      inBrackets.slice(1, 4),
      inBrackets.slice(4, 7),
      inBrackets[7] ?? '',
    );
  const ofWindow = web.exec(text);
  return ofWindow && headOf('web', ofWindow.slice(4, 7), ofWindow.slice(1, 4), ofWindow[7] ?? '');
}

function dayOf({ date: [one, other, last] }: Head, isMonthFirst: boolean, today: string) {
  if (one.length === 4) return written(Number(one), Number(other), Number(last));
  const [month, day] = isMonthFirst ? [Number(one), Number(other)] : [Number(other), Number(one)];
  if (last) return written(last.length === 2 ? 2000 + Number(last) : Number(last), month, day);
  const year = Number(today.slice(0, 4));
  const thisYear = written(year, month, day);
  return thisYear !== null && thisYear <= today ? thisYear : written(year - 1, month, day);
}

/** Number of implausible days: invalid, in the future, or before the previous one. */
const doubtsOf = (days: readonly (string | null)[], today: string) =>
  days.filter((day, index) => day === null || day > today || day < (days[index - 1] ?? '')).length;

/**
 * The day of each prefix as `YYYY-MM-DD`, null if invalid. Month-first order is assumed only if it gives fewer
 * implausible days; a missing year is the most recent one in which the day is not in the future.
 */
export function daysOf(heads: readonly Head[], today: string): (string | null)[] {
  const read = (isMonthFirst: boolean) => heads.map((head) => dayOf(head, isMonthFirst, today));
  const [dayFirst, monthFirst] = [read(false), read(true)];
  return doubtsOf(monthFirst, today) < doubtsOf(dayFirst, today) ? monthFirst : dayFirst;
}

function written(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year > 2000 && year < 2100
    ? date.toISOString().slice(0, 10)
    : null;
}
