import { useEffect, useState } from 'react';
import type { ApiFailure } from '@/api/failure';
import { addUnread, type Unread } from '@/api/findings';
import type { ApiRequest } from '@/api/call';
import { rowsPerCall } from '@/api/pages';
import type { List } from '@/api/reply';
import { localNow } from '@/formats/dates';
import { plural } from '@/formats/text';
import type { UserOption } from '@/lookups/lookupsApi';
import type { HandedItem } from '@/records/office/handOvers';
import { readRows } from '@/records/bulkRead/readPages';
import { askForFile } from '@/records/export/askForFile';
import { readFirst } from '@/records/jobs/items/readFirst';
import type { UndoStep, Work } from '@/records/bulk/bulkWords';
import {
  comingAppointmentsOfUserCall,
  usePassWork as usePassAppointments,
  type AppointmentRow,
} from '@/features/appointments/bulk/passWork';
import {
  callsToReturnOfUserCall,
  usePassWork as usePassCalls,
  type CallRow,
} from '@/features/calls/bulk/passWork';
import {
  isOpenService,
  servicesOfUserCall,
  usePassWork as usePassServices,
  type ServiceRow,
} from '@/features/services/bulk/passWork';
import {
  pendingTasksOfUserCall,
  usePassWork as usePassTasks,
  type Task,
} from '@/features/tasks/bulk/passWork';

/** A user's open work. */
export interface OpenWork {
  services: readonly ServiceRow[];
  tasks: readonly Task[];
  /** Calls to return. */
  calls: readonly CallRow[];
  /** Appointments that have not ended. */
  appointments: readonly AppointmentRow[];
  unread?: Unread | undefined;
}

/** The parts of a service known when it is passed on. */
export type ServiceOfWork = Pick<ServiceRow, 'id' | 'reference' | 'categoryName' | 'departmentName'>;

export type WorkItem =
  | { kind: 'service'; row: ServiceOfWork }
  | { kind: 'task'; row: Task }
  | { kind: 'call'; row: CallRow }
  | { kind: 'appointment'; row: AppointmentRow };

async function readOpenWork(
  userId: number,
  signal: AbortSignal,
): Promise<{ data?: OpenWork | undefined; error?: ApiFailure | undefined }> {
  const read = <Row extends { id: number }>(
    callOf: (id: number, page: number, limit: number) => ApiRequest<List<Row>>,
  ) => readRows((page) => askForFile(callOf(userId, page, rowsPerCall), signal), { signal });
  const [services, tasks, calls, appointments] = await Promise.all([
    read(servicesOfUserCall),
    read(pendingTasksOfUserCall),
    read(callsToReturnOfUserCall),
    read(comingAppointmentsOfUserCall),
  ]);
  const all = [services, tasks, calls, appointments];
  const error = all.find((found) => found.error)?.error;
  if (error) return { error };
  const now = localNow();
  return {
    data: {
      services: services.rows.filter(isOpenService),
      tasks: tasks.rows,
      calls: calls.rows,
      appointments: appointments.rows.filter(({ isCancelled, end }) => !isCancelled && end > now),
      unread: all.map(({ unread }) => unread).reduce(addUnread, undefined),
    },
  };
}

/** Reads a user's open work once per opening of the panel. */
export function useOpenWork(userId: number) {
  const [tries, setTries] = useState(0);
  const [known, setKnown] = useState<{
    tries: number;
    data?: OpenWork | undefined;
    error?: ApiFailure | undefined;
  }>({
    tries: -1,
  });
  useEffect(() => {
    const controller = new AbortController();
    void readOpenWork(userId, controller.signal).then((read) => {
      if (!controller.signal.aborted) setKnown({ tries, ...read });
    });
    return () => controller.abort();
  }, [userId, tries]);
  return {
    data: known.data,
    error: known.error,
    isFetching: known.tries !== tries,
    refetch: () => setTries(tries + 1),
  };
}

export const itemsOf = ({ services, tasks, calls, appointments }: OpenWork): WorkItem[] => [
  ...services.map((row) => ({ kind: 'service' as const, row })),
  ...tasks.map((row) => ({ kind: 'task' as const, row })),
  ...calls.map((row) => ({ kind: 'call' as const, row })),
  ...appointments.map((row) => ({ kind: 'appointment' as const, row })),
];

const listed = new Intl.ListFormat('pt-BR');

/** Text such as `3 atendimentos em aberto, 2 tarefas pendentes e 1 ligação a retornar`. */
export const countedWork = ({ services, tasks, calls, appointments }: OpenWork) =>
  listed.format(
    [
      services.length > 0 && plural(services.length, 'atendimento em aberto', 'atendimentos em aberto'),
      tasks.length > 0 && plural(tasks.length, 'tarefa pendente', 'tarefas pendentes'),
      calls.length > 0 && plural(calls.length, 'ligação a retornar', 'ligações a retornar'),
      appointments.length > 0 && plural(appointments.length, 'compromisso futuro', 'compromissos futuros'),
    ].filter((words) => words !== false),
  );

export const nameOf = ({ kind, row }: WorkItem) =>
  kind === 'service'
    ? row.reference || `AT-${row.id}`
    : kind === 'task'
      ? `Tarefa ${row.id}`
      : kind === 'call'
        ? `Ligação de ${row.name}`
        : row.subject;

/** The stored form of an item that was passed on. */
export const handedOf = ({ kind, row }: WorkItem): HandedItem => ({ kind, id: row.id });

const kindWords = { service: 'AT-', task: 'Tarefa ', call: 'Ligação nº ', appointment: 'Compromisso nº ' };

/** A stored item, without its record. */
export const handedName = ({ kind, id }: HandedItem) => kindWords[kind] + id;

/** The work of one kind bound to one row. */
const bound = <Row extends { id: number }>(
  {
    prepare,
    isWritten,
    undo,
  }: Required<Pick<Work<Row>, 'prepare' | 'isWritten'>> & { undo: NonNullable<Work<Row>['undo']> },
  row: Row,
) => ({ prepare: () => prepare(row), isWritten: () => isWritten(row), undo: () => undo([row]) });

/** Reassigns work: `nextOf` returns an item's next responsible users, given the current ones. */
export function useReassigning(users: readonly UserOption[]) {
  const passServices = usePassServices<ServiceOfWork>();
  const passTasks = usePassTasks(users);
  const passCalls = usePassCalls();
  const passAppointments = usePassAppointments(users);
  return (nextOf: (item: WorkItem) => (ids: readonly number[]) => number[]) => {
    const make = (item: WorkItem) => {
      const next = nextOf(item);
      const nextOne = (id: number) => next([id])[0] ?? id;
      switch (item.kind) {
        case 'service':
          return bound(passServices(next), item.row);
        case 'task':
          return bound(passTasks(next), item.row);
        case 'call':
          return bound(passCalls(nextOne), item.row);
        case 'appointment':
          return bound(passAppointments(next), item.row);
      }
    };
    // Each stores the previous value of its item.
    const made = new Map<WorkItem, ReturnType<typeof make>>();
    const workOf = (item: WorkItem) => {
      const work = made.get(item) ?? make(item);
      made.set(item, work);
      return work;
    };
    return {
      ...readFirst((item: WorkItem) => workOf(item).prepare()),
      isWritten: (item: WorkItem) => workOf(item).isWritten(),
      name: nameOf,
      /** Returns them, except those changed since. */
      undo: (done: readonly WorkItem[]): UndoStep<WorkItem>[] =>
        done.flatMap((item) =>
          workOf(item)
            .undo()
            .map((step) => ({ ...step, row: item })),
        ),
    };
  };
}
