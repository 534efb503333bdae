import { lazy } from 'react';
import { useUsers } from '@/lookups/lookupsApi';
import { atAddress } from '@/ui/list/atAddress';
import { ListScreen } from '@/ui/list/ListScreen';
import { useListExport } from '@/ui/list/useListExport';
import { useListScreen } from '@/ui/list/useListScreen';
import { useModule } from '@/ui/list/useModule';
import { FinishInRow } from './FinishInRow';
import type { Task } from './task';
import { taskColumns } from './taskColumns';
import { searchCall, tasksApi } from './tasksApi';
import { tasksModule } from './tasksModule';

const TaskPanels = lazy(() => import('./TaskPanels'));
const TasksWelcome = lazy(() => import('./tasksWelcome'));

const finishButton = (task: Task) => <FinishInRow task={task} />;

/** The tasks list and its panels. No right is needed for anything here. */
export const TasksScreen = atAddress(tasksModule, function TasksScreen() {
  const { data: users = [] } = useUsers();
  const search = tasksApi.useTasksQuery(useModule(tasksModule).search);
  const list = useListScreen(tasksModule, search, users);
  const { csvAction } = useListExport(list);

  return (
    <ListScreen
      list={list}
      columns={taskColumns}
      period={{
        from: 'startTaskDate',
        to: 'endTaskDate',
        overdue: { label: 'Atrasadas', filters: { status: 'pending' } },
      }}
      actions={[csvAction({ prefix: 'listagem-tarefa', call: searchCall })]}
      create={{ text: 'Nova', emptyText: 'Nova tarefa', onStart: () => list.openPanel('create') }}
      rowActions={[
        { label: 'Editar', panel: 'edit' },
        { label: 'Copiar', panel: 'copy' },
        { label: 'Excluir', panel: 'remove' },
      ]}
      rowButton={finishButton}
      welcome={TasksWelcome}
      panels={TaskPanels}
    />
  );
});
