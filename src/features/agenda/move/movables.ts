import type { Ask } from '@/api/ask';
import { cachedUnder, type StoreApi } from '@/api/endpoints';
import type { List } from '@/api/reply';
import {
  appointmentsApi,
  fieldWords as appointmentWords,
  inputFrom as appointmentInput,
  type Appointment,
  type AppointmentRow,
} from '@/features/appointments/appointmentsForAgenda';
import {
  fieldWords as taskWords,
  inputFrom as taskInput,
  tasksApi,
  type Task,
} from '@/features/tasks/tasksForAgenda';
import { formatHour } from '@/formats/dates';
import { wholeResult } from '@/records/panel/wholeRecord';
import type { Entry, Spot } from '../entry';
import { moveRecord, type Outcome } from './moveRecord';

interface Work extends StoreApi {
  ask: Ask;
}

const spotOfAppointment = ({ start, end }: Pick<Appointment, 'start' | 'end'>): Spot => ({
  day: start.slice(0, 10),
  hours: { start: formatHour(start), end: formatHour(end) },
});

const spotOfTask = ({ taskDate }: Task): Spot => ({ day: taskDate, hours: null });

/** Writes into every list on screen what a record was read as. */
function noteRead<Row extends { id: number }>(store: StoreApi, tag: string, read: Row) {
  for (const update of cachedUnder<Partial<List<Row>>>(tag, store))
    update(({ rows }) => {
      const row = rows?.find(({ id }) => id === read.id);
      if (row) Object.assign(row, read);
    });
}

const rowOf = ({ id, subject, start, end, description, location, isCancelled, participants }: Appointment) =>
  ({
    id,
    subject,
    start,
    end,
    description,
    location,
    isCancelled,
    participants: participants.map(({ name }) => ({ name })),
  }) satisfies AppointmentRow;

/** What came of a move, and where the record stands, if it was read after all. */
export interface Moved {
  outcome: Outcome<unknown>;
  now: Spot | null;
}

const readAs = <T>(outcome: Outcome<T>): T | null =>
  outcome.kind === 'elsewhere' || outcome.kind === 'unknown' ? outcome.record : null;

async function moveAppointment({ ask, ...store }: Work, { id, spot }: Entry, to: Spot): Promise<Moved> {
  const outcome = await moveRecord<Appointment>(
    {
      read: async () => wholeResult(await ask(appointmentsApi.endpoints.appointment, id), appointmentWords),
      spotOf: spotOfAppointment,
      save: (record, { day, hours }) =>
        store.dispatch(
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
    },
    spot ?? to,
    to,
  );
  const record = readAs(outcome);
  if (record) noteRead(store, 'Appointment', rowOf(record));
  return { outcome, now: record && spotOfAppointment(record) };
}

async function moveTask({ ask, ...store }: Work, { id, spot }: Entry, to: Spot): Promise<Moved> {
  const outcome = await moveRecord<Task>(
    {
      read: async () => wholeResult(await ask(tasksApi.endpoints.task, id), taskWords),
      spotOf: spotOfTask,
      save: (record, { day }) =>
        store.dispatch(
          tasksApi.endpoints.updateTask.initiate({
            id,
            input: { ...taskInput(record), taskDate: day },
            participants: record.participants,
          }),
        ),
    },
    spot ?? to,
    to,
  );
  const record = readAs(outcome);
  if (record) noteRead(store, 'Task', record);
  return { outcome, now: record && spotOfTask(record) };
}

/** Moves what an entry shows. */
export const moveEntry = (work: Work, entry: Entry, to: Spot) =>
  entry.kind === 'task' ? moveTask(work, entry, to) : moveAppointment(work, entry, to);
