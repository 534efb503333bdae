import type { Control } from 'react-hook-form';
import { plural } from '@/formats/text';
import { useAsk } from '@/api/ask';
import type { LocalDate } from '@/formats/dates';
import { changeOf, bulkAction } from '@/records/bulk/bulkAction';
import { bulkActions } from '@/records/bulk/bulkActions';
import { bulkRemoval } from '@/records/bulk/bulkRemoval';
import { DateField } from '@/ui/form/DateField';
import { taskRemoval } from '../taskRemoval';
import { finish, reopen, type Step, type Task } from '../task';
import { fieldLabels, inputFrom } from '../taskInput';
import { searchCall, tasksApi } from '../tasksApi';
import { tasksModule } from '../tasksModule';

const { task } = tasksApi.endpoints;

const counted = (rows: number) => plural(rows, 'tarefa', 'tarefas');

const step = (key: string, label: string, { to }: Step, { to: back }: Step) =>
  bulkAction<Task, Record<string, never>>({
    key,
    label,
    startText: (rows) => `${label} ${counted(rows)}`,
    values: {},
    Fields: () => null,
    useWork: () => {
      const [change] = tasksApi.useChangeTaskStatusMutation();
      const ask = useAsk();
      return () =>
        changeOf({
          ask,
          endpoint: task,
          valueOf: ({ status }) => status === to,
          targetOf: () => true,
          save: ({ id }: Task, _, isToBe) => change({ id, status: isToBe ? to : back }),
        });
    },
    useStays: () => (row) => (row.status === to ? 'same' : undefined),
  });

interface NewDate {
  taskDate: LocalDate | '';
}

const date = bulkAction<Task, NewDate>({
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
        fieldLabels,
        targetOf: () => taskDate,
        valueOf: (now) => now.taskDate ?? '',
        save: ({ id }: Task, now, date) =>
          update({ id, input: { ...inputFrom(now), taskDate: date }, participants: now.participants }),
      });
  },
  useStays:
    () =>
    (row, { taskDate }) =>
      row.taskDate === taskDate ? 'same' : undefined,
});

export default bulkActions(tasksModule, searchCall, [
  step('finish', 'Finalizar', finish, reopen),
  step('reopen', 'Reabrir', reopen, finish),
  date,
  bulkRemoval({
    words: taskRemoval,
    useRemove: tasksApi.useDeleteTaskMutation,
    record: task,
  }),
]);
