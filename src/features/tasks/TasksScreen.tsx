import { useUsers } from '@/lookups/lookupsApi';
import { atAddress } from '@/records/list/atAddress';
import { ListRows, RecordTable } from '@/records/list/ListRows';
import { ListScreen } from '@/records/list/ListScreen';
import { ListTop } from '@/records/list/ListTop';
import { useListExport } from '@/records/list/useListExport';
import { useListScreen } from '@/records/list/useListScreen';
import { late } from '@/ui/feedback/late';
import { FinishInRow } from './FinishInRow';
import type { Task } from './task';
import { taskColumns } from './taskColumns';
import { searchCall, tasksApi } from './tasksApi';
import { tasksModule } from './tasksModule';

const TaskPanels = late(() => import('./TaskPanels'));
const ManyTasks = late(() => import('./many/ManyTasks'));
const TasksWelcome = late(() => import('./tasksWelcome'));

const finishButton = (task: Task) => <FinishInRow task={task} />;

/** Tasks need no permission. */
export const TasksScreen = atAddress(tasksModule, function TasksScreen() {
  const { data: users = [] } = useUsers();
  const list = useListScreen(tasksModule, tasksApi.useTasksQuery, users);
  const { csvAction } = useListExport(list);

  return (
    <ListScreen
      list={list}
      columns={taskColumns}
      create={{ text: 'Nova', emptyText: 'Nova tarefa' }}
      rowActions={[
        { key: 'edit', label: 'Editar' },
        { key: 'copy', label: 'Copiar' },
        { key: 'remove', label: 'Excluir' },
      ]}
      panels={TaskPanels}
      many={ManyTasks}
    >
      <ListTop actions={[csvAction({ prefix: 'listagem-tarefa', call: searchCall })]} />
      <ListRows welcome={TasksWelcome}>
        <RecordTable rowButtons={finishButton} />
      </ListRows>
    </ListScreen>
  );
});
