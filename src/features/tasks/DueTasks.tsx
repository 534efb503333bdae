import { formatWeekdayDate, today } from '@/formats/dates';
import { oneLine } from '@/formats/text';
import { useSignedInSession } from '@/session/useSession';
import { entriesShown, HomeEntries } from '@/frames/home/HomeEntries';
import { HomeAnswer, HomeCard } from '@/frames/home/HomeCard';
import { filteredPath, recordPath } from '@/records/list/listAddress';
import { DueBadge } from './DueBadge';
import { FinishButton } from './FinishButton';
import { byDate } from './task';
import { tasksApi } from './tasksApi';
import { tasksModule } from './tasksModule';
import { listPath } from './taskPaths';

/** Home page: the user's tasks due by today. */
export function DueTasks() {
  const { user } = useSignedInSession();
  const until = today();
  const query = tasksApi.usePendingTasksQuery({ userId: user.id, until, limit: entriesShown });
  const path = filteredPath(listPath, tasksModule, {
    status: 'pending',
    endTaskDate: until,
    participants: [user.id],
  });
  return (
    <HomeCard title="Tarefas até hoje" count={query.data?.total} more={{ path, text: 'Ver tarefas' }}>
      <HomeAnswer query={query}>
        {({ rows }) => (
          <HomeEntries
            none="Nenhuma tarefa para hoje."
            entries={rows.toSorted(byDate).map((task) => ({
              id: task.id,
              path: recordPath(listPath, task.id),
              text: oneLine(task.description),
              detail: (
                <>
                  {formatWeekdayDate(task.taskDate)} <DueBadge task={task} />
                </>
              ),
              action: <FinishButton task={task} small />,
            }))}
          />
        )}
      </HomeAnswer>
    </HomeCard>
  );
}
