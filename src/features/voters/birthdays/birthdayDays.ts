import { addDays, today, type DayMonth, type LocalDate } from '@/formats/dates';
import { plural } from '@/formats/text';
import { ageOn, isBirthday, isShortEnd } from '@/lookups/voters/age';

/* The days of the year on which birthdays are celebrated. */

export interface DayRange {
  from: LocalDate;
  to: LocalDate;
}

const yearOf = (date: LocalDate) => Number(date.slice(0, 4));

const dayMonth = (date: LocalDate): DayMonth => `${date.slice(8)}/${date.slice(5, 7)}`;

/** A range in search parameters; an end before the start wraps around the end of the year. */
export const wireRange = ({ from, to }: DayRange) => ({
  startBirthDate: dayMonth(from),
  endBirthDate: isShortEnd(to) ? '29/02' : dayMonth(to),
});

/** The two ranges of one that wraps around the end of the year; otherwise the range itself. */
export function withinYears({ from, to }: DayRange): DayRange[] {
  if (yearOf(from) === yearOf(to)) return [{ from, to }];
  return [
    { from, to: `${from.slice(0, 4)}-12-31` },
    { from: `${to.slice(0, 4)}-01-01`, to },
  ];
}

export function daysOf({ from, to }: DayRange): LocalDate[] {
  const days: LocalDate[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The day of the range on which this date of birth is celebrated; null if none. */
export const celebratedOn = (birth: LocalDate, range: DayRange): LocalDate | null =>
  daysOf(range).find((day) => isBirthday(birth, day)) ?? null;

/** '46 anos', on the birthday 'faz 46 anos hoje'; '' if nothing is known. */
export function ageText(birth: LocalDate | null, day: LocalDate = today()): string {
  if (!birth || birth > day) return '';
  const turns = ageOn(day, birth);
  if (isBirthday(birth, day))
    return turns === null ? 'faz anos hoje' : `faz ${plural(turns, 'ano', 'anos')} hoje`;
  // Before this year's birthday one is a year younger; a birthday on 29/02 counts on 28/02 in other years.
  const age = turns !== null && birth.slice(5) > day.slice(5) ? turns - 1 : turns;
  return age === null || age === 0 ? '' : plural(age, 'ano', 'anos');
}

/** Today and the six days after it. */
export const weekFrom = (day: LocalDate): DayRange => ({ from: day, to: addDays(day, 6) });
