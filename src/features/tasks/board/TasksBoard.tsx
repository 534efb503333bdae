import { useAppDispatch } from '@/api/store';
import { formatWeekdayDate } from '@/formats/dates';
import { firstWords, oneLine } from '@/formats/text';
import { useUsers } from '@/lookups/lookupsApi';
import { boardPanels } from '@/records/board/boardPanels';
import { BoardScreen } from '@/records/board/BoardScreen';
import type { CardWords } from '@/records/board/boardSpec';
import { atAddress } from '@/records/list/atAddress';
import { StatusBadge } from '@/ui/badge/StatusBadge';
import { late } from '@/ui/feedback/late';
import { DueBadge } from '../DueBadge';
import { taskStatuses, type Task, type TaskStatus } from '../task';
import { taskActions } from '../taskActions';
import { listPath } from '../taskPaths';
import { tasksApi } from '../tasksApi';
import { tasksModule } from '../tasksModule';
import { onStatusReported } from '../useTaskStatus';

const { tasks, task, changeTaskStatus } = tasksApi.endpoints;

const TaskBoardPanels = boardPanels(
  tasksModule,
  late(() => import('../TaskPanels')),
);

const statuses = taskStatuses.map(({ value, label }) => ({
  key: value,
  name: label,
  badge: <StatusBadge statuses={taskStatuses} id={value} />,
}));

const leadLength = 120;

const card: CardWords<Task> = {
  lead: ({ description }) => firstWords(oneLine(description), leadLength),
  foot: (row) => (
    <>
      {row.taskDate && (
        <span>
          {formatWeekdayDate(row.taskDate)} <DueBadge task={row} />
        </span>
      )}
      <span>{row.participants.map(({ name }) => name).join(', ')}</span>
    </>
  ),
};

/** Needs no permission. The row shows whose task it is. */
export const TasksBoard = atAddress(tasksModule, function TasksBoard() {
  const dispatch = useAppDispatch();
  const { data: users = [] } = useUsers();
  return (
    <BoardScreen
      module={tasksModule}
      title="Tarefas por status"
      listPath={listPath}
      names={users}
      statuses={statuses}
      filter="status"
      search={tasks}
      record={task}
      move={{
        write: ({ id }, to) => dispatch(changeTaskStatus.initiate({ id, status: to as TaskStatus })),
      }}
      statusOf={({ status }) => status}
      inStatus={(row, to) => ({ ...row, status: to as TaskStatus })}
      statusPanels={['edit']}
      changes={onStatusReported}
      card={card}
      rowActions={taskActions}
      create={{ text: 'Nova', emptyText: 'Nova tarefa' }}
      panels={TaskBoardPanels}
    />
  );
});
