import type { FiltersOf, FilterTable } from './filters';
import { addDays, daysIn, today, weekdayOf, type LocalDate } from '@/formats/dates';

/** First and last day; '' for an open end. */
export interface Period {
  from: LocalDate | '';
  to: LocalDate | '';
}

/** Today, its week (Sunday to Saturday) and its month. */
export function quickRanges(now: LocalDate = today()): readonly (Period & { label: string })[] {
  const sunday = addDays(now, -weekdayOf(now));
  const [year = 0, month = 0] = now.split('-').map(Number);
  return [
    { label: 'Hoje', from: now, to: now },
    { label: 'Semana', from: sunday, to: addDays(sunday, 6) },
    { label: 'Mês', from: `${now.slice(0, 8)}01`, to: `${now.slice(0, 8)}${daysIn(year, month)}` },
  ];
}

export interface ListPeriod<Name extends string = string> {
  from: Name;
  to: Name;
  /** For due dates: label of the range before today, and the filters of what is not done. */
  overdue?: { label: string; filters: Readonly<Partial<Record<Name, unknown>>> };
}

interface FilterRange {
  label: string;
  filters: Readonly<Record<string, unknown>>;
}

/** A list's ranges as filters. */
export function rangesOf({ from, to, overdue }: ListPeriod, now: LocalDate = today()): FilterRange[] {
  const ranges = quickRanges(now).map((range) => ({
    label: range.label,
    filters: { [from]: range.from, [to]: range.to },
  }));
  if (!overdue) return ranges;
  const before = { ...overdue.filters, [from]: '', [to]: addDays(now, -1) };
  return [{ label: overdue.label, filters: before }, ...ranges];
}

/** The active range, if any. */
export const rangeIn = (ranges: readonly FilterRange[], filters: Readonly<Record<string, unknown>>) =>
  ranges.find((range) => Object.entries(range.filters).every(([name, value]) => filters[name] === value));

/** Filter changes for a range, resetting those of the active one. */
export function changedRange(
  chosen: FilterRange['filters'],
  inForce: FilterRange | undefined,
  starting: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const names = Object.keys(inForce?.filters ?? {});
  return { ...Object.fromEntries(names.map((name) => [name, starting[name]])), ...chosen };
}

/** Sentence about the searched period for the empty state; '' for all dates. */
function searchedPeriod({ from, to }: Period, now: LocalDate = today()): string {
  if (!from && !to) return '';
  return from === now && !to ? 'Procuramos só de hoje em diante.' : 'Procuramos só no período escolhido.';
}

interface ListOfPeriod {
  module: { period?: ListPeriod | undefined; startingFilters: () => FiltersOf<FilterTable> };
  filters: FiltersOf<FilterTable>;
  changeFilters: (filters: FiltersOf<FilterTable>) => void;
}

/** A list's ranges, the active one and how to change it; undefined without a period. */
export function periodOf({ module: { period, startingFilters }, filters, changeFilters }: ListOfPeriod) {
  if (!period) return undefined;
  const { from, to } = period;
  const ranges = rangesOf(period);
  const pressed = rangeIn(ranges, filters);
  return {
    ranges,
    pressed,
    change: (chosen: FilterRange['filters'] = {}) =>
      changeFilters({ ...filters, ...changedRange(chosen, pressed, startingFilters()) }),
    searched: searchedPeriod({ from: String(filters[from]), to: String(filters[to]) }),
    allDates: { [from]: '', [to]: '' },
  };
}
