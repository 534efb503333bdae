import {
  hoursOf,
  listPath as appointmentsPath,
  referenceOf,
  type AppointmentRow,
} from '@/features/appointments/appointmentsForAgenda';
import { isOverdue, listPath as tasksPath, statusName, type Task } from '@/features/tasks/tasksForAgenda';
import { voterLink, type Birthday } from '@/features/voters/birthdaysForAgenda';
import { addDays, formatHour, type LocalDate, type LocalDateTime } from '@/formats/dates';
import { compareText, plural } from '@/formats/text';
import { recordPath } from '@/records/list/listAddress';

export type Kind = 'appointment' | 'task' | 'birthday';

export type KindParam = 'appointments' | 'tasks' | 'birthdays';

/** Words of each kind. */
export const kindWords: Readonly<Record<Kind, { one: string; many: string; param: KindParam }>> = {
  appointment: { one: 'Compromisso', many: 'Compromissos', param: 'appointments' },
  task: { one: 'Tarefa', many: 'Tarefas', param: 'tasks' },
  birthday: { one: 'Aniversário', many: 'Aniversários', param: 'birthdays' },
};

/** Day and hours (`HH:mm`), within one day; null for an entry without hours. */
export interface Spot {
  day: LocalDate;
  hours: { start: string; end: string } | null;
}

/** Initial date and hours of a new appointment: the place pressed. */
export interface NewStart {
  date: LocalDate;
  hourStart?: string;
  hourEnd?: string;
}

/** An entry of the agenda, of any kind. */
export interface Entry {
  /** `appointment-12`. */
  key: string;
  kind: Kind;
  id: number;
  reference: string;
  title: string;
  /** Null: all day. */
  start: LocalDateTime | null;
  /** Null without hours, or without an end after the start. */
  end: LocalDateTime | null;
  from: LocalDate;
  to: LocalDate;
  /** `09:00 – 10:30`, '' for all day. */
  hours: string;
  location: string;
  people: readonly string[];
  /** 'Cancelado', 'Atrasada'…; '' for the usual state. */
  state: string;
  /** Cancelled or finished. */
  isOver: boolean;
  path: string;
  /** Its place, if it can be moved, i.e. is within one day. */
  spot: Spot | null;
  isMoving?: boolean;
}

const isWholeDay = (start: LocalDateTime, end: LocalDateTime) =>
  start.endsWith(' 00:00:00') && (/ 23:59:\d\d$/.test(end) || (end > start && end.endsWith(' 00:00:00')));

/** Null if its start could not be read. */
export function entryOfAppointment(row: AppointmentRow): Entry | null {
  const { id, subject, start, end, location, participants, isCancelled } = row;
  if (!start) return null;
  const ends = end > start ? end : null;
  const isWhole = ends !== null && isWholeDay(start, ends);
  const from = start.slice(0, 10);
  // An end at midnight does not count for the next day.
  const to = ends ? lastDayOf(ends) : from;
  return {
    key: `appointment-${id}`,
    kind: 'appointment',
    id,
    reference: referenceOf(row),
    title: subject || 'Sem assunto',
    start: isWhole ? null : start,
    end: isWhole ? null : ends,
    from,
    to,
    hours: isWhole ? '' : hoursOf(row),
    location,
    people: participants.map(({ name }) => name).filter(Boolean),
    state: isCancelled ? 'Cancelado' : '',
    isOver: isCancelled,
    path: recordPath(appointmentsPath, id),
    spot:
      ends?.slice(0, 10) === from
        ? { day: from, hours: { start: formatHour(start), end: formatHour(ends) } }
        : null,
  };
}

function lastDayOf(end: LocalDateTime): LocalDate {
  const day = end.slice(0, 10);
  return end.endsWith(' 00:00:00') ? addDays(day, -1) : day;
}

const wholeDay = (day: LocalDate) =>
  ({ start: null, end: null, from: day, to: day, hours: '', location: '' }) satisfies Partial<Entry>;

export function entryOfTask(task: Task): Entry | null {
  const { id, description, taskDate, participants, status } = task;
  if (!taskDate) return null;
  return {
    key: `task-${id}`,
    kind: 'task',
    id,
    reference: `Tarefa ${id}`,
    title: description || 'Sem descrição',
    ...wholeDay(taskDate),
    people: participants.map(({ name }) => name).filter(Boolean),
    state: status !== 'pending' ? statusName(status) : isOverdue(task) ? 'Atrasada' : '',
    isOver: status === 'finished',
    path: recordPath(tasksPath, id),
    spot: { day: taskDate, hours: null },
  };
}

export function entryOfBirthday({ id, name, date, age }: Birthday): Entry | null {
  if (!date) return null;
  return {
    key: `birthday-${id}`,
    kind: 'birthday',
    id,
    reference: 'Aniversário',
    title: age === null ? name : `${name} (${plural(age, 'ano', 'anos')})`,
    ...wholeDay(date),
    people: [],
    state: '',
    isOver: false,
    path: voterLink(id),
    spot: null,
  };
}

export const entriesOn = (day: LocalDate, entries: readonly Entry[]) =>
  entries.filter(({ from, to }) => from <= day && day <= to);

const kindOrder: readonly Kind[] = ['birthday', 'task', 'appointment'];

/** All-day entries first, then by hour. */
export const byHour = (one: Entry, other: Entry) =>
  (one.start ?? '').localeCompare(other.start ?? '') ||
  kindOrder.indexOf(one.kind) - kindOrder.indexOf(other.kind) ||
  compareText(one.title, other.title) ||
  one.id - other.id;

/** The entry at another place, as shown until the response. */
export function movedTo(entry: Entry, { day, hours }: Spot): Entry {
  const start = hours && `${day} ${hours.start}:00`;
  const end = hours && `${day} ${hours.end}:00`;
  return {
    ...entry,
    from: day,
    to: day,
    start: entry.start === null ? null : start,
    end: entry.start === null ? null : end,
    hours: hours && entry.start !== null ? `${hours.start} – ${hours.end}` : entry.hours,
    spot: { day, hours },
  };
}

export const isSameSpot = (one: Spot, other: Spot) =>
  one.day === other.day && one.hours?.start === other.hours?.start && one.hours?.end === other.hours?.end;
