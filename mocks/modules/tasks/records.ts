import { table } from '../../data/table';

export interface Task {
  id: number;
  clientId: number;
  sourceId: number | null;
  source: 'service' | 'voter' | 'legislative' | 'expense' | null;
  status: 'pending' | 'finished';
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
