import { type ReactNode } from 'react';
import { appointmentsModule, type AppointmentRow } from '@/features/appointments/appointmentsForAgenda';
import { listPath as tasksPath, tasksModule, type Task } from '@/features/tasks/tasksForAgenda';
import type { ListModule } from '@/records/list/listModule';
import type { FilterTable } from '@/records/list/filters';
import { ModulePanel } from '@/records/list/ModulePanels';
import { ListUrlContext } from '@/records/list/useListUrlState';
import { useModule } from '@/records/list/useModule';
import type { Rule } from '@/session/rights';
import { Button } from '@/ui/button/Button';
import { ProgressBar } from '@/ui/feedback/ProgressBar';
import { Late, late } from '@/ui/feedback/late';
import BlockedPanel from '@/ui/panel/BlockedPanel';
import { PanelHostContext, usePanelHost, type PanelHost } from '@/ui/panel/panelHost';
import { signpost } from '@/ui/signposts';
import { useBlockedReason } from '@/ui/useBlockedReason';
import type { Kind, NewStart } from './entry';
import type { AgendaPanel } from './urlState/agendaModule';
import { innerPanel, useInnerUrlState } from './urlState/innerUrlState';

const AppointmentPanels = late(() => import('@/features/appointments/AppointmentPanels'));
const TaskPanels = late(() => import('@/features/tasks/TaskPanels'));
const MoveAppointment = late(() => import('./move/MoveAppointment'));
const MoveTask = late(() => import('./move/MoveTask'));

interface AgendaPanelsProps {
  panel: { name: AgendaPanel; id: number | null };
  /** Initial values of a new record: the day and hour pressed. */
  start: NewStart | undefined;
  rows: { appointments: readonly AppointmentRow[] | undefined; tasks: readonly Task[] | undefined };
  isFetching: boolean;
  onMove: (id: number, kind: Kind) => void;
}

const rules: Readonly<Partial<Record<AgendaPanel, Rule>>> = {
  create: 'create_appointment',
  copy: 'create_appointment',
  edit: 'edit_appointment',
  move: 'edit_appointment',
  remove: 'delete_appointment',
};

/** The panels of the appointments and tasks lists, over the agenda. */
export default function AgendaPanels({ panel, start, rows, isFetching, onMove }: AgendaPanelsProps) {
  const blocked = useBlockedReason();
  const { name, id } = panel;
  const isCreation = name === 'create' || name === 'task-create';
  if (name === 'filter' || (id === null && !isCreation)) return null;
  const rule = rules[name];
  const reason = rule && blocked(rule);
  const inner = innerPanel(name);

  if (inner.kind === 'task')
    return (
      <Over module={tasksModule} kind="task" rows={rows.tasks} isFetching={isFetching}>
        <OfAgenda
          start={start && { taskDate: start.date }}
          listPath={tasksPath}
          onMove={() => id !== null && onMove(id, 'task')}
        >
          {name === 'task-move' ? <MoveTask /> : <TaskPanels name={inner.name} />}
        </OfAgenda>
      </Over>
    );
  return (
    <Over module={appointmentsModule} kind="appointment" rows={rows.appointments} isFetching={isFetching}>
      <OfAgenda
        start={start}
        moveRule="edit_appointment"
        onMove={() => id !== null && onMove(id, 'appointment')}
      >
        {reason ? (
          <BlockedPanel reason={reason} />
        ) : name === 'move' ? (
          <MoveAppointment />
        ) : (
          <AppointmentPanels name={inner.name} />
        )}
      </OfAgenda>
    </Over>
  );
}

interface OverProps<Row extends { id: number }, Panel extends string, Table extends FilterTable> {
  module: ListModule<Row, Panel, Table>;
  kind: 'appointment' | 'task';
  rows: readonly Row[] | undefined;
  isFetching: boolean;
  children: ReactNode;
}

const noRows: readonly never[] = [];

/** The context that a list's panels require. */
function Over<Row extends { id: number }, Panel extends string, Table extends FilterTable>({
  module,
  kind,
  ...props
}: OverProps<Row, Panel, Table>) {
  return (
    <ListUrlContext value={useInnerUrlState(module, kind)}>
      <OverPlace module={module} {...props} />
    </ListUrlContext>
  );
}

function OverPlace<Row extends { id: number }, Panel extends string, Table extends FilterTable>({
  module,
  rows = noRows,
  isFetching,
  children,
}: Omit<OverProps<Row, Panel, Table>, 'kind'>) {
  const { panel, openPanel, closePanel } = useModule(module);
  if (!panel) return null;
  const list = { module, rows: [...rows], total: rows.length, isFetching, openPanel, closePanel };
  return (
    <ModulePanel list={list} panel={panel}>
      {children}
    </ModulePanel>
  );
}

interface OfAgendaProps {
  start: object | undefined;
  listPath?: string;
  moveRule?: Rule;
  onMove: () => void;
  children: ReactNode;
}

/** Extends a list's panels with the agenda's own functions: initial values of a new record, and moving. */
function OfAgenda({ start, listPath, moveRule, onMove, children }: OfAgendaProps) {
  const host = usePanelHost();
  const blocked = useBlockedReason();
  const ofAgenda: PanelHost = {
    ...host,
    ...(start && { start }),
    done: (text, next = {}) => host.done(text, { ...(listPath && { listPath }), ...next }),
    actions: (
      <>
        {host.actions}
        <Button ref={signpost('letter', 's')} blockedReason={moveRule && blocked(moveRule)} onClick={onMove}>
          Mover…
        </Button>
      </>
    ),
  };
  return (
    <PanelHostContext value={ofAgenda}>
      <Late fallback={<ProgressBar isShown label="Carregando o painel" />}>{children}</Late>
    </PanelHostContext>
  );
}
