import { addDays, daysIn, formatLongDate, weekdayOf, type LocalDate } from '@/formats/dates';

export type RepeatRule = 'none' | 'week' | 'fortnight' | 'monthDay' | 'monthWeekday';

/** Appointments made at once, at most. */
export const mostDates = 52;

export interface RepeatEnd {
  /** How many dates, the first included. */
  times?: number;
  /** The last day that may be one. */
  until?: LocalDate;
}

export interface RepeatDates {
  dates: LocalDate[];
  /** There would be more, but for `mostDates`. */
  isCut: boolean;
}

const pad = (part: number) => String(part).padStart(2, '0');

const partsOf = (date: LocalDate) => ({
  year: Number(date.slice(0, 4)),
  month: Number(date.slice(5, 7)),
  day: Number(date.slice(8)),
});

/** 1 to 5: which of its weekday in the month. */
const orderOf = (date: LocalDate) => Math.ceil(partsOf(date).day / 7);

function monthAfter(date: LocalDate, months: number) {
  const { year, month } = partsOf(date);
  const all = year * 12 + month - 1 + months;
  return { year: Math.floor(all / 12), month: (all % 12) + 1 };
}

/** The same day; the last one in a month without it. */
function sameDay(first: LocalDate, months: number): LocalDate {
  const { year, month } = monthAfter(first, months);
  return `${year}-${pad(month)}-${pad(Math.min(partsOf(first).day, daysIn(year, month)))}`;
}

/** The same weekday of the same order; the last one for a fifth. */
function sameWeekday(first: LocalDate, months: number): LocalDate {
  const { year, month } = monthAfter(first, months);
  const start = `${year}-${pad(month)}-01`;
  const day = 1 + ((weekdayOf(first) - weekdayOf(start) + 7) % 7) + (orderOf(first) - 1) * 7;
  return `${year}-${pad(month)}-${pad(day > daysIn(year, month) ? day - 7 : day)}`;
}

const dateOf: Record<RepeatRule, (first: LocalDate, index: number) => LocalDate> = {
  none: (first) => first,
  week: (first, index) => addDays(first, index * 7),
  fortnight: (first, index) => addDays(first, index * 14),
  monthDay: sameDay,
  monthWeekday: sameWeekday,
};

/** The dates of a repetition, the first included; without an end, none. */
export function repeatDates(first: LocalDate, rule: RepeatRule, { times, until }: RepeatEnd): RepeatDates {
  if (times === undefined && until === undefined) return { dates: [], isCut: false };
  const dates: LocalDate[] = [];
  for (let index = 0; index < (rule === 'none' ? 1 : (times ?? Infinity)); index += 1) {
    const date = dateOf[rule](first, index);
    if (until !== undefined && date > until) break;
    if (dates.length === mostDates) return { dates, isCut: true };
    dates.push(date);
  }
  return { dates, isCut: false };
}

/** `na 2ª terça-feira`, `no último sábado`. */
function weekdayWords(date: LocalDate) {
  const weekday = formatLongDate(date).split(',')[0] ?? '';
  const isMale = weekday === 'sábado' || weekday === 'domingo';
  const order = orderOf(date);
  if (order === 5) return isMale ? `no último ${weekday}` : `na última ${weekday}`;
  return isMale ? `no ${order}º ${weekday}` : `na ${order}ª ${weekday}`;
}

/** What is offered for a first date; '' while it is none. */
export function ruleChoices(first: LocalDate | ''): { value: RepeatRule; label: string }[] {
  const day = first && partsOf(first).day;
  return [
    { value: 'none', label: 'Não se repete' },
    { value: 'week', label: 'Semanal' },
    { value: 'fortnight', label: 'Quinzenal' },
    {
      value: 'monthDay',
      label: day
        ? `Mensal, no dia ${day}${day > 28 ? ' ou no último do mês' : ''}`
        : 'Mensal, no mesmo dia do mês',
    },
    {
      value: 'monthWeekday',
      label: first ? `Mensal, ${weekdayWords(first)}` : 'Mensal, no mesmo dia da semana',
    },
  ];
}
