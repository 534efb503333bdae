import { addDays, daysIn, formatDate, monthNames, today, type LocalDate } from '@/formats/dates';

export interface Period {
  from: LocalDate;
  to: LocalDate;
}

export type PeriodKind = 'month' | 'quarter' | 'year' | 'mandate' | 'free';

const two = (number: number) => String(number).padStart(2, '0');

const months = (year: number, first: number, last: number): Period => ({
  from: `${year}-${two(first)}-01`,
  to: `${year}-${two(last)}-${daysIn(year, last)}`,
});

/** Municipal mandates since 2021, state and federal ones since 2023: four years from 1 January or 1 February. */
const mandate = (begin: number): Period =>
  begin % 4 === 1
    ? { from: `${begin}-01-01`, to: `${begin + 3}-12-31` }
    : { from: `${begin}-02-01`, to: `${begin + 4}-01-31` };

/** The period of `2026-10`, `2026-T4`, `2026` or `M2025`; null for any other text. */
export function periodOf(key: string): Period | null {
  const [, begin] = /^M(\d{4})$/.exec(key) ?? [];
  if (begin) return mandate(Number(begin));
  const [, years = '', , quarter, month] = /^(\d{4})(-(?:T([1-4])|(\d{2})))?$/.exec(key) ?? [];
  const year = Number(years);
  if (!year) return null;
  if (quarter) return months(year, Number(quarter) * 3 - 2, Number(quarter) * 3);
  return month ? months(year, Number(month), Number(month)) : months(year, 1, 12);
}

/** `outubro de 2026`. */
export const monthName = (day: LocalDate) =>
  `${monthNames[Number(day.slice(5, 7)) - 1] ?? ''} de ${day.slice(0, 4)}`;

/** A period's kind, by its days. */
export function kindOf({ from, to }: Period): PeriodKind {
  const year = Number(from.slice(0, 4));
  const isIt = (whole: Period) => whole.from === from && whole.to === to;
  const isOf = (first: number, last: number) => isIt(months(year, first, last));
  if (isOf(1, 12)) return 'year';
  const month = Number(from.slice(5, 7));
  if (isOf(month, month)) return 'month';
  const quarter = quarterOf(from);
  if (isOf(quarter * 3 - 2, quarter * 3)) return 'quarter';
  return year % 2 === 1 && isIt(mandate(year)) ? 'mandate' : 'free';
}

const quarterOf = (day: LocalDate) => Math.ceil(Number(day.slice(5, 7)) / 3);

const names: Readonly<Record<PeriodKind, (period: Period) => string>> = {
  month: ({ from }) => monthName(from),
  quarter: ({ from }) => `${quarterOf(from)}º trimestre de ${from.slice(0, 4)}`,
  year: ({ from }) => from.slice(0, 4),
  mandate: ({ from, to }) => `Mandato de ${from.slice(0, 4)} a ${to.slice(0, 4)}`,
  free: ({ from, to }) => (from === to ? formatDate(from) : `${formatDate(from)} a ${formatDate(to)}`),
};

/** `3º trimestre de 2026`, `2026`, `Mandato de 2025 a 2028`, or the two days. */
export const periodName = (period: Period): string => names[kindOf(period)](period);

/** The months of a period, the first and last limited to it. */
export function monthsOf({ from, to }: Period): Period[] {
  const found: Period[] = [];
  for (let start = from; start <= to;) {
    const last = periodOf(start.slice(0, 7))?.to ?? to;
    const end = last < to ? last : to;
    found.push({ from: start, to: end });
    start = addDays(end, 1);
  }
  return found;
}

const count = (length: number, key: (back: number) => string) =>
  Array.from({ length }, (_, back) => {
    const value = key(back);
    const period = periodOf(value);
    return { value, label: period ? periodName(period) : value };
  });

/** Whole days between two dates; 0 if the second comes first. */
export const daysBetween = (from: LocalDate, to: LocalDate) =>
  Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000));

/** The available periods, newest first. */
export function periodOptions(now: LocalDate = today()) {
  const year = Number(now.slice(0, 4));
  const month = Number(now.slice(5, 7)) - 1;
  const quarter = Math.floor(month / 3);
  return {
    month: count(36, (back) => {
      const at = year * 12 + month - back;
      return `${Math.floor(at / 12)}-${two((at % 12) + 1)}`;
    }),
    quarter: count(12, (back) => {
      const at = year * 4 + quarter - back;
      return `${Math.floor(at / 4)}-T${(at % 4) + 1}`;
    }),
    year: count(6, (back) => String(year - back)),
    // Mandates begin in odd years, alternately municipal and state or federal.
    mandate: count(4, (back) => `M${year - ((year + 1) % 2) - back * 2}`),
  };
}
