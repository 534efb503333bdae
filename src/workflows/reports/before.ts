import { addMonths } from '@/formats/addMonths';
import { addDays, formatDate, today, type LocalDate } from '@/formats/dates';
import { formatNumber } from '@/formats/money';
import { daysBetween, kindOf, type Period, type PeriodKind } from './period';

/** The period used for comparison. */
export interface Before extends Period {
  /** Completes 'a mais que '. */
  words: string;
}

const monthsBack: Partial<Record<PeriodKind, readonly [months: number, name: string]>> = {
  month: [1, 'mês'],
  quarter: [3, 'trimestre'],
  year: [12, 'ano'],
  mandate: [48, 'mandato'],
};

/**
 * The previous month, quarter, year or mandate, or as many days; for an unfinished period, only as much as has passed.
 */
export function beforeOf({ from, to }: Period, now: LocalDate = today()): Before {
  const length = daysBetween(from, to);
  const [months, name] = monthsBack[kindOf({ from, to })] ?? [];
  const last = addDays(from, -1);
  if (!months || !name) {
    const days = length + 1;
    const words = days === 1 ? 'no dia anterior' : `nos ${formatNumber(days)} dias anteriores`;
    return { from: addDays(from, -days), to: last, words };
  }
  const start = addMonths(from, -months);
  const isOver = now >= to || now < from;
  const end = isOver ? last : addDays(start, Math.min(daysBetween(from, now), daysBetween(start, last)));
  const words = end === last ? `no ${name} anterior` : `no ${name} anterior até ${formatDate(end)}`;
  return { from: start, to: end, words };
}

export interface Compared {
  arrow: '▲' | '▼' | '=';
  /** `12 a mais`, `o mesmo`. */
  difference: string;
  /** `+20%`; '' if the earlier total is 0. */
  share: string;
  /** The full text: `12 a mais que no trimestre anterior (+20%)`. */
  words: string;
}

/** A total compared with that of the earlier period. */
export function compared(total: number, before: number, words: string): Compared {
  const change = total - before;
  if (change === 0) return { arrow: '=', difference: 'o mesmo', share: '', words: `o mesmo que ${words}` };
  const isMore = change > 0;
  const difference = `${formatNumber(Math.abs(change))} a ${isMore ? 'mais' : 'menos'}`;
  const part = Math.round((change / before) * 100);
  const share = before === 0 ? '' : `${isMore ? '+' : '−'}${formatNumber(Math.abs(part))}%`;
  const rest = before === 0 ? `, quando não houve nenhum` : ` (${share})`;
  return { arrow: isMore ? '▲' : '▼', difference, share, words: `${difference} que ${words}${rest}` };
}
