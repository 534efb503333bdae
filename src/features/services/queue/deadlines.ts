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

/** Days from one to the other. */
export const daysBetween = (from: LocalDate, to: LocalDate) => dayNumber(to) - dayNumber(from);

/** Days before the deadline from which it is near. */
const nearDays = 5;

/** Days since it was asked for; null without a date. */
export const ageOf = ({ requestDate }: Pick<Aged, 'requestDate'>, now: LocalDate = today()) =>
  requestDate ? Math.max(0, daysBetween(requestDate, now)) : null;

/** Days a request may take; a row says its category by name only. */
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
  /** Where it stands against its deadline, when that is near or past. */
  due: string;
  tone: Tone;
}

/** How old a request is, in words, and whether that is too old. */
export function standingOf(age: number, deadline: number): Standing {
  const left = deadline - age;
  const words = age === 0 ? 'hoje' : plural(age, 'dia', 'dias');
  if (left < 0) return { age: words, due: `venceu há ${plural(-left, 'dia', 'dias')}`, tone: 'danger' };
  if (left === 0) return { age: words, due: 'vence hoje', tone: 'warning' };
  if (left <= nearDays && age > 0)
    return { age: words, due: `vence em ${plural(left, 'dia', 'dias')}`, tone: 'warning' };
  return { age: words, due: '', tone: 'neutral' };
}

/** Those with at least so many days, the most first. */
const longest = <Row>(rows: readonly Row[], least: number, daysOf: (row: Row) => number): Row[] =>
  rows
    .map((row) => ({ row, days: daysOf(row) }))
    .filter(({ days }) => days >= least)
    .sort((one, other) => other.days - one.days)
    .map(({ row }) => row);

/** Past their deadline, the longest past first. */
export const overdueOf = <Row extends Aged>(
  rows: readonly Row[],
  settings: QueueSettings,
  categories: Categories,
  now: LocalDate = today(),
): Row[] => longest(rows, 1, (row) => (ageOf(row, now) ?? 0) - deadlineOf(row, settings, categories));

/** Days without a change after which a request counts as standing still. */
export const stillDays = 15;

/** Not changed for so long, the longest first. */
export const stillOf = <Row extends { updatedAt: string | null }>(
  rows: readonly Row[],
  now: LocalDate = today(),
): Row[] => longest(rows, stillDays, ({ updatedAt }) => (updatedAt ? daysBetween(updatedAt, now) : 0));
