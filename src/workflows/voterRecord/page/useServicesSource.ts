import { useMemo } from 'react';
import { formatNumber } from '@/formats/money';
import { useReadOn } from '@/records/list/useReadOn';
import { rowsOfVoter, serviceHistoryApi, type ServiceRow } from '@/features/services/historyOfVoter';
import { nothing, type Source } from './source';
import { entryOf, type Entry } from './timeline';

/** The same as in the module's part, which has more that a short history does not need. */
const service = { kind: 'service', whenOf: ({ requestDate }: ServiceRow) => requestDate } as const;

/** A voter's services, newest first: one page with more on demand, or all. */
export function useServicesSource(voterId: number, options?: { isAll: boolean }) {
  const query = serviceHistoryApi.useServiceHistoryInfiniteQuery(voterId);
  const { pages, total, came, hasMore, isReadingMore, readMore, ...read } = useReadOn(query, options);
  const entries = useMemo(
    () =>
      rowsOfVoter(
        (pages ?? []).flatMap(({ rows }) => rows),
        voterId,
      ).map((row): Entry<'service'> => entryOf(service, row)),
    [pages, voterId],
  );
  const source: Source = {
    kind: 'service',
    certain: entries,
    possible: nothing,
    isWaiting: read.isWaiting && (options?.isAll === true || !pages),
    failure: read.failure,
    retry: read.retry,
    unread: read.unread,
    note: hasMore
      ? `lidos os ${formatNumber(entries.length)} mais novos de ${formatNumber(total)}`
      : came < total
        ? `lidos só ${formatNumber(came)} dos ${formatNumber(total)} que há`
        : undefined,
  };
  return { source, hasMore, isReadingMore, readMore };
}
