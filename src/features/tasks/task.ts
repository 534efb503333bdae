import * as v from 'valibot';
import {
  choiceWord,
  digits,
  flag,
  localDate,
  optionalDateTime,
  optionalId,
  phpId,
  someOf,
  text,
} from '@/api/reply';
import { compareLocal, today, type LocalDate } from '@/formats/dates';
import type { BadgeTone } from '@/ui/panel/Badge';

/* A task, as the list, the details, the CSV and the home page read it. */

/** The two states of a task, by the words the API knows them by. */
export const taskStatuses = [
  { value: 'pending', label: 'Pendente', tone: 'info' },
  { value: 'finished', label: 'Finalizada', tone: 'success' },
] as const;
export type TaskStatus = (typeof taskStatuses)[number]['value'];

/** One that is none of the two is told as it came. */
export const statusName = (status: string) =>
  taskStatuses.find(({ value }) => value === status)?.label ?? status;

/** What kind of record a reminder, a task made from another record, is about. */
export const taskSources = ['service', 'voter', 'legislative', 'expense'] as const;
export type TaskSource = (typeof taskSources)[number];

/** Who answers for it; `phone`: digits, '' when there is none. */
const participant = v.object({ userId: phpId, name: text, phone: digits });
export type TaskParticipant = v.InferOutput<typeof participant>;

const knownSource = v.fallback(v.nullable(v.picklist(taskSources)), null);

/** The list's rows say as much as the details. A source that is none we know reads as none. */
export const taskRow = v.object({
  id: phpId,
  source: knownSource,
  sourceId: optionalId,
  /** A `TaskStatus`, or a word that the product does not know. */
  status: choiceWord,
  description: text,
  taskDate: localDate,
  participants: someOf(participant),
  /** By WhatsApp, on the day of the task. */
  notify: flag(),
  createdAt: optionalDateTime,
  updatedAt: optionalDateTime,
});
export type Task = v.InferOutput<typeof taskRow>;

/** `12`. */
export const referenceOf = ({ id }: { id: number }) => String(id);

/** The order of what is to be done: the earliest first, and of one day as it was written down. */
export const byDate = (one: Task, other: Task) =>
  compareLocal(one.taskDate, other.taskDate) || one.id - other.id;

interface Due {
  label: string;
  tone: BadgeTone;
}

const overdue: Due = { label: 'Atrasada', tone: 'danger' };
const dueToday: Due = { label: 'Hoje', tone: 'warning' };
const ahead: Due = { label: 'A vencer', tone: 'neutral' };

/** How a task that is still pending stands to today; null for any other, and for one without a day. */
export function dueOf(
  { status: stands, taskDate }: Pick<Task, 'status' | 'taskDate'>,
  now: LocalDate = today(),
): Due | null {
  if (stands !== 'pending' || taskDate === '') return null;
  if (taskDate === now) return dueToday;
  return taskDate < now ? overdue : ahead;
}
