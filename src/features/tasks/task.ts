import * as v from 'valibot';
import {
  choiceIn,
  digits,
  flag,
  localDate,
  optionalDateTime,
  optionalId,
  phpId,
  someOf,
  text,
} from '@/api/reply';
import { choices, labelOf, type Tone } from '@/formats/choices';
import { compareLocal, today, type LocalDate } from '@/formats/dates';

/**
 * Values are API words; the demo has them in mocks/modules/tasks/records.ts. Finishing, reopening and due dates rely
 * on exactly these two: a third would need a decision there.
 */
export const taskStatuses = choices([
  { value: 'pending', label: 'Pendente', tone: 'info' },
  { value: 'finished', label: 'Finalizada', tone: 'success' },
]);
export type TaskStatus = (typeof taskStatuses)[number]['value'];

/** Unknown statuses show as received. */
export const statusName = (status: string) => labelOf(taskStatuses, status) || status;

/** A one-press status change. */
export interface Step {
  to: TaskStatus;
  label: string;
  busyText: string;
  /** Completes the success message. */
  done: string;
}

export const finish: Step = {
  to: 'finished',
  label: 'Finalizar',
  busyText: 'Finalizando...',
  done: 'foi finalizada!',
};
export const reopen: Step = {
  to: 'pending',
  label: 'Reabrir',
  busyText: 'Reabrindo...',
  done: 'voltou a ficar pendente!',
};

export const stepOf = ({ status }: Pick<Task, 'status'>) => (status === finish.to ? reopen : finish);

/** Kinds of record a reminder can be about. */
export const taskSources = ['service', 'voter', 'legislative', 'expense'] as const;
export type TaskSource = (typeof taskSources)[number];

/** `phone`: digits, '' when there is none. */
const participant = v.object({ userId: phpId, name: text, phone: digits });
export type TaskParticipant = v.InferOutput<typeof participant>;

const knownSource = v.fallback(v.nullable(v.picklist(taskSources)), null);

/** A list row, as complete as the details. Unknown sources become null. */
export const taskRow = v.object({
  id: phpId,
  source: knownSource,
  sourceId: optionalId,
  /** A `TaskStatus`, or an unknown word. */
  status: choiceIn(taskStatuses),
  description: text,
  taskDate: localDate,
  participants: someOf(participant),
  /** By WhatsApp, on the task's day. */
  notify: flag(),
  createdAt: optionalDateTime,
  updatedAt: optionalDateTime,
});
export type Task = v.InferOutput<typeof taskRow>;

export const referenceOf = ({ id }: { id: number }) => String(id);

/** Earliest first, then by creation. */
export const byDate = (one: Task, other: Task) =>
  compareLocal(one.taskDate, other.taskDate) || one.id - other.id;

interface Due {
  label: string;
  tone: Tone;
}

const overdue: Due = { label: 'Atrasada', tone: 'danger' };
const dueToday: Due = { label: 'Hoje', tone: 'warning' };
const ahead: Due = { label: 'A vencer', tone: 'neutral' };

/** Null when not pending or without a date. */
export function dueOf(
  { status, taskDate }: Pick<Task, 'status' | 'taskDate'>,
  now: LocalDate = today(),
): Due | null {
  if (status !== 'pending' || taskDate === '') return null;
  if (taskDate === now) return dueToday;
  return taskDate < now ? overdue : ahead;
}

export const isOverdue = (task: Pick<Task, 'status' | 'taskDate'>) => dueOf(task) === overdue;
