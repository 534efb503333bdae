import { daysIn, type LocalDate } from '@/formats/dates';

/* How old somebody is, and on which day they grow older. */

const yearOf = (date: LocalDate) => Number(date.slice(0, 4));

const oldest = 120;

/** Whether those of 29/02 are kept on this day, as it is the last of a February without one. */
export const isShortEnd = (date: LocalDate) => date.endsWith('-02-28') && daysIn(yearOf(date), 2) === 28;

export const isBirthday = (birth: LocalDate, day: LocalDate) =>
  birth.slice(5) === day.slice(5) || (birth.endsWith('-02-29') && isShortEnd(day));

/** How old one turns; null where the year of birth cannot be true. */
export function ageOn(day: LocalDate, birth: LocalDate): number | null {
  const age = yearOf(day) - yearOf(birth);
  return age > 0 && age <= oldest ? age : null;
}

/** Whole years; null where the date cannot be that of a living person. One of 29/02 is older from 28/02 on, in years without one. */
export function yearsOld(birth: LocalDate, day: LocalDate): number | null {
  if (birth > day) return null;
  const years = yearOf(day) - yearOf(birth);
  const isLater = birth.slice(5) > day.slice(5) && !isBirthday(birth, day);
  const age = isLater ? years - 1 : years;
  return age > oldest ? null : age;
}
