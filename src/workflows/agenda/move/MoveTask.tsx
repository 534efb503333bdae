import {
  fieldLabels,
  inputFrom,
  tasksApi,
  tasksModule,
  type TaskInput,
} from '@/features/tasks/tasksForAgenda';
import { EditPanel, type EditOptions } from '@/records/edit/EditPanel';
import { usePanel } from '@/records/list/ModulePanels';
import { DateField } from '@/ui/form/DateField';
import { FieldGroup } from '@/ui/form/FieldGroup';
import { useServerForm } from '@/ui/form/useServerForm';
import { PanelForm } from '@/ui/panel/PanelContent';
import { spotText } from './moveWords';

/** Moves a task to another day; the other fields are saved unchanged. */
export default function MoveTask() {
  const { id, done } = usePanel(tasksModule);
  const [update] = tasksApi.useUpdateTaskMutation();
  return (
    <EditPanel
      title={`Mover a tarefa ${id}`}
      of={tasksApi.endpoints.task}
      id={id}
      inputFrom={inputFrom}
      fieldLabels={fieldLabels}
    >
      {({ description }, edit) => (
        <MoveForm
          description={description}
          {...edit<null>({
            send: (input, now) => update({ id, input, participants: now.participants }),
            onDone: (_, { taskDate }, undo) =>
              done(`A tarefa ${id} foi movida para ${spotText({ day: taskDate, hours: null })}.`, { undo }),
          })}
        />
      )}
    </EditPanel>
  );
}

function MoveForm({ description, ...options }: EditOptions<TaskInput, null> & { description: string }) {
  const form = useServerForm<TaskInput, null>(options);
  return (
    <PanelForm form={form} saveText="Mover">
      <p>{description}</p>
      <FieldGroup title="Para quando">
        <DateField control={form.control} name="taskDate" label="Data da tarefa" required />
      </FieldGroup>
    </PanelForm>
  );
}
