import { addMonths } from '@/formats/addMonths';
import { addDays, formatLongDate, weekdayOf, type LocalDate } from '@/formats/dates';

export type RepeatRule = 'none' | 'week' | 'fortnight' | 'monthDay' | 'monthWeekday';

/** Maximum appointments created at once. */
export const maxDates = 52;

interface RepeatEnd {
  /** Number of dates, the first included. */
  times?: number;
  /** The last possible day. */
  until?: LocalDate;
}

interface RepeatDates {
  dates: LocalDate[];
  /** `maxDates` has cut the list. */
  isCut: boolean;
}

const dayOf = (date: LocalDate) => Number(date.slice(8));

/** 1 to 5: the ordinal of its weekday within the month. */
const orderOf = (date: LocalDate) => Math.ceil(dayOf(date) / 7);

/** The same weekday with the same ordinal; for a fifth, the last one. */
function sameWeekday(first: LocalDate, months: number): LocalDate {
  const start = addMonths(`${first.slice(0, 8)}01`, months);
  const toWeekday = (weekdayOf(first) - weekdayOf(start) + 7) % 7;
  const date = addDays(start, toWeekday + (orderOf(first) - 1) * 7);
  return date.slice(0, 7) === start.slice(0, 7) ? date : addDays(date, -7);
}

const dateOf: Record<RepeatRule, (first: LocalDate, index: number) => LocalDate> = {
  none: (first) => first,
  week: (first, index) => addDays(first, index * 7),
  fortnight: (first, index) => addDays(first, index * 14),
  monthDay: addMonths,
  monthWeekday: sameWeekday,
};

/** The dates of a repetition, the first included; empty without an end. */
export function repeatDates(first: LocalDate, rule: RepeatRule, { times, until }: RepeatEnd): RepeatDates {
  if (times === undefined && until === undefined) return { dates: [], isCut: false };
  const dates: LocalDate[] = [];
  for (let index = 0; index < (rule === 'none' ? 1 : (times ?? Infinity)); index += 1) {
    const date = dateOf[rule](first, index);
    if (until !== undefined && date > until) break;
    if (dates.length === maxDates) return { dates, isCut: true };
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

/** The rules available for a first date; none if it is ''. */
export function ruleChoices(first: LocalDate | ''): { value: RepeatRule; label: string }[] {
  const day = first && dayOf(first);
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
