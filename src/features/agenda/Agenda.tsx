import { useCallback, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { today, type LocalDate } from '@/formats/dates';
import { atAddress } from '@/records/list/atAddress';
import { useIsNarrow } from '@/records/list/HeaderActions';
import { ListPage } from '@/records/list/ListPage';
import { useModule } from '@/records/list/useModule';
import { useCan } from '@/session/useSession';
import { Late, late } from '@/ui/feedback/late';
import { optional } from '@/ui/feedback/optional';
import { ProgressBar } from '@/ui/feedback/ProgressBar';
import { PanelSlot } from '@/ui/panel/PanelSlot';
import { usePageTitle } from '@/ui/usePageTitle';
import { useTabReturn } from '@/ui/useTabReturn';
import { AgendaList } from './AgendaList';
import { AgendaTop } from './AgendaTop';
import { clashesOf } from './clashes';
import type { Entry, NewStart } from './entry';
import { GridMissing, GridWaiting } from './GridWaiting';
import { useMoves } from './move/useMoves';
import { agendaPlace, type AgendaPanel } from './place/agendaPlace';
import { daysOf, shownDays, type View } from './place/period';
import { useSources } from './read/useSources';
import { SourceBar } from './SourceBar';

const CalendarGrid = optional(
  async () => {
    const [grid] = await Promise.all([
      import('./grid/CalendarGrid'),
      import('./grid/loadStyles').then(({ loadStyles }) => loadStyles()),
    ]);
    return grid;
  },
  { waiting: <GridWaiting />, missing: <GridMissing /> },
);
const AgendaPanels = late(() => import('./AgendaPanels'));
const ListTools = late(() => import('@/records/list/ListTools'));
const PrintedAgenda = optional(() => import('./paper/PrintedAgenda'));
const AgendaKeys = optional(() => import('./AgendaKeys'));

const keyActions = [
  { key: 'edit', label: 'Editar' },
  { key: 'move', label: 'Mover…', letter: 's' },
];

/** Appointments, tasks and birthdays of a day, a week or a month. Needs no permission. */
export default atAddress(agendaPlace, function Agenda() {
  usePageTitle(agendaPlace.title);
  const { filters, panel, openPanel, changeFilters } = useModule(agendaPlace);
  const isNarrow = useIsNarrow();
  const can = useCan();
  const navigate = useNavigate();
  // The tab may stay open overnight.
  const [now, setNow] = useState(today);
  const view = (filters.view ?? (isNarrow ? 'day' : 'week')) as View;
  const isList = filters.list ?? isNarrow;
  const date = filters.date || now;
  const { participantId } = filters;
  const shows = {
    appointment: filters.appointments ?? true,
    task: filters.tasks ?? true,
    birthday: filters.birthdays ?? false,
  };
  const about = daysOf(view, date);
  const days = isList ? about : shownDays(view, date);
  const { entries: found, sources, rows } = useSources({ days, participantId, shows });
  const isFetching = sources.some((source) => source.isFetching);
  const { entries, move } = useMoves(found, isFetching);
  const clashes = useMemo(() => clashesOf(entries), [entries]);
  const [start, setStart] = useState<NewStart | undefined>();
  useTabReturn((mayBeOld) => {
    setNow(today());
    if (mayBeOld && !panel) sources.filter(({ isOn }) => isOn).forEach(({ retry }) => retry());
  });

  const mayEdit = can('edit_appointment');
  const canMove = useMemo(
    () =>
      ({ kind }: Entry) =>
        kind === 'task' || (kind === 'appointment' && mayEdit),
    [mayEdit],
  );
  const open = useCallback(
    (name: AgendaPanel, id?: number) => {
      setStart(undefined);
      openPanel(name, id);
    },
    [openPanel],
  );
  const openEntry = useCallback(
    ({ kind, id, path }: Entry) => {
      if (kind === 'birthday') void navigate(path);
      else open(kind === 'task' ? 'task-details' : 'details', id);
    },
    [open, navigate],
  );
  const create = useCallback(
    (from: NewStart) => {
      setStart(from);
      openPanel('create');
    },
    [openPanel],
  );
  const toDay = useCallback(
    (day: LocalDate) => changeFilters({ ...filters, view: 'day', date: day }),
    [changeFilters, filters],
  );
  const goTo = (next: Partial<typeof filters>) => changeFilters({ ...filters, ...next });
  const [hasKeys, setKeys] = useState(false);
  const shown = { view, date, now, isList, about, entries, clashes, participantId };

  return (
    <ListPage>
      <AgendaTop
        {...shown}
        onGo={goTo}
        onCreate={() => create({ date })}
        onKeys={() => setKeys(true)}
        onCreateTask={() => {
          setStart({ date });
          openPanel('task-create');
        }}
      />
      <SourceBar sources={sources} entries={entries} onToggle={(param, isOn) => goTo({ [param]: isOn })} />
      <ProgressBar isShown={isFetching} label="Carregando a agenda" />
      <div data-on-screen>
        {isList ? (
          <AgendaList
            {...shown}
            canMove={canMove}
            sources={sources}
            onOpen={openEntry}
            onMove={(entry) => open(entry.kind === 'task' ? 'task-move' : 'move', entry.id)}
          />
        ) : (
          <CalendarGrid
            {...shown}
            canMove={canMove}
            canCreate={can('create_appointment')}
            onMove={move}
            onOpen={openEntry}
            onCreate={create}
            onDay={toDay}
          />
        )}
      </div>
      <PrintedAgenda {...shown} />
      <AgendaKeys
        entries={entries}
        isList={isList}
        canMove={canMove}
        onPanel={open}
        onHelp={() => setKeys(true)}
      />
      {hasKeys && (
        <PanelSlot panel="keys">
          <ListTools
            tool="keys"
            module={agendaPlace}
            columns={[]}
            createText="Novo compromisso"
            actions={keyActions}
            side="right"
            onClose={() => setKeys(false)}
          />
        </PanelSlot>
      )}
      {panel && !hasKeys && (
        <Late fallback={<ProgressBar isShown label="Carregando o painel" />}>
          <AgendaPanels
            panel={panel}
            start={start}
            rows={rows}
            isFetching={isFetching}
            onMove={(id, kind) => openPanel(kind === 'task' ? 'task-move' : 'move', id)}
          />
        </Late>
      )}
    </ListPage>
  );
});
