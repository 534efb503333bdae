import { useCallback, useMemo, useState } from 'react';
import { createFailure } from '@/api/failure';
import { addUnread, type Unread } from '@/api/findings';
import type { List } from '@/api/reply';
import type { ListSearch } from '../useList';

interface Row {
  id: number;
}

type UseSearch<Filters> = (
  search: Filters & { page: number; limit: number },
  options: { skip: boolean },
) => ListSearch<Row>;

interface Wanted<Filters> {
  useSearch: UseSearch<Filters>;
  filters: Filters;
  /** The list's current count. */
  total: number;
  isDue: boolean;
}

/** Rows per request: parsing a thousand at once blocks the page for more than a frame or two. */
export const rowsOfCall = 250;

/** The limit of `usePages`. */
export const maxRows = 4 * rowsOfCall;

/** Up to four pages at once, each a search in the store, which saves and removals on this screen keep up to date. */
function usePages<Filters>({ useSearch, filters, total, isDue }: Wanted<Filters>) {
  const isUsed = (page: number) => isDue && (page === 1 || total > (page - 1) * rowsOfCall);
  const at = (page: number) => [{ ...filters, page, limit: rowsOfCall }, { skip: !isUsed(page) }] as const;
  const pages = [useSearch(...at(1)), useSearch(...at(2)), useSearch(...at(3)), useSearch(...at(4))];
  return pages.filter((_, index) => isUsed(index + 1));
}

/** Merges lists, each row once; undefined until all counted rows have arrived. */
export function joined(lists: readonly (List<Row> | undefined)[]): List<Row> | undefined {
  const [first] = lists;
  const rows = new Map<number, Row>();
  let unread: Unread | undefined;
  for (const list of lists) {
    list?.rows.forEach((row) => rows.set(row.id, row));
    unread = addUnread(unread, list?.unread);
  }
  if (!first || rows.size + (unread?.rows ?? 0) < first.total) return undefined;
  return { rows: [...rows.values()], total: first.total, ...(unread && { unread }) };
}

const incomplete = createFailure('incomplete', { message: 'Não vieram todas as linhas.' });

const isFailure = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && 'error' in answer && answer.error !== undefined;

/** All rows of a search as one list. During a refetch the previous ones stay. */
export function useAllRows<Filters extends object>(wanted: Wanted<Filters>) {
  const { filters, isDue } = wanted;
  const pages = usePages(wanted);
  const [one, two, three, four] = pages.map(({ currentData }) => currentData);
  const count = pages.length;
  const now = useMemo(() => joined([one, two, three, four].slice(0, count)), [one, two, three, four, count]);
  const [before, setBefore] = useState<{ filters: Filters; list: List<Row> } | null>(null);
  if (now && before?.list !== now) setBefore({ filters, list: now });

  const isFetching = pages.some((page) => page.isFetching);
  const error =
    pages.find((page) => page.error)?.error ?? (now || isFetching || !isDue ? undefined : incomplete);
  const data = now ?? (isFetching && before?.filters === filters ? before.list : undefined);
  const fulfilledTimeStamp = Math.max(0, ...pages.map((page) => page.fulfilledTimeStamp ?? 0));
  const [again, againTwo, againThree, againFour] = pages.map((page) => page.refetch);
  const refetch = useCallback(async () => {
    const answers = await Promise.all([again, againTwo, againThree, againFour].map((ask) => ask?.()));
    return answers.find(isFailure) ?? answers[0];
  }, [again, againTwo, againThree, againFour]);
  return useMemo(
    () => ({ data, error, isFetching, fulfilledTimeStamp, refetch }),
    [data, error, isFetching, fulfilledTimeStamp, refetch],
  );
}
