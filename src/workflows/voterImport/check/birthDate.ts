import { readLocalDate, type DayMonth, type LocalDate } from '@/formats/dates';
import { readTypedDate, readTypedDayMonth } from '@/formats/typed';
import { isZeros } from './cells';

/** What a cell says of a birth. `null`: it cannot be read. */
export type BirthRead =
  | { date: LocalDate; /** As written, where it has two digits. */ shortYear?: string }
  | { dayMonth: DayMonth }
  /** Its year of two digits says too little: 1919 or 2019. */
  | { unclearYear: string }
  | null;

const dayMs = 86_400_000;
/** Day 0 of a spreadsheet, as it counts from March 1900 on; its own February 1900 has a day too many. */
const serialStart = Date.UTC(1899, 11, 30);
const firstSerial = 61;

/** A telephone's address book writes a birthday without its year as of this one. */
const noYear = new Set(['1604', '0000']);

const two = (part: string) => part.padStart(2, '0');
const dayOf = (year: string, month: string, day: string) =>
  readLocalDate(`${year}-${two(month)}-${two(day)}`);

const written =
  /^(?:(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})|(\d{4})-(\d{1,2})-(\d{1,2}))(?:[T ]\d{1,2}:\d{2}.*)?$/;

/** Whole dates with four digits of the year, as most cells have them: reading them as typed takes far longer. */
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

/** The number of a day, which no cell that begins with 0 and no year alone is. */
function serialDate(cell: string): BirthRead {
  if (!/^[1-9]\d{3,4}(?:[.,]\d+)?$/.test(cell) || /^(?:19|20)\d\d$/.test(cell)) return null;
  const serial = Math.floor(Number(cell.replace(',', '.')));
  return serial < firstSerial
    ? null
    : { date: new Date(serialStart + serial * dayMs).toISOString().slice(0, 10) };
}

const longestTyped = 60;

/**
 * A day that the forms' date field reads too, a spreadsheet's number of a day, `19670409`, or a day without its year
 * (`25/12`, `--12-25`). '' for none, also `0/0/00`.
 * @param answered the whole year of a written one of two digits, where it was asked
 */
export function readBirthDate(
  given: string,
  now: LocalDate,
  answered: (shortYear: string) => string | undefined = () => undefined,
): BirthRead | '' {
  // '1º de março de 1980'.
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
  // A day and a month, the month perhaps by its name.
  const named = readTypedDate(`${cell} 2000`, { isPast: true, now });
  return dayMonthOf(named === null ? cell : `${named.slice(8)}/${named.slice(5, 7)}`);
}
