import { userName, type UserOption } from '@/lookups/lookupsApi';
import { dateFilter, idsFilter, wordFilter } from '@/ui/list/filters';
import { createListModule } from '@/ui/list/listModule';
import { referenceOf, taskStatuses, type Task } from './task';

/** The tasks as a list: their name, filters and panels. The API finds them by no text, so there is no box to type in. */
export const tasksModule = createListModule({
  name: 'tasks',
  title: 'Tarefas',
  one: 'tarefa',
  many: 'tarefas',
  labelOf: (row: Task) => referenceOf(row),
  filters: {
    status: wordFilter('Status', taskStatuses),
    startTaskDate: dateFilter('A partir de'),
    endTaskDate: dateFilter('Até'),
    participants: idsFilter('Responsáveis', (id, users: readonly UserOption[]) => userName(users, id)),
  },
  panels: ['create', 'edit', 'copy', 'remove'],
});
