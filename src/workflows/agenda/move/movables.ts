import type { Ask } from '@/api/ask';
import { cachedUnder, type StoreApi } from '@/api/endpoints';
import type { List } from '@/api/reply';
import {
  appointmentsApi,
  fieldLabels as appointmentWords,
  inputFrom as appointmentInput,
  type Appointment,
  type AppointmentRow,
} from '@/features/appointments/appointmentsForAgenda';
import {
  fieldLabels as taskWords,
  inputFrom as taskInput,
  tasksApi,
  type Task,
} from '@/features/tasks/tasksForAgenda';
import { formatHour } from '@/formats/dates';
import { wholeResult } from '@/records/panel/wholeRecord';
import type { Entry, Spot } from '../entry';
import { moveRecord, type Movable, type Outcome } from './moveRecord';

interface Work extends StoreApi {
  ask: Ask;
}

/** A kind of record, and its rows in lists. */
interface MovableRow<T> extends Movable<T> {
  tag: 'Appointment' | 'Task';
  rowOf: (record: T) => { id: number };
}

const appointmentToMove = ({ ask, dispatch }: Work, id: number): MovableRow<Appointment> => ({
  tag: 'Appointment',
  read: async () => wholeResult(await ask(appointmentsApi.endpoints.appointment, id), appointmentWords),
  spotOf: ({ start, end }) => ({
    day: start.slice(0, 10),
    hours: { start: formatHour(start), end: formatHour(end) },
  }),
  save: (record, { day, hours }) =>
    dispatch(
      appointmentsApi.endpoints.updateAppointment.initiate({
        id,
        input: {
          ...appointmentInput(record),
          date: day,
          ...(hours && { hourStart: hours.start, hourEnd: hours.end }),
        },
        participants: record.participants.map(({ name }) => ({ name })),
      }),
    ),
  rowOf: ({ subject, start, end, description, location, isCancelled, participants }) =>
    ({
      id,
      subject,
      start,
      end,
      description,
      location,
      isCancelled,
      participants: participants.map(({ name }) => ({ name })),
    }) satisfies AppointmentRow,
});

const taskToMove = ({ ask, dispatch }: Work, id: number): MovableRow<Task> => ({
  tag: 'Task',
  read: async () => wholeResult(await ask(tasksApi.endpoints.task, id), taskWords),
  spotOf: ({ taskDate }) => ({ day: taskDate, hours: null }),
  save: (record, { day }) =>
    dispatch(
      tasksApi.endpoints.updateTask.initiate({
        id,
        input: { ...taskInput(record), taskDate: day },
        participants: record.participants,
      }),
    ),
  rowOf: (task) => task,
});

/** Writes a record just read into every list on screen. */
function noteRead<Row extends { id: number }>(store: StoreApi, tag: string, read: Row) {
  for (const update of cachedUnder<Partial<List<Row>>>(tag, store))
    update(({ rows }) => {
      const row = rows?.find(({ id }) => id === read.id);
      if (row) Object.assign(row, read);
    });
}

/** Result of a move, and the record's current place, if it was reread. */
export interface Moved {
  outcome: Outcome<unknown>;
  now: Spot | null;
}

async function moveRow<T>(
  store: StoreApi,
  { tag, rowOf, ...movable }: MovableRow<T>,
  from: Spot,
  to: Spot,
): Promise<Moved> {
  const outcome = await moveRecord(movable, from, to);
  const record = 'record' in outcome ? outcome.record : null;
  if (record) noteRead(store, tag, rowOf(record));
  return { outcome, now: record && movable.spotOf(record) };
}

/** Moves the record of an entry. */
export const moveEntry = (work: Work, { kind, id, spot }: Entry, to: Spot) =>
  kind === 'task'
    ? moveRow(work, taskToMove(work, id), spot ?? to, to)
    : moveRow(work, appointmentToMove(work, id), spot ?? to, to);
