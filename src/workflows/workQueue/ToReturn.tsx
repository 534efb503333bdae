import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { styled } from '@/ui/style';
import { failureOf } from '@/api/failure';
import { formatWeekdayDate, today } from '@/formats/dates';
import { oneLine, plural } from '@/formats/text';
import { HomeEntries } from '@/frames/home/HomeEntries';
import { ListFailure } from '@/records/list/ListFailure';
import { ListLoading } from '@/records/list/ListLoading';
import { recordPath } from '@/records/list/listAddress';
import { useSignedInSession } from '@/session/useSession';
import { Badge } from '@/ui/badge/Badge';
import type { QueueOwner } from '@/features/services/queue/queueModule';
import { maxReminders, remindersDue } from './remindersApi';

const Box = styled.div`
  padding: 4px 16px;
  border: var(--line-width) solid var(--line);
  border-radius: var(--radius-large);
  background: var(--surface);
`;

const Note = styled.p`
  max-width: 60rem;
  color: var(--ink-secondary);
  font-size: 0.8125rem;
`;

/** The person's reminders about services due by today: the only record of who waits for an answer. */
export function ToReturn({ of }: { of: QueueOwner }) {
  const { user } = useSignedInSession();
  const { pathname } = useLocation();
  const [until] = useState(() => today());
  const isOther = typeof of === 'number';
  const { data, error, isFetching, refetch } = remindersDue.useQuery(
    { userId: isOther ? of : user.id, until },
    { refetchOnMountOrArgChange: true },
  );
  if (!data) {
    const failure = failureOf(error);
    return failure && !isFetching ? <ListFailure failure={failure} onRetry={refetch} /> : <ListLoading />;
  }
  const reminders = data.rows.filter(({ source }) => source === 'service');
  const isCut = data.total > data.rows.length;
  return (
    <>
      <Note>
        {isOther ? 'Os lembretes' : 'Seus lembretes'} de atendimentos que vencem até hoje. A lista de
        atendimentos não diz a quem falta retornar: marque com um lembrete (T).
        {isCut && ` Lidas só as ${maxReminders} primeiras de ${plural(data.total, 'tarefa', 'tarefas')}.`}
      </Note>
      <Box>
        <HomeEntries
          none="Nenhum retorno marcado para hoje."
          entries={reminders.map(({ id, sourceId, description, taskDate }) => ({
            id,
            path: recordPath(pathname, sourceId ?? 0),
            text: oneLine(description),
            detail: (
              <>
                {formatWeekdayDate(taskDate)}{' '}
                {taskDate < until ? (
                  <Badge tone="danger">Atrasado</Badge>
                ) : (
                  <Badge tone="warning">Hoje</Badge>
                )}
              </>
            ),
          }))}
        />
      </Box>
    </>
  );
}
