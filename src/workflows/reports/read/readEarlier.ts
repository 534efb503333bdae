import { addDays, today, type LocalDate } from '@/formats/dates';
import { addMonths } from '@/formats/addMonths';
import { countRows, type AskOnce } from '@/records/bulkRead/readBodies';
import { beforeOf } from '../before';
import type { ReportSettings } from '../report';
import { partOf } from './parts';
import type { Search } from './readSummed';

/** Maximum services read in addition to those of the period, so that a report takes only seconds. */
export const maxEarlier = 10_000;

const beginning = '2000-01-01';
const maxYears = 12;

interface Earlier {
  searches: Search[];
  /** Whether any service was registered before the period. */
  isAny: boolean;
  /** First day read; null for all. */
  since: LocalDate | null;
}

/**
 * The searches for services registered before the period, as the API cannot filter by completion date: all of them, or
 * the most recent years up to the limit.
 */
export async function earlierOf(ask: AskOnce, settings: ReportSettings): Promise<Earlier | null> {
  const last = addDays(settings.from, -1);
  const search = (from: LocalDate, to: LocalDate): Search => ({
    name: `antes de ${settings.from}`,
    call: partOf('services').searchOf({ ...settings, from, to }).call,
  });
  const all = search(beginning, last);
  const { data: total, error } = await countRows(ask, all.call);
  if (error) return null;
  if (total <= maxEarlier) return { searches: total > 0 ? [all] : [], isAny: total > 0, since: null };
  const searches: Search[] = [];
  let read = 0;
  let since = settings.from;
  for (let year = 0; year < maxYears; year++) {
    const from = addMonths(since, -12);
    const one = search(from, addDays(since, -1));
    const counted = await countRows(ask, one.call);
    if (counted.error) return null;
    if (read + counted.data > maxEarlier) break;
    read += counted.data;
    searches.push(one);
    since = from;
  }
  return { searches, isAny: true, since };
}

/** The totals of the earlier period, as far as available; `totals` is null if nothing was registered before. */
export function pastOf(ask: AskOnce, settings: ReportSettings, isAny: boolean) {
  const { from, to } = beforeOf(settings);
  const totals: Record<string, number> = {};
  return {
    totals: isAny ? totals : null,
    note: (name: string, total: number) => void (totals[name] = total),
    /** Requests nothing if there is no earlier period. */
    async count(part: string, name = part) {
      if (!isAny) return;
      const { data } = await countRows(ask, partOf(part).searchOf({ ...settings, from, to }).call);
      if (data !== undefined) totals[name] = data;
    },
  };
}

/** Whether a month has begun. */
export const hasBegun = ({ from }: { from: LocalDate }) => from <= today();
