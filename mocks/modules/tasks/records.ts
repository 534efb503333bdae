import { table } from '../../data/table';

/** Where a task stands, and what people call that. */
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
