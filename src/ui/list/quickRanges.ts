import { addDays, daysIn, today, weekdayOf, type LocalDate } from '@/formats/dates';

/** The days of a period, the first and the last; '' for an end that is open. */
export interface Period {
  from: LocalDate | '';
  to: LocalDate | '';
}

/** The periods one press chooses: today, its week from Sunday to Saturday as the calendar shows it, and its month. */
export function quickRanges(now: LocalDate = today()): readonly (Period & { label: string })[] {
  const sunday = addDays(now, -weekdayOf(now));
  const [year = 0, month = 0] = now.split('-').map(Number);
  return [
    { label: 'Hoje', from: now, to: now },
    { label: 'Semana', from: sunday, to: addDays(sunday, 6) },
    { label: 'Mês', from: `${now.slice(0, 8)}01`, to: `${now.slice(0, 8)}${daysIn(year, month)}` },
  ];
}

/** What an empty answer is told to be of; '' for all dates. */
export function searchedPeriod({ from, to }: Period, now: LocalDate = today()): string {
  if (!from && !to) return '';
  return from === now && !to ? 'Procuramos só de hoje em diante.' : 'Procuramos só no período escolhido.';
}
