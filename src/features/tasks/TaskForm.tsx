import { useWatch } from 'react-hook-form';
import { useUsers } from '@/lookups/lookupsApi';
import { useSignedInSession } from '@/session/useSession';
import { useServerForm, type ServerFormOptions } from '@/ui/form/useServerForm';
import { EditPanel } from '@/records/edit/EditPanel';
import { usePanel } from '@/records/list/ModulePanels';
import { PanelForm } from '@/ui/panel/PanelContent';
import { usePanelHost } from '@/ui/panel/panelHost';
import { RecordPanel } from '@/records/panel/RecordPanel';
import { SidePanel } from '@/ui/panel/SidePanel';
import { participantsOf } from './participantsOf';
import type { TaskParticipant } from './task';
import { TaskFields } from './TaskFields';
import { copyOf, fieldLabels, inputFrom, isFilled, newTask, type TaskInput } from './taskInput';
import { tasksApi } from './tasksApi';
import { tasksModule } from './tasksModule';

export function NewTask() {
  const { user } = useSignedInSession();
  const { start } = usePanelHost();
  return (
    <SidePanel title="Nova tarefa" kind="form">
      <NewTaskForm
        defaultValues={{ ...newTask(user.id), ...start }}
        held={[{ userId: user.id, name: user.name, phone: '' }]}
      />
    </SidePanel>
  );
}

export function CopyTask() {
  const query = tasksApi.useTaskQuery(usePanel(tasksModule).id);
  return (
    <RecordPanel title="Nova tarefa" kind="form" query={query}>
      {(copied) => <NewTaskForm defaultValues={copyOf(copied)} held={copied.participants} />}
    </RecordPanel>
  );
}

export function EditTask() {
  const { id, done } = usePanel(tasksModule);
  const { data: users = [] } = useUsers();
  const [update] = tasksApi.useUpdateTaskMutation();
  return (
    <EditPanel
      title="Editar tarefa"
      of={tasksApi.endpoints.task}
      id={id}
      inputFrom={inputFrom}
      fieldLabels={fieldLabels}
    >
      {(task, edit) => (
        <TaskForm
          held={task.participants}
          {...edit({
            send: (input, now) =>
              update({ id, input, participants: participantsOf(input.participants, now, users) }),
            onDone: (_, __, undo) => done(`A tarefa ${id} foi atualizada!`, { undo }),
          })}
        />
      )}
    </EditPanel>
  );
}

interface Start {
  defaultValues: TaskInput;
  held: readonly TaskParticipant[];
}

function NewTaskForm(starting: Start) {
  const { done } = usePanel(tasksModule);
  const { user } = useSignedInSession();
  const [create] = tasksApi.useCreateTaskMutation();
  return (
    <TaskForm
      {...starting}
      startAgain={() => newTask(user.id)}
      send={(input) => create({ input })}
      onDone={({ id }, _, goesOn) => done(`A tarefa ${id} foi criada!`, { goesOn, written: id })}
    />
  );
}

type Saving<R> = Pick<ServerFormOptions<TaskInput, R>, 'send' | 'onDone' | 'startAgain'>;

function TaskForm<R>({ held, ...options }: Start & Saving<R>) {
  const form = useServerForm<TaskInput, R>(options);
  const input = useWatch({ control: form.control }) as TaskInput;
  return (
    <PanelForm
      form={form}
      another="outra"
      blockedReason={
        isFilled(input) ? undefined : 'Preencha os responsáveis, a data, a descrição e o status.'
      }
    >
      <TaskFields
        control={form.control}
        held={held.map(({ userId, name }) => ({ id: userId, name }))}
        withStatus
      />
    </PanelForm>
  );
}
