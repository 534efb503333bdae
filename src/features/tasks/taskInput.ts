import { addDays, today, type LocalDate } from '@/formats/dates';
import type { Task, TaskParticipant } from './task';

/** Form values, named as in the API so that its field errors match. */
export interface TaskInput {
  /** User ids. */
  participants: number[];
  taskDate: LocalDate | '';
  /** By WhatsApp, on the task's day. */
  notify: boolean;
  description: string;
  /** A `TaskStatus`, or the value received. */
  status: string;
}

/** On-screen labels of the fields that prefill the form, by API name. */
export const fieldLabels = {
  participants: 'Responsáveis',
  taskDate: 'Data da tarefa',
  notify: 'Notificar por WhatsApp',
  description: 'Descrição',
  status: 'Status',
};

export const limits = { description: 200 };

/** Default due date, from today. */
const daysAhead = 2;

export const newTask = (userId: number): TaskInput => ({
  participants: [userId],
  taskDate: addDays(today(), daysAhead),
  notify: false,
  description: '',
  status: 'pending',
});

export const inputFrom = ({ participants, taskDate, notify, description, status }: Task): TaskInput => ({
  participants: participants.map(({ userId }) => userId),
  taskDate,
  notify,
  description,
  status,
});

export const copyOf = (task: Task): TaskInput => ({ ...inputFrom(task), status: 'pending' });

export const isFilled = ({ participants, taskDate, description, status }: TaskInput) =>
  participants.length > 0 && taskDate !== '' && description.trim() !== '' && Boolean(status);

/** Without participants there is no one to notify. */
export const toWire = (input: TaskInput): TaskInput => ({
  ...input,
  notify: input.notify && input.participants.length > 0,
  description: input.description.trim(),
});

export const rowChanges = (
  { taskDate, notify, description, status }: TaskInput,
  participants: TaskParticipant[],
): Partial<Task> => ({ taskDate, notify, description, status, participants });
