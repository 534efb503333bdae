import { formatWeekdayDate } from '@/formats/dates';
import { modulePanels } from '@/records/list/ModulePanels';
import { removalPanel } from '@/records/panel/removalPanel';
import { Detail } from '@/ui/details/DetailsList';
import { referenceOf, type Task } from './task';
import { TaskDetails } from './TaskDetails';
import { TaskFilters } from './TaskFilters';
import { CopyTask, EditTask, NewTask } from './TaskForm';
import { taskRemoval } from './taskRemoval';
import { tasksApi } from './tasksApi';
import { tasksModule } from './tasksModule';

export default modulePanels({
  details: TaskDetails,
  filter: TaskFilters,
  create: NewTask,
  edit: EditTask,
  copy: CopyTask,
  remove: removalPanel(tasksModule, {
    title: 'Remover tarefa',
    useRecord: tasksApi.useTaskQuery,
    useRemove: tasksApi.useDeleteTaskMutation,
    warning: taskRemoval.warning,
    doneText: (_, id) => `A tarefa ${id} foi removida!`,
    details: ({ description, taskDate }: Task, id: number) => (
      <>
        <Detail label="Referência">{referenceOf({ id })}</Detail>
        <Detail label="Data">{formatWeekdayDate(taskDate)}</Detail>
        <Detail label="Descrição" wide>
          {description}
        </Detail>
      </>
    ),
  }),
});
