import { useState } from 'react';
import { Link } from 'react-router-dom';
import { environment } from '@/config/environment';
import { formatShortDateTime, formatWeekdayDate } from '@/formats/dates';
import { Button } from '@/ui/button/Button';
import { CopyLinkButton } from '@/ui/list/CopyLinkButton';
import { usePanel } from '@/ui/list/ModulePanels';
import { DetailsContent, HeadFact } from '@/ui/panel/DetailsContent';
import { Detail, DetailsList } from '@/ui/panel/DetailsList';
import { DetailsSection } from '@/ui/panel/DetailsSection';
import { RecordPanel } from '@/ui/panel/RecordPanel';
import { StatusBadge } from '@/ui/panel/StatusBadge';
import { PhoneLinks } from '@/ui/PhoneLinks';
import { DueBadge } from './DueBadge';
import { People } from './People';
import { referenceOf, taskStatuses, type Task, type TaskStatus } from './task';
import { tasksApi } from './tasksApi';
import { sourceOf } from './taskSource';
import { tasksModule } from './tasksModule';
import { useTaskStatus } from './useTaskStatus';

const phoneLinks = (phone: string) => <PhoneLinks phone={phone} />;

/** Everything about one task; no right is needed to see it. It is finished, or taken up again, from here. */
export function TaskDetails() {
  const { id, open } = usePanel(tasksModule);
  const query = tasksApi.useTaskQuery(id);
  const change = useTaskStatus();
  const [busy, setBusy] = useState(false);
  const changeStatus = async (status: TaskStatus) => {
    setBusy(true);
    await change(id, status);
    setBusy(false);
  };

  return (
    <RecordPanel title="Detalhes da tarefa" kind="details" query={query}>
      {(task) => (
        <DetailsContent
          busy={busy}
          head={
            <>
              <HeadFact label="Descrição" isName>
                {task.description}
              </HeadFact>
              <HeadFact label="Referência" isLabelled copy={referenceOf(task)}>
                {referenceOf(task)}
              </HeadFact>
              <HeadFact label="Status">
                <StatusBadge statuses={taskStatuses} id={task.status} />
              </HeadFact>
            </>
          }
          actions={
            <>
              <Button data-edit kind="primary" onClick={() => open('edit')}>
                Editar
              </Button>
              <Button
                busy={busy || query.isFetching}
                busyText={task.status === 'finished' ? 'Reabrindo...' : 'Finalizando...'}
                onClick={() => void changeStatus(task.status === 'finished' ? 'pending' : 'finished')}
              >
                {task.status === 'finished' ? 'Reabrir' : 'Finalizar'}
              </Button>
              <CopyLinkButton id={id} />
            </>
          }
        >
          <TaskFacts task={task} />
        </DetailsContent>
      )}
    </RecordPanel>
  );
}

function TaskFacts({ task }: { task: Task }) {
  const { participants } = task;
  const source = sourceOf(task);
  return (
    <>
      <DetailsSection title="Prazo">
        <DetailsList>
          <Detail label="Data da tarefa">
            {task.taskDate && (
              <>
                {formatWeekdayDate(task.taskDate)} <DueBadge task={task} />
              </>
            )}
          </Detail>
          {source && (
            <Detail label="Criada a partir de" wide>
              <Link to={source.path}>{source.text}</Link>
            </Detail>
          )}
          {environment.whatsappReminder && (
            <Detail label="Notificar por WhatsApp" wide>
              {task.notify ? 'Sim, no dia da tarefa' : 'Não'}
            </Detail>
          )}
        </DetailsList>
      </DetailsSection>
      <DetailsSection title="Responsáveis" none={participants.length === 0 && 'Nenhum responsável.'}>
        <People label="Responsáveis" people={participants} phoneOf={phoneLinks} />
      </DetailsSection>
      <DetailsSection title="Registro">
        <DetailsList>
          <Detail label="Data de cadastro">{formatShortDateTime(task.createdAt)}</Detail>
          <Detail label="Última atualização">{formatShortDateTime(task.updatedAt)}</Detail>
        </DetailsList>
      </DetailsSection>
    </>
  );
}
