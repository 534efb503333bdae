import { addDays, today, type LocalDate } from '@/formats/dates';
import { addMonths } from '@/formats/addMonths';
import { countRows, type AskOnce } from '@/records/bulkRead/readBodies';
import { beforeOf } from '../before';
import type { ReportSettings } from '../report';
import { partOf } from './parts';
import type { Search } from './readSummed';

/** Requests read beside those of the period, so that a report stays within seconds. */
export const maxEarlier = 10_000;

const beginning = '2000-01-01';
const maxYears = 12;

interface Earlier {
  searches: Search[];
  /** Whether anything had come in before the period. */
  isAny: boolean;
  /** The day from which they are read; null for all. */
  since: LocalDate | null;
}

/**
 * What to read of the requests registered before the period: the API finds none by their completion. All of them, or the
 * newest years that are not too many.
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

/** The totals of the period before, as far as they can be had; null where there is no such period. */
export function pastOf(ask: AskOnce, settings: ReportSettings, isAny: boolean) {
  const { from, to } = beforeOf(settings);
  const totals: Record<string, number> = {};
  return {
    totals: isAny ? totals : null,
    note: (name: string, total: number) => void (totals[name] = total),
    /** Asks for nothing that this period does not have. */
    async count(part: string, name = part) {
      if (!isAny) return;
      const { data } = await countRows(ask, partOf(part).searchOf({ ...settings, from, to }).call);
      if (data !== undefined) totals[name] = data;
    },
  };
}

/** Months that have begun. */
export const hasBegun = ({ from }: { from: LocalDate }) => from <= today();
