import type { StateOf } from '@/api/rootReducer';
import { userName, type UserOption } from '@/lookups/lookupsApi';
import { choiceFilter, dateFilter, idsFilter } from '@/records/list/filters';
import { createListModule } from '@/records/list/listModule';
import { referenceOf, taskStatuses, type Task } from './task';

/** No quick search: the API has no text search for tasks. */
export const tasksModule = createListModule({
  name: 'tasks',
  title: 'Tarefas',
  one: 'tarefa',
  many: 'tarefas',
  labelOf: (row: Task) => referenceOf(row),
  filters: {
    status: choiceFilter('Status', taskStatuses),
    startTaskDate: dateFilter('A partir de'),
    endTaskDate: dateFilter('Até'),
    participants: idsFilter('Responsáveis', (id, users: readonly UserOption[]) => userName(users, id)),
  },
  period: {
    from: 'startTaskDate',
    to: 'endTaskDate',
    overdue: { label: 'Atrasadas', filters: { status: 'pending' } },
  },
  panels: ['create', 'edit', 'copy', 'remove'],
});

export const tasksSlice = tasksModule.slice;

declare module '@/api/rootReducer' {
  interface ModuleStates {
    tasks: StateOf<typeof tasksSlice>;
  }
}
