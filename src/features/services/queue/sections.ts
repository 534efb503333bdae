import type { ApiFailure } from '@/api/failure';
import type { Unread } from '@/api/findings';
import type { NamedOption } from '@/lookups/lookupsApi';
import { byAge } from './byAge';
import type { QueueRow, QueueSearch } from './queueApi';
import type { QueueRead } from './useReads';

/** Maximum services read completely per status: the API returns the newest first and has no order parameter. */
export const maxWhole = 1000;
/** Services read at first per status: more than most have. */
export const firstRead = 100;

export interface Section {
  status: NamedOption;
  rows: readonly QueueRow[];
  /** Total of the section; undefined until known. */
  total: number | undefined;
  /** Number that can still be shown. */
  left: number;
  failure: ApiFailure | undefined;
  isFetching: boolean;
  unread: Unread | undefined;
  /** Why the section's contents cannot be determined. */
  whyUnknown?: string;
}

/** Without duplicates: rows changed meanwhile move between pages. */
const onceEach = (rows: readonly QueueRow[]) => [...new Map(rows.map((row) => [row.id, row])).values()];

/** A row whose status changed here no longer belongs to its section. */
const isStillOf = (statusId: number) => (row: QueueRow) => row.statusId === statusId || row.statusId === 0;

const ofStatus = (reads: readonly QueueRead[], { id }: NamedOption) =>
  reads.filter(({ search }) => search.statusId === id);

const common = (status: NamedOption, reads: readonly QueueRead[]) => ({
  status,
  failure: reads.map(({ failure }) => failure).find(Boolean) ?? undefined,
  isFetching: reads.some(({ isFetching }) => isFetching),
  unread: reads.map(({ data }) => data?.unread).find(Boolean),
});

/**
 * Further searches of a status, to show the longest waiting first: all rows or, beyond the limit, the pages from the
 * last one backwards, which contain the earliest registered.
 */
export const oldestSearches = (
  heads: readonly QueueRead[],
  shownOf: (statusId: number) => number,
): QueueSearch[] =>
  heads.flatMap(({ search, data }) => {
    if (!data || data.total <= firstRead) return [];
    if (data.total <= maxWhole) return [{ ...search, page: 1, limit: maxWhole }];
    const last = Math.ceil(data.total / firstRead);
    // The last page may contain few rows.
    const pages = Math.min(last, Math.ceil(shownOf(search.statusId) / firstRead) + 1);
    return Array.from({ length: pages }, (_, index) => ({
      ...search,
      page: last - index,
      limit: firstRead,
    }));
  });

/** The part of a status that is shown: the longest waiting rows. */
export function agedSection(
  status: NamedOption,
  heads: readonly QueueRead[],
  others: readonly QueueRead[],
  shown: number,
): Section {
  const [head] = ofStatus(heads, status);
  const more = ofStatus(others, status);
  const facts = common(status, [...(head ? [head] : []), ...more]);
  const none = { ...facts, rows: [], left: 0, total: head?.data?.total };
  if (!head?.data) return none;
  const asked = head.data.total <= firstRead ? [head] : more;
  const missing = asked.findIndex(({ data }) => !data);
  const pages = missing < 0 ? asked : asked.slice(0, missing);
  if (pages.length === 0) return none;
  const read = onceEach(pages.flatMap(({ data }) => data?.rows.toSorted(byAge) ?? []));
  const rows = read.filter(isStillOf(status.id));
  const isWhole = head.data.total <= maxWhole;
  const total = ((isWhole && pages[0]?.data?.total) || head.data.total) - (read.length - rows.length);
  return {
    ...facts,
    rows: rows.slice(0, shown),
    total,
    left: Math.max(0, (isWhole ? rows.length : total) - shown),
  };
}

/** Searches for all rows of the statuses, once their totals are known. */
export const wholeSearches = (heads: readonly QueueRead[]): QueueSearch[] =>
  heads.flatMap(({ search, data }) =>
    data && data.total > 0 && data.total <= maxWhole ? [{ ...search, page: 1, limit: data.total }] : [],
  );

/** The rows of a status that `pick` selects from all of them. */
export function wholeSection(
  status: NamedOption,
  heads: readonly QueueRead[],
  wholes: readonly QueueRead[],
  pick: (rows: readonly QueueRow[]) => QueueRow[] | string,
  countOf: (total: number) => string,
): Section {
  const [head] = ofStatus(heads, status);
  const [whole] = ofStatus(wholes, status);
  const facts = common(
    status,
    [head, whole].flatMap((read) => read ?? []),
  );
  const none = { ...facts, rows: [], left: 0, total: undefined };
  if (!head?.data) return none;
  const { total } = head.data;
  if (total === 0) return { ...none, total: 0 };
  if (total > maxWhole) return { ...none, total, whyUnknown: `Não dá para saber: ${countOf(total)}.` };
  if (!whole?.data) return none;
  const picked = pick(onceEach(whole.data.rows).filter(isStillOf(status.id)));
  return typeof picked === 'string'
    ? { ...none, whyUnknown: `Não dá para saber: ${picked}` }
    : { ...facts, rows: picked, left: 0, total: picked.length };
}
