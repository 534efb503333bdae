import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useListExport } from '@/records/list/useListExport';
import { ListPlaceContext, useListPlace } from '@/records/list/useListPlace';
import { ListScreen } from '@/records/list/ListScreen';
import { useModule } from '@/records/list/useModule';
import { Late, late } from '@/ui/feedback/late';
import { PanelSlot } from '@/ui/panel/PanelSlot';
import { usePageTitle } from '@/ui/usePageTitle';
import { sheetOf } from '../export/sheetExport';
import { useServiceActions } from '../list/useServiceActions';
import { servicesModule } from '../servicesModule';
import { queueColumns } from './queueColumns';
import { queueModule, type QueueView, type Whose } from './queueModule';
import { nextIn, QueueOrderContext } from './queueOrder';
import { QueueBody } from './QueueBody';
import { QueueTop } from './QueueTop';
import { useQueue } from './useQueue';

const QueuePanels = late(() => import('./QueuePanels'));
const QueueOptions = late(() => import('./QueueOptions'));

/** Its address is its own; its panels and keys are those of the list of services. */
export function QueueScreen() {
  const { state, change, left } = useListPlace(queueModule);
  const { filters } = state;
  const place = useMemo(() => {
    const inList = { ...state, filters: servicesModule.emptyFilters };
    return { module: servicesModule, place: { state: inList, change, left } };
  }, [state, change, left]);
  return (
    <ListPlaceContext value={place}>
      <Queue of={(filters.whose ?? 'mine') as Whose} view={(filters.view ?? 'open') as QueueView} />
    </ListPlaceContext>
  );
}

function Queue({ of, view }: { of: Whose; view: QueueView }) {
  const module = useModule(servicesModule);
  const { panel, limit } = module;
  const queue = useQueue({ of, view, limit });
  const { sections, readSection, more } = queue;
  const [hasOptions, setOptions] = useState(false);
  usePageTitle(queueModule.title);

  const rows = useMemo(() => sections.flatMap((section) => section.rows), [sections]);
  const isFetching = queue.lookup.isFetching || sections.some((section) => section.isFetching);
  const totals = sections.map(({ total, untold }) => (untold ? undefined : total));
  const isCounted = totals.every((total) => total !== undefined) && view !== 'return';
  const total = totals.reduce<number>((sum, one) => sum + (one ?? 0), 0);
  const list = {
    ...module,
    module: servicesModule,
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
  const { rowSheetActions } = useListExport(list);
  const rowActions = useServiceActions(
    rowSheetActions({ rule: 'print_search_treatment', sheetOf, fileLabel: 'Baixar ficha (.html)' }),
  );

  const order = useQueueOrder({ rows, sections, openId: panel?.id ?? null, view, readSection });
  useReadAhead({ sections, openId: panel?.id ?? null, more });

  return (
    <QueueOrderContext value={order}>
      <ListScreen list={list} columns={queueColumns} rowActions={rowActions} panels={QueuePanels}>
        <QueueTop of={of} view={view} onOptions={() => setOptions(true)} />
        <QueueBody of={of} view={view} queue={queue} onOptions={() => setOptions(true)} />
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

type Sections = ReturnType<typeof useQueue>['sections'];

interface Ordered {
  rows: readonly { id: number }[];
  sections: Sections;
  openId: number | null;
  view: QueueView;
  readSection: (statusId: number) => void;
}

/** What follows a request, also when it has meanwhile left its section. */
function useQueueOrder({ rows, sections, openId, view, readSection }: Ordered) {
  const latest = useRef({ rows, sections, view, readSection });
  const order = useRef<readonly number[]>([]);
  useEffect(() => {
    latest.current = { rows, sections, view, readSection };
    if (openId !== null && rows.some(({ id }) => id === openId)) order.current = rows.map(({ id }) => id);
  });
  const nextOf = useCallback(
    (id: number) =>
      nextIn(
        order.current,
        id,
        latest.current.rows.map((row) => row.id),
      ),
    [],
  );
  const changed = useCallback((id: number, panel: string) => {
    const now = latest.current;
    // A comment changes no row, except when it was last changed.
    if ((panel === 'comment' || panel === 'reminder') && now.view !== 'still') return;
    const ofRow = now.sections.filter((section) => section.rows.some((row) => row.id === id));
    if (panel === 'status' || panel === 'reply')
      now.sections.forEach(({ status }) => now.readSection(status.id));
    else ofRow.forEach(({ status }) => now.readSection(status.id));
  }, []);
  return useMemo(() => ({ nextOf, changed }), [nextOf, changed]);
}

interface ReadAhead {
  sections: Sections;
  openId: number | null;
  more: (statusId: number) => void;
}

/** Reads the next page when the last request of the one read is open, so that working on goes on. */
function useReadAhead({ sections, openId, more }: ReadAhead) {
  const section = sections.find(({ rows }) => openId !== null && rows.at(-1)?.id === openId);
  const isDue =
    section &&
    !section.isFetching &&
    !section.failure &&
    !section.untold &&
    (section.total ?? 0) > section.rows.length;
  const dueId = isDue ? section.status.id : null;
  const latest = useRef(more);
  useEffect(() => {
    latest.current = more;
  });
  useEffect(() => {
    if (dueId !== null) latest.current(dueId);
  }, [dueId]);
}
