import { lazy } from 'react';
import { useNavigate } from 'react-router-dom';
import { agendaPath } from '@/features/agenda/agendaPaths';
import { useUsers } from '@/lookups/lookupsApi';
import { atAddress } from '@/records/list/atAddress';
import { ListRows, RecordTable } from '@/records/list/ListRows';
import { ListScreen } from '@/records/list/ListScreen';
import { ListTop } from '@/records/list/ListTop';
import { useListExport } from '@/records/list/useListExport';
import { useListScreen } from '@/records/list/useListScreen';
import { ColumnsIcon } from '@/ui/icons';
import { FinishInRow } from './FinishInRow';
import type { Task } from './task';
import { taskColumns } from './taskColumns';
import { searchCall, tasksApi } from './tasksApi';
import { tasksModule } from './tasksModule';

const TaskPanels = lazy(() => import('./TaskPanels'));
const ManyTasks = lazy(() => import('./many/ManyTasks'));
const TasksWelcome = lazy(() => import('./tasksWelcome'));

const finishButton = (task: Task) => <FinishInRow task={task} />;

/** Tasks need no permission. */
export const TasksScreen = atAddress(tasksModule, function TasksScreen() {
  const { data: users = [] } = useUsers();
  const navigate = useNavigate();
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
      <ListTop
        actions={[
          { label: 'Ver na agenda', icon: <ColumnsIcon />, onSelect: () => void navigate(agendaPath) },
          csvAction({ prefix: 'listagem-tarefa', call: searchCall }),
        ]}
      />
      <ListRows welcome={TasksWelcome}>
        <RecordTable rowButtons={finishButton} />
      </ListRows>
    </ListScreen>
  );
});
