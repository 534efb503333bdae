import { addDays, today, type LocalDate } from '@/formats/dates';
import type { Task, TaskParticipant } from './task';

/** What the form holds, in the names of the API, so that its field errors find their field. */
export interface TaskInput {
  /** The ids of the users who answer for it. */
  participants: number[];
  taskDate: LocalDate | '';
  /** By WhatsApp, on the day of the task. */
  notify: boolean;
  description: string;
  /** A `TaskStatus`, or what a task came with. */
  status: string;
}

/** What people call the fields that the form is filled in from, by their names on the wire. */
export const fieldWords = {
  participants: 'Responsáveis',
  taskDate: 'Data da tarefa',
  notify: 'Notificar por WhatsApp',
  description: 'Descrição',
  status: 'Status',
};

/** Text limits of the form. */
export const limits = { description: 200 };

/** How many days from today a new task is for. */
const daysAhead = 2;

/** What an empty form holds: something to be done in two days, by who writes it down. */
export const newTask = (userId: number): TaskInput => ({
  participants: [userId],
  taskDate: addDays(today(), daysAhead),
  notify: false,
  description: '',
  status: 'pending',
});

/** A task as the form edits it. */
export const inputFrom = ({ participants, taskDate, notify, description, status }: Task): TaskInput => ({
  participants: participants.map(({ userId }) => userId),
  taskDate,
  notify,
  description,
  status,
});

/** The same for another one that is still to be done. */
export const copyOf = (task: Task): TaskInput => ({ ...inputFrom(task), status: 'pending' });

/** Whether it says all that a task needs. */
export const isFilled = ({ participants, taskDate, description, status }: TaskInput) =>
  participants.length > 0 && taskDate !== '' && description.trim() !== '' && Boolean(status);

/** What is sent of what was typed: nobody is notified where nobody is responsible. */
export const cleanInput = (input: TaskInput): TaskInput => ({
  ...input,
  notify: input.notify && input.participants.length > 0,
  description: input.description.trim(),
});

/** What an edit changes in the list's row. */
export const rowChanges = (
  { taskDate, notify, description, status }: TaskInput,
  participants: TaskParticipant[],
): Partial<Task> => ({ taskDate, notify, description, status, participants });
