/* The head of a message, as each telephone and program writes it before the text. */

/** A text without the marks of direction that programs put around names and media; what joins an emoji stays. */
export const withoutDirection = (text: string): string =>
  text.replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '');

/** Where a conversation comes from, by how its messages begin. */
export type ConversationForm = 'android' | 'iphone' | 'web' | 'selection';

export interface Head {
  form: ConversationForm;
  /** The three parts of the date as written, in its order; a year that is not written is ''. */
  date: readonly [string, string, string];
  hour: number;
  minute: number;
  /** What stands behind it on the line: a name and a text, or what the program says. */
  rest: string;
}

const day = String.raw`(\d{1,4})[./-](\d{1,2})(?:[./-](\d{2,4}))?`;
const time = String.raw`(\d{1,2})[:.](\d{2})(?::\d{2})?(?: ?([AaPp])\.? ?[Mm]\.?)?`;

/** `12/11/2026 14:05 - `: a file of an Android telephone. */
const android = new RegExp(`^${day}(?:,| às)? ${time} [-–] (.*)$`);
/** `[12/11/2026, 14:05:33] `: a file or a copy of an iPhone; without a year, messages copied on Android. */
const bracketed = new RegExp(String.raw`^\[${day},? ${time}\] ?(.*)$`);
/** `[14:05, 12/11/2026] `: copied from the window of a computer. */
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

/** The longest head that there is; a longer line need not be looked at beyond it. */
const maxOfHead = 60;

/** Reads the head of a line, or null where it has none. */
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

/** How much speaks against days: those that are none, are yet to come, or come before the one above. */
const doubtsOf = (days: readonly (string | null)[], today: string) =>
  days.filter((day, index) => day === null || day > today || day < (days[index - 1] ?? '')).length;

/**
 * The day of each head as `YYYY-MM-DD`, null for what is none. The month stands first only where less speaks against it;
 * a year that is not written is the last one in which the day has been.
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
