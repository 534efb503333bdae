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

/** Where the days of a list's period stand among its filters. */
export interface ListPeriod<Name extends string = string> {
  from: Name;
  to: Name;
  /** Of a list of things to be done by a day: what the range of those before today is called, and which are not done. */
  overdue?: { label: string; filters: Readonly<Partial<Record<Name, unknown>>> };
}

/** A range as the filters that it stands for. */
export interface FilterRange {
  label: string;
  filters: Readonly<Record<string, unknown>>;
}

/** The ranges of a list, in the names of its filters. */
export function rangesOf({ from, to, overdue }: ListPeriod, now: LocalDate = today()): FilterRange[] {
  const ranges = quickRanges(now).map((range) => ({
    label: range.label,
    filters: { [from]: range.from, [to]: range.to },
  }));
  if (!overdue) return ranges;
  const before = { ...overdue.filters, [from]: '', [to]: addDays(now, -1) };
  return [{ label: overdue.label, filters: before }, ...ranges];
}

/** The range that is in force. */
export const rangeIn = (ranges: readonly FilterRange[], filters: Readonly<Record<string, unknown>>) =>
  ranges.find((range) => Object.entries(range.filters).every(([name, value]) => filters[name] === value));

/** The filters of a range, and of all that the one in force has set what the list starts with. */
export function changedRange(
  chosen: FilterRange['filters'],
  inForce: FilterRange | undefined,
  starting: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const names = Object.keys(inForce?.filters ?? {});
  return { ...Object.fromEntries(names.map((name) => [name, starting[name]])), ...chosen };
}

/** What an empty answer is told to be of; '' for all dates. */
export function searchedPeriod({ from, to }: Period, now: LocalDate = today()): string {
  if (!from && !to) return '';
  return from === now && !to ? 'Procuramos só de hoje em diante.' : 'Procuramos só no período escolhido.';
}
