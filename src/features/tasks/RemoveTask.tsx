import { formatWeekdayDate } from '@/formats/dates';
import { usePanel } from '@/records/list/ModulePanels';
import { ConfirmRemoval } from '@/records/panel/ConfirmRemoval';
import { Detail, DetailsList } from '@/ui/details/DetailsList';
import { RecordPanel } from '@/records/panel/RecordPanel';
import { referenceOf } from './task';
import { tasksApi } from './tasksApi';
import { tasksModule } from './tasksModule';

export function RemoveTask() {
  const { id } = usePanel(tasksModule);
  const query = tasksApi.useTaskQuery(id);
  const removal = tasksApi.useDeleteTaskMutation();
  return (
    <RecordPanel title="Remover tarefa" query={query}>
      {({ description, taskDate }) => (
        <ConfirmRemoval
          id={id}
          removal={removal}
          warning="Deseja realmente remover essa tarefa?"
          doneText={`A tarefa ${id} foi removida!`}
        >
          <DetailsList>
            <Detail label="Referência">{referenceOf({ id })}</Detail>
            <Detail label="Data">{formatWeekdayDate(taskDate)}</Detail>
            <Detail label="Descrição" wide>
              {description}
            </Detail>
          </DetailsList>
        </ConfirmRemoval>
      )}
    </RecordPanel>
  );
}
