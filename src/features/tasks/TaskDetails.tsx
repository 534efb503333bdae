import { useState } from 'react';
import { Link } from 'react-router-dom';
import { environment } from '@/config/environment';
import { formatShortDateTime, formatWeekdayDate } from '@/formats/dates';
import { Button } from '@/ui/button/Button';
import { usePanel } from '@/records/list/ModulePanels';
import { DetailsContent, HeadFact } from '@/ui/details/DetailsContent';
import { Detail } from '@/ui/details/DetailsList';
import { DetailsSection } from '@/ui/details/DetailsSection';
import { FactsSection } from '@/ui/details/FactsSection';
import { RecordActions } from '@/records/panel/RecordActions';
import { RecordPanel } from '@/records/panel/RecordPanel';
import { StatusBadge } from '@/ui/badge/StatusBadge';
import { PhoneLinks } from '@/ui/PhoneLinks';
import { DueBadge } from './DueBadge';
import { People } from './People';
import { referenceOf, stepOf, taskStatuses, type Step, type Task } from './task';
import { tasksApi } from './tasksApi';
import { sourceOf } from './taskSource';
import { tasksModule } from './tasksModule';
import { useTaskStatus } from './useTaskStatus';

const phoneLinks = (phone: string) => <PhoneLinks phone={phone} />;

/** Needs no permission. */
export function TaskDetails() {
  const { id, open } = usePanel(tasksModule);
  const query = tasksApi.useTaskQuery(id);
  const change = useTaskStatus();
  const [busy, setBusy] = useState(false);
  const take = async (step: Step) => {
    setBusy(true);
    await change(id, step);
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
            <RecordActions id={id} onEdit={() => open('edit')}>
              <Button
                busy={busy || query.isFetching}
                busyText={stepOf(task).busyText}
                onClick={() => void take(stepOf(task))}
              >
                {stepOf(task).label}
              </Button>
            </RecordActions>
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
      <FactsSection title="Prazo">
        <Detail label="Data da tarefa" field="Data">
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
      </FactsSection>
      <DetailsSection
        title="Responsáveis"
        none={participants.length === 0 && 'Nenhum responsável.'}
        field="Responsáveis"
      >
        <People label="Responsáveis" people={participants} phoneOf={phoneLinks} />
      </DetailsSection>
      <FactsSection title="Registro">
        <Detail label="Data de cadastro">{formatShortDateTime(task.createdAt)}</Detail>
        <Detail label="Última atualização">{formatShortDateTime(task.updatedAt)}</Detail>
      </FactsSection>
    </>
  );
}
