import { daysIn, type LocalDate } from '@/formats/dates';

/* Ages, and the day on which someone turns a year older. */

const yearOf = (date: LocalDate) => Number(date.slice(0, 4));

const oldest = 120;

/** Whether birthdays of 29/02 fall on this day: the last day of a February without one. */
export const isShortEnd = (date: LocalDate) => date.endsWith('-02-28') && daysIn(yearOf(date), 2) === 28;

export const isBirthday = (birth: LocalDate, day: LocalDate) =>
  birth.slice(5) === day.slice(5) || (birth.endsWith('-02-29') && isShortEnd(day));

/** The age reached on a day; null if the year of birth is implausible. */
export function ageOn(day: LocalDate, birth: LocalDate): number | null {
  const age = yearOf(day) - yearOf(birth);
  return age > 0 && age <= oldest ? age : null;
}

/**
 * Age in whole years; null if the date cannot be a living person's. A birthday on 29/02 counts on 28/02 in other years.
 */
export function yearsOld(birth: LocalDate, day: LocalDate): number | null {
  if (birth > day) return null;
  const years = yearOf(day) - yearOf(birth);
  const isLater = birth.slice(5) > day.slice(5) && !isBirthday(birth, day);
  const age = isLater ? years - 1 : years;
  return age > oldest ? null : age;
}
