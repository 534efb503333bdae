import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useListExport } from '@/records/list/useListExport';
import { ListUrlContext, useListUrlState } from '@/records/list/useListUrlState';
import { ListScreen } from '@/records/list/ListScreen';
import { useModule } from '@/records/list/useModule';
import { Late, late } from '@/ui/feedback/late';
import { PanelSlot } from '@/ui/panel/PanelSlot';
import { usePageTitle } from '@/ui/usePageTitle';
import { useServiceActions } from '@/features/services/list/useServiceActions';
import { servicesModule } from '@/features/services/servicesModule';
import { officeQueueColumns, queueColumns } from './queueColumns';
import {
  queueModule,
  type QueueOwner,
  type QueueView,
  type Whose,
} from '@/features/services/queue/queueModule';
import { nextIn, QueueOrderContext, type QueueOrder } from './queueOrder';
import { useWhose, WhoseContext } from './Holders';
import { QueueBody } from './QueueBody';
import { QueueTop } from './QueueTop';
import { useQueue, type Queue as QueueState } from './useQueue';

const QueuePanels = late(() => import('./QueuePanels'));
const QueueOptions = late(() => import('./QueueOptions'));
const BulkOfQueue = late(() => import('./BulkOfQueue'));

/** It has its own URL; panels and shortcuts are those of the services list. */
export default function QueueScreen() {
  const { state, change, left } = useListUrlState(queueModule);
  const { filters } = state;
  const value = useMemo(() => {
    const inList = { ...state, filters: servicesModule.emptyFilters };
    return { module: servicesModule, urlState: { state: inList, change, left } };
  }, [state, change, left]);
  return (
    <ListUrlContext value={value}>
      <Queue
        of={filters.responsibleId ?? ((filters.whose ?? 'mine') as Whose)}
        view={(filters.view ?? 'open') as QueueView}
      />
    </ListUrlContext>
  );
}

function Queue({ of, view }: { of: QueueOwner; view: QueueView }) {
  const module = useModule(servicesModule);
  const { panel, limit } = module;
  const queue = useQueue({ of, view, limit });
  const { sections } = queue;
  const [hasOptions, setOptions] = useState(false);
  usePageTitle(queueModule.title);

  const rows = useMemo(() => sections.flatMap((section) => section.rows), [sections]);
  const isFetching = queue.lookup.isFetching || sections.some((section) => section.isFetching);
  const totals = sections.map(({ total, whyUnknown }) => (whyUnknown ? undefined : total));
  const isOfRows = view !== 'return' && view !== 'alike';
  // The selection lasts until another view is shown.
  const filters = useMemo(() => ({ ...servicesModule.emptyFilters, of, view }), [of, view]);
  const isCounted = totals.every((total) => total !== undefined) && isOfRows;
  const total = totals.reduce<number>((sum, one) => sum + (one ?? 0), 0);
  const list = {
    ...module,
    module: servicesModule,
    filters,
    rows,
    total,
    unread: undefined,
    count: isCounted && queue.lookup.data ? total : undefined,
    failure: undefined,
    isFetching,
    state: 'rows' as const,
    exportBlocked: undefined,
    chips: [],
    answeredAt: queue.answeredAt,
    retry: queue.readAll,
  };
  // Requested after the rows, which do not wait for it.
  const statusIds = useMemo(() => queue.statuses.map(({ id }) => id), [queue.statuses]);
  const [haveStood, setStood] = useState(false);
  if (!haveStood && !isFetching && rows.length > 0) setStood(true);
  const whose = useWhose(of === 'all' && haveStood, statusIds);
  const rowActions = useServiceActions(useListExport(list).rowSheetActions);

  const openId = panel?.id ?? null;
  const order = useQueueOrder(queue, rows, view, openId);
  useReadAhead(queue, openId);

  return (
    <QueueOrderContext value={order}>
      <ListScreen
        list={list}
        columns={of === 'all' ? officeQueueColumns : queueColumns}
        rowActions={rowActions}
        panels={QueuePanels}
        bulk={isOfRows ? BulkOfQueue : undefined}
      >
        <QueueTop of={of} view={view} onOptions={() => setOptions(true)} />
        <WhoseContext value={whose}>
          <QueueBody of={of} view={view} queue={queue} onOptions={() => setOptions(true)} />
        </WhoseContext>
      </ListScreen>
      {hasOptions && (
        <PanelSlot panel="options">
          <Late fallback={null}>
            <QueueOptions onClose={() => setOptions(false)} />
          </Late>
        </PanelSlot>
      )}
    </QueueOrderContext>
  );
}

/** The next service, even if the current one has left its section meanwhile. */
function useQueueOrder(
  { sections, readSection }: QueueState,
  rows: readonly { id: number }[],
  view: QueueView,
  openId: number | null,
) {
  const ids = rows.map(({ id }) => id);
  const latest = useRef({ ids, sections, view, readSection });
  const order = useRef<readonly number[]>([]);
  useEffect(() => {
    latest.current = { ids, sections, view, readSection };
    if (openId !== null && ids.includes(openId)) order.current = ids;
  });
  return useMemo(
    (): QueueOrder => ({
      nextOf: (id) => nextIn(order.current, id, latest.current.ids),
      changed: (id, panel) => {
        const now = latest.current;
        // A comment changes no row except its last change.
        if ((panel === 'comment' || panel === 'reminder') && now.view !== 'still') return;
        const mayMove = panel === 'status' || panel === 'reply';
        for (const { status, rows: shown } of now.sections)
          if (mayMove || shown.some((row) => row.id === id)) now.readSection(status.id);
      },
    }),
    [],
  );
}

/** Fetches the next page when the last loaded service is open, so that work can continue. */
function useReadAhead({ sections, more }: QueueState, openId: number | null) {
  const section = sections.find(({ rows }) => openId !== null && rows.at(-1)?.id === openId);
  const isDue = section && !section.isFetching && !section.failure && section.left > 0;
  const dueId = isDue ? section.status.id : null;
  const readOn = useEffectEvent(more);
  useEffect(() => {
    if (dueId !== null) readOn(dueId);
  }, [dueId]);
}
