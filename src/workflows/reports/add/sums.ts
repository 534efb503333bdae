import { readBody } from '@/api/body';
import { listOf } from '@/api/reply';
import { compareLocal, today, type LocalDate } from '@/formats/dates';
import type { PageRead } from '@/records/export/csvBuilder';
import { beforeOf } from '../before';
import { daysBetween, type Period } from '../period';
import {
  dimensions,
  type DatedSums,
  type Dimension,
  type OpenRequest,
  type Slice,
  type StatusCount,
  type SummedPart,
  type Sums,
} from '../report';
import { countedManifestation, documentRow, serviceRow, type ServiceRow } from './rows';

/** Services kept per status, from which the oldest overall are chosen. */
const oldestKept = 10;

/** Null for an empty list. */
export function medianOf(numbers: readonly number[]): number | null {
  if (numbers.length === 0) return null;
  const sorted = numbers.toSorted((one, other) => one - other);
  const half = sorted.length >> 1;
  const upper = sorted[half] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? 0) + upper) / 2;
}

type Counts = Map<string, [dated: number, others: number, statusId: number]>;

function count(counts: Counts, { statusName: status, statusId }: ServiceRow, isDated: boolean) {
  const both = counts.get(status) ?? [0, 0, statusId];
  both[isDated ? 0 : 1]++;
  counts.set(status, both);
}

const listed = (counts: Counts): StatusCount[] =>
  [...counts].map(([status, [dated, others, id]]) => [status, dated, others, id]);

interface Bucket {
  key: string;
  city: string;
  counts: Counts;
}

const valueOf: Record<Dimension, (row: ServiceRow) => string | undefined> = {
  month: ({ createdAt }) => (createdAt === undefined ? undefined : (createdAt ?? '').slice(0, 7)),
  category: ({ categoryName }) => categoryName,
  district: ({ districtName }) => districtName,
  department: ({ departmentName }) => departmentName,
  origin: ({ originName }) => originName,
};

function addUpServices(now: LocalDate) {
  const statuses: Counts = new Map();
  /** `isKnown`: a row had the column. */
  const parts = dimensions.map((name) => ({ name, isKnown: false, buckets: new Map<string, Bucket>() }));
  const oldest = new Map<string, OpenRequest[]>();
  const days: number[] = [];
  let hasDates = false;

  const addOldest = (row: ServiceRow, date: LocalDate) => {
    const kept = oldest.get(row.statusName) ?? [];
    const last = kept.at(-1);
    if (kept.length === oldestKept && last && last.date <= date) return;
    const { id, reference, categoryName: category = '', statusName: status, statusId } = row;
    kept.push({ id, reference: reference || `AT-${id}`, date, category, status, statusId });
    kept.sort((one, other) => compareLocal(one.date, other.date));
    oldest.set(row.statusName, kept.slice(0, oldestKept));
  };

  return {
    add(row: ServiceRow) {
      const { completionDate } = row;
      hasDates ||= completionDate !== undefined;
      const isDated = completionDate != null && completionDate <= now;
      count(statuses, row, isDated);
      for (const part of parts) {
        const { name, buckets } = part;
        const key = valueOf[name](row);
        part.isKnown ||= key !== undefined;
        const city = name === 'district' && key ? row.cityName : '';
        const place = `${key ?? ''}\n${city}`;
        const bucket = buckets.get(place) ?? { key: key ?? '', city, counts: new Map() };
        buckets.set(place, bucket);
        count(bucket.counts, row, isDated);
      }
      const begun = row.requestDate ?? row.createdAt?.slice(0, 10);
      if (!begun) return;
      if (isDated) days.push(daysBetween(begun, completionDate));
      else addOldest(row, begun);
    },
    sums: (): Sums['services'] => {
      const isNone = statuses.size === 0;
      const by = parts.map(({ name, isKnown, buckets }): [Dimension, Slice[] | null] => {
        const slices = [...buckets.values()].map((bucket) => ({ ...bucket, counts: listed(bucket.counts) }));
        return [name, isKnown || isNone ? slices : null];
      });
      return {
        statuses: listed(statuses),
        by: Object.fromEntries(by) as Record<Dimension, Slice[] | null>,
        hasDates: hasDates || isNone,
        dated: days.length,
        medianDays: medianOf(days),
        oldest: [...oldest.values()].flat(),
      };
    },
  };
}

/** Counts by day of completion, over all services read. */
function addUpFlow(period: Period, before: Period, now: LocalDate) {
  const undated: Counts = new Map();
  let [concluded, concludedBefore] = [0, 0];
  let first: LocalDate | null = null;
  return {
    add(row: ServiceRow) {
      const { completionDate: day, createdAt } = row;
      const registered = createdAt?.slice(0, 10);
      if (registered && (!first || registered < first)) first = registered;
      if (day == null || day > now) return count(undated, row, false);
      if (isWithin(day, period)) concluded++;
      else if (isWithin(day, before)) concludedBefore++;
    },
    sums: (): Sums['flow'] => ({ concluded, concludedBefore, undated: listed(undated), first }),
  };
}

const isWithin = (day: LocalDate, { from, to }: Period) => from <= day && day <= to;

interface Dated {
  typeName: string;
  statusName: string;
  createdAt: string | null;
}

function addUpDated(period: Period, before: Period) {
  const types = new Map<string, number>();
  const statuses = new Map<string, number>();
  let read = 0;
  let [undated, counted] = [0, 0];
  const one = (totals: Map<string, number>, name: string) => totals.set(name, (totals.get(name) ?? 0) + 1);
  return {
    add({ typeName, statusName, createdAt }: Dated) {
      read++;
      const day = createdAt?.slice(0, 10);
      if (!day) undated++;
      if (day && isWithin(day, before)) counted++;
      if (!day || !isWithin(day, period)) return;
      one(types, typeName);
      one(statuses, statusName);
    },
    sums: (): DatedSums => ({ read, types: [...types], statuses: [...statuses], undated, before: counted }),
  };
}

/** Aggregates what a report counts, body by body; rejects if a body is not such a list. */
export function createAggregator(period: Period, now: LocalDate = today()) {
  const before = beforeOf(period, now);
  const services = addUpServices(now);
  const flow = addUpFlow(period, before, now);
  const documents = addUpDated(period, before);
  const manifestations = addUpDated(period, before);
  const parts = {
    services: adding(listOf(serviceRow), (row) => {
      services.add(row);
      flow.add(row);
    }),
    earlier: adding(listOf(serviceRow), flow.add),
    documents: adding(listOf(documentRow), documents.add),
    manifestations: adding(listOf(countedManifestation), manifestations.add),
  } satisfies Record<SummedPart, unknown>;
  return {
    add: async (part: SummedPart, body: Blob): Promise<PageRead> => parts[part](await body.text()),
    finish: (): Promise<Sums> =>
      Promise.resolve({
        services: services.sums(),
        flow: flow.sums(),
        documents: documents.sums(),
        manifestations: manifestations.sums(),
      }),
  };
}

const adding =
  <Row>(
    read: (reply: unknown) => { rows: Row[]; total: number; unread?: PageRead['unread'] },
    add: (row: Row) => void,
  ) =>
  (text: string): PageRead => {
    const { rows, total, unread } = read(readBody(text));
    rows.forEach(add);
    return { rows: rows.length + (unread?.rows ?? 0), total, unread };
  };

export type Aggregator = ReturnType<typeof createAggregator>;
