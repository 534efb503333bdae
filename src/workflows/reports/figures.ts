import { compareLocal } from '@/formats/dates';
import { formatNumber } from '@/formats/money';
import { sumOf } from '@/formats/sums';
import { isFinalStatus } from '@/features/services/finalStatus';
import { countedParts, partOf } from './read/parts';
import { beforeOf, compared, type Compared } from './before';
import type { Flow, Report, ServiceSums, StatusCount } from './report';

export const receivedOf = (counts: readonly StatusCount[]) =>
  sumOf(counts.map(([, dated, others]) => dated + others));

/** Services with a completion date in the past, or in a final status. */
export const concludedOf = (counts: readonly StatusCount[]) =>
  sumOf(counts.map(([status, dated, others, id]) => dated + (isFinalStatus(status, id) ? others : 0)));

/** The median is null if it cannot be computed. */
export function figuresOf({ statuses, medianDays }: ServiceSums) {
  const received = receivedOf(statuses);
  const concluded = concludedOf(statuses);
  return { received, concluded, open: received - concluded, medianDays };
}

export interface Figure {
  name: string;
  label: string;
  text: string;
  /** Comparison with the earlier period. */
  compared?: Compared;
}

/** The main figures: of services, and of the other parts; parts not read are omitted. */
export function figureRows(report: Report): readonly [services: Figure[], others: Figure[]] {
  const { services, documents, appointments, calls, manifestations, flow, counts = {} } = report;
  const totals: readonly [name: string, total: number | null][] = [
    ['documents', documents && sumOf(documents.types.map(([, total]) => total))],
    ['appointments', appointments],
    ['calls', calls && sumOf(calls.map(({ total }) => total))],
    ['manifestations', manifestations && sumOf(manifestations.types.map(([, total]) => total))],
    ...countedParts.map(({ name }): [string, number | null] => [name, counts[name] ?? null]),
  ];
  const counted = figureOf(report);
  return [
    services ? serviceFigures(services, flow ?? null, counted) : [],
    totals.flatMap(([name, total]) => (total === null ? [] : [counted(name, partOf(name).label, total)])),
  ];
}

function figureOf({ settings, before, madeAt }: Report) {
  const { words } = beforeOf(settings, madeAt.slice(0, 10));
  return (name: string, label: string, total: number): Figure => {
    const past = before?.[name];
    const text = formatNumber(total);
    return { name, label, text, ...(past !== undefined && { compared: compared(total, past, words) }) };
  };
}

function serviceFigures(
  sums: ServiceSums,
  flow: Flow | null,
  counted: ReturnType<typeof figureOf>,
): Figure[] {
  const { received, concluded, open, medianDays } = figuresOf(sums);
  return [
    counted('received', 'Recebidos', received),
    ...(flow ? [counted('concludedIn', 'Concluídos no período', flow.concluded)] : []),
    counted('concluded', 'Dos recebidos, concluídos', concluded),
    counted('open', 'Dos recebidos, em aberto', open),
    { name: 'median', label: 'Mediana até concluir', text: daysText(medianDays) },
  ];
}

/** `4 dias`, `4,5 dias`, `–`. */
export const daysText = (days: number | null) =>
  days === null ? '–' : `${formatNumber(days)} ${days === 1 ? 'dia' : 'dias'}`;

/** Maximum open services listed. */
const maxOldest = 10;

export const oldestOpen = ({ oldest }: ServiceSums) =>
  oldest
    .filter(({ status, statusId }) => !isFinalStatus(status, statusId))
    .toSorted((one, other) => compareLocal(one.date, other.date))
    .slice(0, maxOldest);
