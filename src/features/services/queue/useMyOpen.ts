import { useMemo } from 'react';
import { failureOf } from '@/api/failure';
import type { Unread } from '@/api/findings';
import { lookupsApi, useOptionList } from '@/lookups/lookupsApi';
import { useSignedInSession } from '@/session/useSession';
import { useOpenStatuses } from '../finalStatus';
import { byAge } from './byAge';
import { overdueOf } from './deadlines';
import type { QueueRow, QueueSearch } from './queueApi';
import { useQueueSettings } from './queueSettings';
import { agedSection, firstRead, maxWhole, oldestSearches } from './sections';
import { useReads } from './useReads';

interface MyOpen {
  total: number;
  /** The longest overdue first, then the longest waiting; of `total`, those that were read. */
  rows: readonly QueueRow[];
  /** Number overdue; undefined if there are too many to read. */
  late: number | undefined;
  /** Whether any status is open. */
  hasStatuses: boolean;
  unread: Unread | undefined;
}

const once = { refetchOnMountOrArgChange: false };
const none: never[] = [];

/** The person's open services as counted in the queue, in the shape of a single query. */
export function useMyOpen() {
  const { user } = useSignedInSession();
  const lookup = lookupsApi.useOptionsQuery('treatmentStatusList', once);
  const categories = useOptionList('treatmentCategoryList');
  const settings = useQueueSettings();
  const statuses = useOpenStatuses(lookup.data ?? none);
  const heads = useReads(
    statuses.map(({ id }): QueueSearch => ({
      statusId: id,
      responsibleId: user.id,
      page: 1,
      limit: firstRead,
    })),
  );
  const others = useReads(oldestSearches(heads.reads, () => 1));
  const reads = [...heads.reads, ...others.reads];

  const data = useMemo((): MyOpen | undefined => {
    if (!lookup.data || [...heads.reads, ...others.reads].some(({ data: answer }) => !answer))
      return undefined;
    const sections = statuses.map((status) => agedSection(status, heads.reads, others.reads, Infinity));
    const isBeyond = heads.reads.some(({ data: head }) => (head?.total ?? 0) > maxWhole);
    const rows = sections.flatMap((section) => section.rows).toSorted(byAge);
    const late = overdueOf(rows, settings, categories);
    const isLate = new Set(late.map(({ id }) => id));
    return {
      total: sections.reduce((sum, { total = 0 }) => sum + total, 0),
      rows: [...late, ...rows.filter(({ id }) => !isLate.has(id))],
      late: isBeyond ? undefined : late.length,
      hasStatuses: statuses.length > 0,
      unread: sections.map(({ unread }) => unread).find(Boolean),
    };
  }, [lookup.data, statuses, heads.reads, others.reads, settings, categories]);

  return {
    data,
    error: failureOf(lookup.error) ?? reads.map(({ failure }) => failure).find(Boolean),
    isFetching: lookup.isFetching || reads.some(({ isFetching }) => isFetching),
    refetch: () => {
      if (lookup.error) void lookup.refetch();
      heads.readAgain(() => true);
      others.readAgain(() => true);
    },
  };
}
