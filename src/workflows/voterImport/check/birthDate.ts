import { readLocalDate, type DayMonth, type LocalDate } from '@/formats/dates';
import { readTypedDate, readTypedDayMonth } from '@/formats/typed';
import { isZeros } from './cells';

/** Birth date read from a cell. `null`: unreadable. */
export type BirthRead =
  | { date: LocalDate; /** The year as written, if it has two digits. */ shortYear?: string }
  | { dayMonth: DayMonth }
  /** Its two-digit year is ambiguous: 1919 or 2019. */
  | { unclearYear: string }
  | null;

const dayMs = 86_400_000;
/** Day 0 of a spreadsheet, as counted from March 1900 on; its own February 1900 has a day too many. */
const serialStart = Date.UTC(1899, 11, 30);
const firstSerial = 61;

/** Years that address books write for a birthday without a year. */
const noYear = new Set(['1604', '0000']);

const two = (part: string) => part.padStart(2, '0');
const dayOf = (year: string, month: string, day: string) =>
  readLocalDate(`${year}-${two(month)}-${two(day)}`);

const written =
  /^(?:(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})|(\d{4})-(\d{1,2})-(\d{1,2}))(?:[T ]\d{1,2}:\d{2}.*)?$/;

/** Full dates with a four-digit year, as in most cells, since parsing them like typed text takes far longer. */
function writtenDate(cell: string): BirthRead | undefined {
  const found = written.exec(cell);
  if (!found) return undefined;
  const [, day = found[6] ?? '', month = found[5] ?? '', year = found[4] ?? ''] = found;
  if (noYear.has(year)) return dayMonthOf(`${day}/${month}`);
  const date = dayOf(year, month, day);
  return date === null ? null : { date };
}

function dayMonthOf(text: string): BirthRead {
  const dayMonth = readTypedDayMonth(text);
  return dayMonth === null ? null : { dayMonth };
}

/** A serial day number, which neither begins with 0 nor is a year only. */
function serialDate(cell: string): BirthRead {
  if (!/^[1-9]\d{3,4}(?:[.,]\d+)?$/.test(cell) || /^(?:19|20)\d\d$/.test(cell)) return null;
  const serial = Math.floor(Number(cell.replace(',', '.')));
  return serial < firstSerial
    ? null
    : { date: new Date(serialStart + serial * dayMs).toISOString().slice(0, 10) };
}

const longestTyped = 60;

/**
 * Reads a date that the forms' date field reads too, a spreadsheet's serial day, `19670409`, or a day without a year
 * (`25/12`, `--12-25`). '' for none, also `0/0/00`.
 * @param answered the four-digit year for a written two-digit one, if it was asked
 */
export function readBirthDate(
  given: string,
  now: LocalDate,
  answered: (shortYear: string) => string | undefined = () => undefined,
): BirthRead | '' {
  // Dates such as '1º de março de 1980'.
  const cell = given.replace(/^0?1[º°o](?= de )/, '1');
  if (cell === '' || isZeros(cell)) return '';
  const whole = writtenDate(cell);
  if (whole !== undefined) return whole;
  if (cell.length > longestTyped || !/^(?:\d|--|[a-zç]{3,13}, ?\d)/i.test(cell)) return null;

  const [, month, day] = /^--(\d\d)-?(\d\d)$/.exec(cell) ?? [];
  if (day && month) return dayMonthOf(`${day}/${month}`);
  if (/^\d+(?:[.,]\d+)?$/.test(cell) && !/^\d{6}$|^\d{8}$/.test(cell)) {
    if (/^\d{1,2}[.,]\d{1,2}$/.test(cell)) return dayMonthOf(cell);
    return serialDate(cell);
  }

  const shortYear = /^(?:\d{1,2}\D.*\D|\d{4})(\d\d)$/.exec(cell)?.[1];
  if (shortYear !== undefined) {
    const year = answered(shortYear);
    const date = readTypedDate(year ? `${cell.slice(0, -2)}${year}` : cell, { isPast: true, now });
    if (date !== null) return { date, shortYear };
    return shortYear === '19' || shortYear === '20' ? { unclearYear: shortYear } : null;
  }
  const date = readTypedDate(cell, { isPast: true, now });
  if (date !== null) return { date };
  const [, isoYear = '', isoMonth = '', isoDay = ''] = /^(\d{4})(\d\d)(\d\d)$/.exec(cell) ?? [];
  if (isoYear) {
    if (noYear.has(isoYear)) return dayMonthOf(`${isoDay}/${isoMonth}`);
    const iso = dayOf(isoYear, isoMonth, isoDay);
    return iso === null ? null : { date: iso };
  }
  // A day and a month, the month possibly by name.
  const named = readTypedDate(`${cell} 2000`, { isPast: true, now });
  return dayMonthOf(named === null ? cell : `${named.slice(8)}/${named.slice(5, 7)}`);
}
