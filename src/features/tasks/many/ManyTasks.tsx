import type { Control } from 'react-hook-form';
import { plural } from '@/formats/text';
import { useAsk } from '@/api/ask';
import type { LocalDate } from '@/formats/dates';
import { changeOf, manyAction, readBack } from '@/records/many/manyAction';
import { manyActions } from '@/records/many/manyActions';
import { manyRemoval } from '@/records/many/manyRemoval';
import { DateField } from '@/ui/form/DateField';
import { finish, reopen, type Step, type Task } from '../task';
import { fieldWords, inputFrom } from '../taskInput';
import { searchCall, tasksApi } from '../tasksApi';
import { tasksModule } from '../tasksModule';

const { task } = tasksApi.endpoints;

const counted = (rows: number) => plural(rows, 'tarefa', 'tarefas');

const step = (key: string, label: string, { to }: Step) =>
  manyAction<Task, Record<string, never>>({
    key,
    label,
    startText: (rows) => `${label} ${counted(rows)}`,
    values: {},
    Fields: () => null,
    useWork: () => {
      const [change] = tasksApi.useChangeTaskStatusMutation();
      const ask = useAsk();
      return () => ({
        write: ({ id }) => change({ id, status: to }),
        // The same status twice does no harm: what counts is that it has it.
        isWritten: ({ id }) => readBack(ask, task, id, ({ status }) => status === to),
      });
    },
  });

interface NewDate {
  taskDate: LocalDate | '';
}

const date = manyAction<Task, NewDate>({
  key: 'date',
  label: 'Mudar a data',
  startText: (rows) => `Mudar a data de ${counted(rows)}`,
  values: { taskDate: '' },
  Fields: ({ control }: { control: Control<NewDate> }) => (
    <DateField control={control} name="taskDate" label="Nova data" required />
  ),
  useWork: () => {
    const [update] = tasksApi.useUpdateTaskMutation();
    const ask = useAsk();
    return ({ taskDate }) =>
      changeOf({
        ask,
        endpoint: task,
        fieldWords,
        targetOf: () => taskDate,
        isSo: (now) => now.taskDate === taskDate,
        save: ({ id }: Task, now) =>
          update({ id, input: { ...inputFrom(now), taskDate }, participants: now.participants }),
      });
  },
});

export default manyActions(tasksModule, searchCall, [
  step('finish', 'Finalizar', finish),
  step('reopen', 'Reabrir', reopen),
  date,
  manyRemoval({
    one: 'tarefa',
    many: 'tarefas',
    useRemove: tasksApi.useDeleteTaskMutation,
    record: task,
  }),
]);
