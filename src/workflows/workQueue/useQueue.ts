import { useMemo, useState } from 'react';
import { plural } from '@/formats/text';
import { lookupsApi, useOptionList } from '@/lookups/lookupsApi';
import { useSignedInSession } from '@/session/useSession';
import { useOpenStatuses } from '@/features/services/finalStatus';
import { overdueOf, stillOf } from '@/features/services/queue/deadlines';
import type { QueueSearch } from '@/features/services/queue/queueApi';
import type { QueueOwner, QueueView } from '@/features/services/queue/queueModule';
import { useQueueSettings } from '@/features/services/queue/queueSettings';
import {
  agedSection,
  firstRead,
  oldestSearches,
  wholeSearches,
  wholeSection,
  type Section,
} from '@/features/services/queue/sections';
import { useReads } from '@/features/services/queue/useReads';

interface QueuePlace {
  of: QueueOwner;
  view: QueueView;
  limit: number;
}

const once = { refetchOnMountOrArgChange: false };
const none: never[] = [];
/** Pages shown of statuses with more than the first page. */
const onePage: Readonly<Record<number, number>> = {};

/** The open services of one person, or of all, in a section per status. */
export function useQueue({ of, view, limit }: QueuePlace) {
  const { user } = useSignedInSession();
  const lookup = lookupsApi.useOptionsQuery('treatmentStatusList', once);
  const categories = useOptionList('treatmentCategoryList');
  const settings = useQueueSettings();
  const statuses = useOpenStatuses(lookup.data ?? none);
  const isPaged = view === 'open';
  // Views that load on demand ('return', 'alike') read nothing here.
  const isRead = view !== 'return' && view !== 'alike';
  const responsibleId = of === 'mine' ? user.id : of === 'all' ? null : of;

  const at = `${of} ${view} ${limit}`;
  const [asked, setAsked] = useState({ at, pages: onePage });
  const pages = asked.at === at ? asked.pages : onePage;
  const shownOf = (statusId: number) => (pages[statusId] ?? 1) * limit;
  const heads = useReads(
    (isRead ? statuses : none).map(({ id }): QueueSearch => ({
      statusId: id,
      responsibleId,
      page: 1,
      limit: isPaged ? firstRead : limit,
    })),
  );
  const wholes = useReads(
    !isRead ? none : isPaged ? oldestSearches(heads.reads, shownOf) : wholeSearches(heads.reads),
  );

  const sections = useMemo(
    (): Section[] =>
      statuses.map((status) =>
        isPaged
          ? agedSection(status, heads.reads, wholes.reads, (pages[status.id] ?? 1) * limit)
          : wholeSection(
              status,
              heads.reads,
              wholes.reads,
              (rows) => {
                if (view === 'overdue') return overdueOf(rows, settings, categories);
                // If no row has it, the API omitted the column.
                return rows.every(({ updatedAt }) => updatedAt === null)
                  ? 'a lista não diz quando cada um mudou.'
                  : stillOf(rows);
              },
              (total) => plural(total, 'aberto', 'abertos'),
            ),
      ),
    [statuses, isPaged, view, heads.reads, wholes.reads, settings, categories, pages, limit],
  );

  const readSection = (statusId: number) => {
    for (const { readAgain } of isPaged ? [heads, wholes] : [wholes])
      readAgain(({ search }) => search.statusId === statusId);
  };
  return {
    statuses,
    lookup,
    sections,
    answeredAt: Math.max(0, ...heads.reads.map(({ answeredAt }) => answeredAt)),
    more: (statusId: number) => setAsked({ at, pages: { ...pages, [statusId]: (pages[statusId] ?? 1) + 1 } }),
    readSection,
    /** Retries the failed request of a status. */
    retry: (statusId: number) => {
      for (const { readAgain } of [heads, wholes])
        readAgain(({ search, failure }) => Boolean(failure) && search.statusId === statusId);
    },
    readAll: () => statuses.forEach(({ id }) => readSection(id)),
  };
}

export type Queue = ReturnType<typeof useQueue>;
