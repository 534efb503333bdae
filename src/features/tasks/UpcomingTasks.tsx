import { Link } from 'react-router-dom';
import { styled } from '@/ui/style';
import { formatNumber } from '@/formats/money';
import { useSignedInSession } from '@/session/useSession';
import { EmptyDrawing } from '@/ui/feedback/EmptyDrawing';
import { filteredPath, recordPath } from '@/records/list/listAddress';
import { dayGroup, partRows } from '@/ui/table/rowGroups';
import { PanelCloseButton } from '@/ui/panel/PanelCloseButton';
import { PanelContent } from '@/ui/panel/PanelContent';
import { PanelHostContext } from '@/ui/panel/panelHost';
import { RecordPanel } from '@/records/panel/RecordPanel';
import { DueBadge } from './DueBadge';
import { FinishButton } from './FinishButton';
import { byDate, isOverdue, type Task } from './task';
import { listPath } from './taskPaths';
import { tasksApi } from './tasksApi';
import { sourceOf } from './taskSource';
import { tasksModule } from './tasksModule';

const Day = styled.section`
  & + & {
    margin-top: 24px;
  }

  h3 {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 8px;
    margin-bottom: 4px;
    font-size: var(--text-small);
    color: var(--ink-secondary);
  }

  li {
    display: flex;
    align-items: flex-start;
    gap: 12px;
    padding: 10px 0;
    border-top: var(--line-width) solid var(--line);
  }

  li > div {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }

  li > div > a {
    color: var(--ink);
    text-decoration: none;
    white-space: pre-line;
  }

  li > div > a:hover {
    color: var(--brand);
    text-decoration: underline;
  }

  small {
    display: block;
    margin-top: 2px;
    font-size: 0.8125rem;
  }
`;

const None = styled.div`
  display: grid;
  justify-items: center;
  gap: 16px;
  padding: 32px 0;
  text-align: center;
`;

const Rest = styled.p`
  margin-top: 24px;
`;

const maxShown = 100;

/** Próximas tarefas: the user's pending tasks by date. */
export default function UpcomingTasks({ onClose }: { onClose: () => void }) {
  const { user } = useSignedInSession();
  const query = tasksApi.usePendingTasksQuery({ userId: user.id, limit: maxShown });
  const all = filteredPath(listPath, tasksModule, { status: 'pending', participants: [user.id] });
  return (
    <PanelHostContext value={{ close: onClose, done: onClose }}>
      <RecordPanel title="Próximas tarefas" query={query}>
        {({ rows, total }) => (
          <PanelContent footer={<PanelCloseButton />}>
            {rows.length === 0 ? (
              <None>
                <EmptyDrawing />
                <p>Oba! Nenhuma tarefa pendente :)</p>
              </None>
            ) : (
              <Days tasks={rows} />
            )}
            {total > rows.length && (
              <Rest>
                <Link to={all}>
                  Ver{' '}
                  {total === 1 ? 'a tarefa pendente' : `todas as ${formatNumber(total)} tarefas pendentes`}
                </Link>
              </Rest>
            )}
          </PanelContent>
        )}
      </RecordPanel>
    </PanelHostContext>
  );
}

const dayOf = ({ taskDate }: Task) => dayGroup(taskDate);

function Days({ tasks }: { tasks: readonly Task[] }) {
  return partRows(tasks.toSorted(byDate), dayOf).map(({ key, group, rows }) => (
    <Day key={key}>
      <h3 tabIndex={-1}>
        {/* Later groups already say when they are due. */}
        {group?.label} {rows[0] && isOverdue(rows[0]) && <DueBadge task={rows[0]} />}
      </h3>
      <ul>
        {rows.map((task) => {
          const source = sourceOf(task);
          return (
            <li key={task.id}>
              <div>
                <Link to={recordPath(listPath, task.id)}>{task.description}</Link>
                {source && (
                  <small>
                    <Link to={source.path}>{source.text}</Link>
                  </small>
                )}
              </div>
              <FinishButton task={task} />
            </li>
          );
        })}
      </ul>
    </Day>
  ));
}
