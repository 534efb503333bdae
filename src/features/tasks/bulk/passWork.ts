import { useAsk } from '@/api/ask';
import type { UserOption } from '@/lookups/lookupsApi';
import { changeOf } from '@/records/bulk/bulkAction';
import { participantsOf } from '../participantsOf';
import type { Task } from '../task';
import { fieldLabels, inputFrom } from '../taskInput';
import { tasksApi } from '../tasksApi';
import { tasksDueCall } from '../tasksDueCall';

export type { Task };

const { task } = tasksApi.endpoints;

/** Replaces participants of tasks, by id; everything else stays. */
export function usePassWork(users: readonly UserOption[]) {
  const [update] = tasksApi.useUpdateTaskMutation();
  const ask = useAsk();
  return (next: (participants: readonly number[]) => number[]) =>
    changeOf({
      ask,
      endpoint: task,
      fieldLabels,
      targetOf: (now) => next(inputFrom(now).participants),
      valueOf: (now) => inputFrom(now).participants,
      save: ({ id }: Task, now, participants) =>
        update({
          id,
          input: { ...inputFrom(now), participants },
          participants: participantsOf(participants, now, users),
        }),
    });
}

/** A page of the pending tasks a user takes part in. */
export const pendingTasksOfUserCall = (userId: number, page: number, limit: number) =>
  tasksDueCall(userId, '', limit, page);
