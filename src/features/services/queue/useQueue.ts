import { useMemo, useState } from 'react';
import { plural } from '@/formats/text';
import { lookupsApi, useOptionList } from '@/lookups/lookupsApi';
import { useSignedInSession } from '@/session/useSession';
import { useOpenStatuses } from '../finalStatus';
import { overdueOf, stillOf } from './deadlines';
import type { QueueSearch } from './queueApi';
import type { QueueView, Whose } from './queueModule';
import { useQueueSettings } from './queueSettings';
import { pagedSection, wholeSearches, wholeSection, type Section } from './sections';
import { useReads } from './useReads';

interface QueuePlace {
  of: Whose;
  view: QueueView;
  limit: number;
}

const once = { refetchOnMountOrArgChange: false };
const none: never[] = [];

/** The open requests of one person, or of all, in a section for each status. */
export function useQueue({ of, view, limit }: QueuePlace) {
  const { user } = useSignedInSession();
  const lookup = lookupsApi.useOptionsQuery('treatmentStatusList', once);
  const categories = useOptionList('treatmentCategoryList');
  const settings = useQueueSettings();
  const statuses = useOpenStatuses(lookup.data ?? none);
  const isPaged = view === 'open';
  const isRead = view !== 'return';
  const responsibleId = of === 'mine' ? user.id : null;

  const at = `${of} ${view} ${limit}`;
  const [pages, setPages] = useState<{ at: string; of: Readonly<Record<number, number>> }>({ at, of: {} });
  const pagesOf = (statusId: number) => (isPaged && pages.at === at && pages.of[statusId]) || 1;
  const searches = (isRead ? statuses : none).flatMap(({ id }) =>
    Array.from({ length: pagesOf(id) }, (_, index): QueueSearch => ({
      statusId: id,
      responsibleId,
      page: index + 1,
      limit,
    })),
  );
  const heads = useReads(searches);
  const wholes = useReads(isPaged || !isRead ? none : wholeSearches(heads.reads));

  const sections = useMemo(
    (): Section[] =>
      statuses.map((status) =>
        isPaged
          ? pagedSection(status, heads.reads)
          : wholeSection(
              status,
              heads.reads,
              wholes.reads,
              (rows) => {
                if (view === 'overdue') return overdueOf(rows, settings, categories);
                // Where no row says it, the API left it out.
                return rows.every(({ updatedAt }) => updatedAt === null)
                  ? 'a lista não diz quando cada um mudou.'
                  : stillOf(rows);
              },
              (total) => plural(total, 'aberto', 'abertos'),
            ),
      ),
    [statuses, isPaged, view, heads.reads, wholes.reads, settings, categories],
  );

  const readSection = (statusId: number) =>
    (isPaged ? heads : wholes).readAgain(({ search }) => search.statusId === statusId);
  return {
    statuses,
    lookup,
    sections,
    answeredAt: Math.max(0, ...heads.reads.map(({ answeredAt }) => answeredAt)),
    more: (statusId: number) =>
      setPages((now) => ({
        at,
        of: { ...(now.at === at && now.of), [statusId]: pagesOf(statusId) + 1 },
      })),
    readSection,
    /** Asks again what failed of a status. */
    retry: (statusId: number) => {
      for (const { readAgain } of [heads, wholes])
        readAgain(({ search, failure }) => Boolean(failure) && search.statusId === statusId);
    },
    readAll: () => statuses.forEach(({ id }) => readSection(id)),
  };
}

export type Queue = ReturnType<typeof useQueue>;
