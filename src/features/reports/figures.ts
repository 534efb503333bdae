import { formatNumber } from '@/formats/money';
import { isFinalStatus } from '@/features/services/finalStatus';
import type { LocalDate } from '@/formats/dates';
import type { OpenRequest, ServiceSums, StatusCount } from './report';

export const receivedOf = (counts: readonly StatusCount[]) =>
  counts.reduce((sum, [, dated, others]) => sum + dated + others, 0);

/** With a completion date that has come, or in a status that ends a request. */
export const concludedOf = (counts: readonly StatusCount[]) =>
  counts.reduce(
    (sum, [status, dated, others, id]) => sum + dated + (isFinalStatus(status, id) ? others : 0),
    0,
  );

export interface Figures {
  received: number;
  concluded: number;
  open: number;
  /** Null where nothing tells it. */
  medianDays: number | null;
}

export function figuresOf({ statuses, medianDays }: ServiceSums): Figures {
  const counts = statuses.map((status) => status.counts);
  const received = receivedOf(counts);
  const concluded = concludedOf(counts);
  return { received, concluded, open: received - concluded, medianDays };
}

/** `4 dias`, `4,5 dias`, `–`. */
export const daysText = (days: number | null) =>
  days === null ? '–' : `${formatNumber(days)} ${days === 1 ? 'dia' : 'dias'}`;

/** Shown of the open ones. */
const mostOldest = 10;

export const oldestOpen = ({ oldest }: ServiceSums): OpenRequest[] =>
  oldest
    .filter(({ status, statusId }) => !isFinalStatus(status, statusId))
    .toSorted((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date)))
    .slice(0, mostOldest);

/** Whole days that a request has waited. */
export const waitingDays = (date: LocalDate, now: LocalDate) =>
  Math.max(0, Math.round((Date.parse(now) - Date.parse(date)) / 86_400_000));
