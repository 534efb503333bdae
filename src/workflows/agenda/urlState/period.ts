import { addMonths } from '@/formats/addMonths';
import { choices } from '@/formats/choices';
import {
  addDays,
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

/** The view in a URL; undefined for an unknown one. */
export const viewOf = (asked: unknown): View | undefined =>
  views.map(({ value }) => value).find((view) => view === asked);

export interface Days {
  from: LocalDate;
  to: LocalDate;
}

const yearOf = (date: LocalDate) => Number(date.slice(0, 4));
const monthOf = (date: LocalDate) => Number(date.slice(5, 7));
const dayOf = (date: LocalDate) => Number(date.slice(8, 10));

/** The days that a view covers; weeks begin on Sunday. */
export function daysOf(view: View, date: LocalDate): Days {
  if (view === 'day') return { from: date, to: date };
  if (view === 'month') {
    const from = `${date.slice(0, 8)}01`;
    return { from, to: addDays(addMonths(from, 1), -1) };
  }
  const from = addDays(date, -weekdayOf(date));
  return { from, to: addDays(from, 6) };
}

/** The days that a view shows: a month in whole weeks. */
export function shownDays(view: View, date: LocalDate): Days {
  const { from, to } = daysOf(view, date);
  if (view !== 'month') return { from, to };
  return { from: addDays(from, -weekdayOf(from)), to: addDays(to, 6 - weekdayOf(to)) };
}

/** The same day in the next or previous period; the last day of a month that is too short. */
export function stepFrom(view: View, date: LocalDate, step: 1 | -1): LocalDate {
  return view === 'month' ? addMonths(date, step) : addDays(date, step * (view === 'week' ? 7 : 1));
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
