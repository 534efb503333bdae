import { formatWeekdayDate } from '@/formats/dates';
import { usePanel } from '@/ui/list/ModulePanels';
import { ConfirmRemoval } from '@/ui/panel/ConfirmRemoval';
import { Detail, DetailsList } from '@/ui/panel/DetailsList';
import { RecordPanel } from '@/ui/panel/RecordPanel';
import { referenceOf } from './task';
import { tasksApi } from './tasksApi';
import { tasksModule } from './tasksModule';

/** Shows which task it is, asks, and removes it. */
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
