import { addDays, today } from '@/formats/dates';
import { useSignedInSession } from '@/session/useSession';
import { useServerForm } from '@/ui/form/useServerForm';
import { FormPanel } from '@/ui/panel/FormPanel';
import { usePanelHost } from '@/ui/panel/panelHost';
import type { TaskSource } from './task';
import { TaskFields } from './TaskFields';
import { limits, newTask, type TaskInput } from './taskInput';
import { tasksApi } from './tasksApi';

/** Default due date, from today. */
const daysAhead = 5;

interface ReminderPanelProps {
  source: TaskSource;
  sourceId: number;
  /** Initial text, e.g. 'Lembrete atendimento AT-12.' */
  description: string;
}

/** Criar lembrete: a task about a record, opened from any module. */
export function ReminderPanel({ source, sourceId, description }: ReminderPanelProps) {
  const { done } = usePanelHost();
  const { user } = useSignedInSession();
  const [create] = tasksApi.useCreateTaskMutation();
  const form = useServerForm<TaskInput>({
    defaultValues: {
      ...newTask(user.id),
      taskDate: addDays(today(), daysAhead),
      description: description.slice(0, limits.description),
    },
    send: (input) => create({ input, about: { source, sourceId } }),
    onDone: () => done('Lembrete criado!'),
  });

  return (
    <FormPanel title="Criar lembrete" form={form}>
      <TaskFields control={form.control} held={[{ id: user.id }]} />
    </FormPanel>
  );
}
