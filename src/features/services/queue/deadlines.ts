import { today, type LocalDate } from '@/formats/dates';
import { plural, sameText } from '@/formats/text';
import type { Tone } from '@/formats/choices';
import type { QueueSettings } from './queueSettings';

interface Aged {
  requestDate: string | null;
  categoryName: string;
}

type Categories = readonly { id: number; name: string }[];

const dayNumber = (date: LocalDate) => Date.parse(date.slice(0, 10)) / 86_400_000;

/** Days between two dates. */
export const daysBetween = (from: LocalDate, to: LocalDate) => dayNumber(to) - dayNumber(from);

/** Days before the deadline from which it counts as near. */
const nearDays = 5;

/** Days since the request; null without a date. */
export const ageOf = ({ requestDate }: Pick<Aged, 'requestDate'>, now: LocalDate = today()) =>
  requestDate ? Math.max(0, daysBetween(requestDate, now)) : null;

/** Days allowed for a service; a row contains only the category's name. */
export function deadlineOf(
  { categoryName }: Pick<Aged, 'categoryName'>,
  { days, categoryDays }: Pick<QueueSettings, 'days' | 'categoryDays'>,
  categories: Categories,
): number {
  const own = categories.find(({ name }) => sameText(name, categoryName));
  return (own && categoryDays.get(own.id)) ?? days;
}

export interface Standing {
  age: string;
  /** The deadline's state, if near or past. */
  due: string;
  tone: Tone;
}

/** A service's age in words, and whether it is too old. */
export function standingOf(age: number, deadline: number): Standing {
  const left = deadline - age;
  const words = age === 0 ? 'hoje' : plural(age, 'dia', 'dias');
  if (left < 0) return { age: words, due: `venceu há ${plural(-left, 'dia', 'dias')}`, tone: 'danger' };
  if (left === 0) return { age: words, due: 'vence hoje', tone: 'warning' };
  if (left <= nearDays && age > 0)
    return { age: words, due: `vence em ${plural(left, 'dia', 'dias')}`, tone: 'warning' };
  return { age: words, due: '', tone: 'neutral' };
}

/** Rows with at least `least` days, most days first. */
const longest = <Row>(rows: readonly Row[], least: number, daysOf: (row: Row) => number): Row[] =>
  rows
    .map((row) => ({ row, days: daysOf(row) }))
    .filter(({ days }) => days >= least)
    .sort((one, other) => other.days - one.days)
    .map(({ row }) => row);

/** Past their deadline, longest overdue first. */
export const overdueOf = <Row extends Aged>(
  rows: readonly Row[],
  settings: QueueSettings,
  categories: Categories,
  now: LocalDate = today(),
): Row[] => longest(rows, 1, (row) => (ageOf(row, now) ?? 0) - deadlineOf(row, settings, categories));

/** Days without a change after which a service counts as idle. */
export const stillDays = 15;

/** Unchanged for that long, longest first. */
export const stillOf = <Row extends { updatedAt: string | null }>(
  rows: readonly Row[],
  now: LocalDate = today(),
): Row[] => longest(rows, stillDays, ({ updatedAt }) => (updatedAt ? daysBetween(updatedAt, now) : 0));
