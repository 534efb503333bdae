import { table } from '../../data/table';

/** A task's statuses and their names. */
export const taskStatuses = {
  pending: 'pendente',
  finished: 'finalizada',
};
export type TaskStatus = keyof typeof taskStatuses;

export interface Task {
  id: number;
  clientId: number;
  sourceId: number | null;
  source: 'service' | 'voter' | 'legislative' | 'expense' | null;
  status: TaskStatus;
  description: string;
  taskDate: string;
  participantIds: number[];
  notify: boolean;
  createdAt: string;
  updatedAt: string;
}

export const taskTables = {
  tasks: table<Task>(),
};
