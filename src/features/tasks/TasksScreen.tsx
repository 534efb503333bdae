import { useNavigate } from 'react-router-dom';
import { agendaPath } from '@/records/links/agenda';
import { useUsers } from '@/lookups/lookupsApi';
import { atAddress } from '@/records/list/atAddress';
import { ListRows, RecordTable } from '@/records/list/ListRows';
import { ListScreen } from '@/records/list/ListScreen';
import { ListTop } from '@/records/list/ListTop';
import { useListExport } from '@/records/list/useListExport';
import { useListScreen } from '@/records/list/useListScreen';
import { late } from '@/ui/feedback/late';
import { CalendarIcon, BoardIcon } from '@/ui/icons';
import { FinishInRow } from './FinishInRow';
import type { Task } from './task';
import { taskActions } from './taskActions';
import { taskColumns } from './taskColumns';
import { boardPath } from './taskPaths';
import { searchCall, tasksApi } from './tasksApi';
import { tasksModule } from './tasksModule';

const TaskPanels = late(() => import('./TaskPanels'));
const BulkTasks = late(() => import('./bulk/BulkTasks'));
const TasksWelcome = late(() => import('./tasksWelcome'));

const finishButton = (task: Task) => <FinishInRow task={task} />;

/** Imported here, since every page's code contains the names that the screens table imports. */
export const loadBoard = async () => ({ default: (await import('./board/TasksBoard')).TasksBoard });

/** Tasks need no permission. */
const TasksScreen = atAddress(tasksModule, function TasksScreen() {
  const navigate = useNavigate();
  const { data: users = [] } = useUsers();
  const list = useListScreen(tasksModule, tasksApi.useTasksQuery, users);
  const { csvAction } = useListExport(list);

  return (
    <ListScreen
      list={list}
      columns={taskColumns}
      create={{ text: 'Nova', emptyText: 'Nova tarefa' }}
      rowActions={taskActions}
      panels={TaskPanels}
      bulk={BulkTasks}
    >
      <ListTop
        actions={[
          csvAction({ prefix: 'listagem-tarefa', call: searchCall }),
          {
            label: 'Ver por status',
            word: 'Por status',
            icon: <BoardIcon />,
            onSelect: () => void navigate(boardPath),
          },
          {
            label: 'Ver na agenda',
            word: 'Agenda',
            icon: <CalendarIcon />,
            onSelect: () => void navigate(agendaPath),
          },
        ]}
      />
      <ListRows welcome={TasksWelcome}>
        <RecordTable rowButtons={finishButton} />
      </ListRows>
    </ListScreen>
  );
});

export default TasksScreen;
