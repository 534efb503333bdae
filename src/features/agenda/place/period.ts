import { choices } from '@/formats/choices';
import {
  addDays,
  daysIn,
  formatLongDate,
  formatShortDate,
  monthNames,
  weekdayOf,
  type LocalDate,
} from '@/formats/dates';

export const views = choices([
  { value: 'day', label: 'Dia' },
  { value: 'week', label: 'Semana' },
  { value: 'month', label: 'Mês' },
]);
export type View = (typeof views)[number]['value'];

export interface Days {
  from: LocalDate;
  to: LocalDate;
}

const yearOf = (date: LocalDate) => Number(date.slice(0, 4));
const monthOf = (date: LocalDate) => Number(date.slice(5, 7));
const dayOf = (date: LocalDate) => Number(date.slice(8, 10));
const two = (number: number) => String(number).padStart(2, '0');

const monthDays = (date: LocalDate): Days => ({
  from: `${date.slice(0, 8)}01`,
  to: `${date.slice(0, 8)}${two(daysIn(yearOf(date), monthOf(date)))}`,
});

/** The days a view is about; weeks begin on Sunday. */
export function daysOf(view: View, date: LocalDate): Days {
  if (view === 'day') return { from: date, to: date };
  if (view === 'month') return monthDays(date);
  const from = addDays(date, -weekdayOf(date));
  return { from, to: addDays(from, 6) };
}

/** The days a view shows: a month in whole weeks. */
export function shownDays(view: View, date: LocalDate): Days {
  const { from, to } = daysOf(view, date);
  return { from: addDays(from, view === 'month' ? -weekdayOf(from) : 0), to: lastShown(view, to) };
}

const lastShown = (view: View, to: LocalDate) => (view === 'month' ? addDays(to, 6 - weekdayOf(to)) : to);

/** The same day in the next or previous period; the last of a month that does not have it. */
export function stepFrom(view: View, date: LocalDate, step: 1 | -1): LocalDate {
  if (view !== 'month') return addDays(date, step * (view === 'week' ? 7 : 1));
  const month = yearOf(date) * 12 + monthOf(date) - 1 + step;
  const [year, inYear] = [Math.floor(month / 12), (month % 12) + 1];
  return `${year}-${two(inYear)}-${two(Math.min(dayOf(date), daysIn(year, inYear)))}`;
}

/** `22 a 28 de novembro de 2026`. */
export function titleOf(view: View, date: LocalDate): string {
  if (view === 'day') return formatLongDate(date);
  const month = `${monthNames[monthOf(date) - 1]} de ${yearOf(date)}`;
  if (view === 'month') return month;
  const { from, to } = daysOf(view, date);
  return from.slice(0, 7) === to.slice(0, 7)
    ? `${dayOf(from)} a ${dayOf(to)} de ${monthNames[monthOf(to) - 1]} de ${yearOf(to)}`
    : `${formatShortDate(from)} a ${formatShortDate(to)}`;
}

export function eachDay({ from, to }: Days): LocalDate[] {
  const days: LocalDate[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}
