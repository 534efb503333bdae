import type { ApiFailure } from '@/api/failure';
import type { Unread } from '@/api/findings';
import type { NamedOption } from '@/lookups/lookupsApi';
import type { QueueRow, QueueSearch } from './queueApi';
import type { QueueRead } from './useReads';

/** How many of a status are read whole, to tell which of them are late or standing still. */
export const mostWhole = 1000;

export interface Section {
  status: NamedOption;
  rows: readonly QueueRow[];
  /** Of all that the section has; undefined until known. */
  total: number | undefined;
  failure: ApiFailure | undefined;
  isFetching: boolean;
  unread: Unread | undefined;
  /** Why it cannot be told what belongs here. */
  untold?: string;
}

/** Rows of some pages, each once: those changed meanwhile move from page to page. */
function onceEach(reads: readonly QueueRead[]) {
  const all = reads.flatMap(({ data }) => data?.rows ?? []);
  return [...new Map(all.map((row) => [row.id, row])).values()];
}

/** A row whose status changed here is no longer of its section. */
const isStillOf = (statusId: number) => (row: QueueRow) => row.statusId === statusId || row.statusId === 0;

const ofStatus = (reads: readonly QueueRead[], { id }: NamedOption) =>
  reads.filter(({ search }) => search.statusId === id);

const common = (status: NamedOption, reads: readonly QueueRead[]) => ({
  status,
  failure: reads.map(({ failure }) => failure).find(Boolean) ?? undefined,
  isFetching: reads.some(({ isFetching }) => isFetching),
  unread: reads.map(({ data }) => data?.unread).find(Boolean),
});

/** What of a status is read, page by page. */
export function pagedSection(status: NamedOption, reads: readonly QueueRead[]): Section {
  const pages = ofStatus(reads, status);
  const read = onceEach(pages);
  const rows = read.filter(isStillOf(status.id));
  const left = read.length - rows.length;
  const total = pages[0]?.data?.total;
  return { ...common(status, pages), rows, total: total === undefined ? undefined : total - left };
}

/** Asks for all that a status has, once it is known how many those are. */
export const wholeSearches = (heads: readonly QueueRead[]): QueueSearch[] =>
  heads.flatMap(({ search, data }) =>
    data && data.total > 0 && data.total <= mostWhole ? [{ ...search, page: 1, limit: data.total }] : [],
  );

/** Those of a status that `pick` takes of all it has. */
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
  const none = { ...facts, rows: [], total: undefined };
  if (!head?.data) return none;
  const { total } = head.data;
  if (total === 0) return { ...none, total: 0 };
  if (total > mostWhole) return { ...none, total, untold: `Não dá para saber: ${countOf(total)}.` };
  if (!whole?.data) return none;
  const picked = pick(onceEach([whole]).filter(isStillOf(status.id)));
  return typeof picked === 'string'
    ? { ...none, untold: `Não dá para saber: ${picked}` }
    : { ...facts, rows: picked, total: picked.length };
}
