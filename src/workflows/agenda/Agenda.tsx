import { useCallback, useId, useMemo, useState } from 'react';
import type { LocalDate } from '@/formats/dates';
import { atAddress } from '@/records/list/atAddress';
import { useIsNarrow } from '@/records/list/HeaderActions';
import { ListPage } from '@/records/list/ListPage';
import { useModule } from '@/records/list/useModule';
import { useCan } from '@/session/useSession';
import { Late, late } from '@/ui/feedback/late';
import { optional } from '@/ui/feedback/optional';
import { ProgressBar } from '@/ui/feedback/ProgressBar';
import { styled } from '@/ui/style';
import { usePageTitle } from '@/ui/usePageTitle';
import { AgendaList } from './AgendaList';
import { AgendaTop, WhoseChoice } from './AgendaTop';
import type { Entry } from './entry';
import { GridMissing, GridWaiting } from './GridWaiting';
import { agendaModule } from './urlState/agendaModule';
import { SourceBar, SourceNotes } from './SourceBar';
import { useAgendaShown } from './useAgendaShown';
import { useEntryPanels } from './useEntryPanels';

const Choices = styled.div`
  display: grid;
  gap: 8px;

  &[hidden] {
    display: none;
  }
`;

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
const PrintedAgenda = optional(() => import('./paper/PrintedAgenda'));
const AgendaKeys = optional(() => import('./AgendaKeys'));

/** Appointments, tasks and birthdays of a day, a week or a month. Needs no permission. */
export default atAddress(agendaModule, function Agenda() {
  usePageTitle(agendaModule.title);
  const { filters, panel, openPanel, changeFilters } = useModule(agendaModule);
  const can = useCan();
  const { shown, sources, rows, isFetching, move } = useAgendaShown(filters, panel !== null);
  const { start, open, openEntry, create } = useEntryPanels(openPanel);

  const mayEdit = can('edit_appointment');
  const canMove = useMemo(
    () =>
      ({ kind }: Entry) =>
        kind === 'task' || (kind === 'appointment' && mayEdit),
    [mayEdit],
  );
  const toDay = useCallback(
    (day: LocalDate) => changeFilters({ ...filters, view: 'day', date: day }),
    [changeFilters, filters],
  );
  const goTo = (next: Partial<typeof filters>) => changeFilters({ ...filters, ...next });
  const { date, isList, entries } = shown;
  const isNarrow = useIsNarrow();
  // Open if a filter is active, so that what hides entries is visible.
  const [isOpen, setOpen] = useState(shown.participantId !== null);
  const id = useId();

  return (
    <ListPage>
      <AgendaTop
        {...shown}
        onGo={goTo}
        onCreate={() => create({ date })}
        onCreateTask={() => create({ date }, 'task-create')}
        folded={isNarrow ? { isOpen, onTurn: () => setOpen(!isOpen), id } : undefined}
      />
      <Choices id={id} hidden={isNarrow && !isOpen}>
        {isNarrow && <WhoseChoice participantId={shown.participantId} onGo={goTo} />}
        <SourceBar sources={sources} entries={entries} onToggle={(param, isOn) => goTo({ [param]: isOn })} />
      </Choices>
      <SourceNotes sources={sources} />
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
      <AgendaKeys entries={entries} isList={isList} canMove={canMove} onPanel={open} />
      {panel && (
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
