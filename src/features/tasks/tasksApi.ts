import { original, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { api } from '@/api/api';
import { toFailure } from '@/api/failure';
import { patchWhenSaved, phpScript, unlessFailed } from '@/api/endpoints';
import { ignoreReply, listOf, phpId, recordOf, type List } from '@/api/reply';
import type { LocalDate } from '@/formats/dates';
import { wireSearch, type SearchOf } from '@/ui/list/filters';
import { taskRow, type Task, type TaskParticipant, type TaskSource, type TaskStatus } from './task';
import { cleanInput, rowChanges, type TaskInput } from './taskInput';
import { tasksModule } from './tasksModule';

const task = phpScript('task.php');

type Search = SearchOf<typeof tasksModule.table>;

/** The search of the list, and of its exports. */
export const searchCall = (search: Search) =>
  task.find(wireSearch(tasksModule.table, search), listOf(taskRow));

export const detailsCall = (id: number) => task.find({ id }, recordOf(taskRow));

const written = recordOf(v.object({ id: phpId }));

interface NewTask {
  input: TaskInput;
  /** The record a reminder is made from. */
  about?: { source: TaskSource; sourceId: number };
}

/** What a person has to do. */
interface Pending {
  userId: number;
  /** Up to this day; whenever it is for without one. */
  until?: LocalDate;
  limit: number;
}

interface StatusChange {
  id: number;
  status: TaskStatus;
}

interface Edit {
  id: number;
  input: TaskInput;
  /** Who answers for it now. */
  participants: TaskParticipant[];
}

export const tasksApi = api
  .enhanceEndpoints({ addTagTypes: ['Task', 'OpenTask', 'PendingTask'] })
  .injectEndpoints({
    endpoints: (build) => ({
      tasks: build.query<List<Task>, Search>({ query: searchCall, providesTags: ['Task'] }),
      task: build.query<Task, number>({
        query: detailsCall,
        providesTags: ['OpenTask'],
        keepUnusedDataFor: 0,
      }),
      createTask: build.mutation<{ id: number }, NewTask>({
        query: ({ input, about }) =>
          task.create({ ...(about && { id: 0, ...about }), ...cleanInput(input) }, written),
        invalidatesTags: unlessFailed('Task'),
      }),
      updateTask: build.mutation<null, Edit>({
        query: ({ id, input }) => task.change({ id, ...cleanInput(input) }, ignoreReply),
        onQueryStarted: patchWhenSaved<Task>('Task')(({ input, participants }: Edit) =>
          rowChanges(cleanInput(input), participants),
        ),
      }),
      pendingTasks: build.query<List<Task>, Pending>({
        query: ({ userId, until, limit }) =>
          searchCall({
            ...tasksModule.emptyFilters,
            status: 'pending',
            endTaskDate: until ?? '',
            participants: [userId],
            page: 1,
            limit,
          }),
        providesTags: ['PendingTask'],
      }),
      changeTaskStatus: build.mutation<null, StatusChange>({
        query: (change) => task.write('changeStatus', change, ignoreReply),
        async onQueryStarted(change: StatusChange, store) {
          const patched = patchWhenSaved<Task>('Task')(({ status }: StatusChange) => ({ status }))(
            change,
            store,
          );
          const putBack = change.status === 'finished' ? takeFromPending(store, change.id) : () => undefined;
          await store.queryFulfilled.catch(putBack);
          await patched;
        },
        // Also after a failure, which may be one of the answer only: then all that shows the task is asked again.
        invalidatesTags: (_, failure) => {
          if (!failure) return ['PendingTask', 'OpenTask'];
          return toFailure(failure).outcomeUnknown ? ['PendingTask', 'OpenTask', 'Task'] : ['PendingTask'];
        },
      }),
      deleteTask: build.mutation<null, number>({
        query: (id) => task.remove(id, ignoreReply),
        invalidatesTags: unlessFailed('Task'),
      }),
    }),
  });

interface Store {
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
  getState: () => unknown;
}

/** A list of what is to be done, or only how much there is. */
interface PendingAnswer {
  rows?: Task[];
  total: number;
}

/**
 * Takes a task at once out of what the screen shows as to be done, and out of how much that is.
 * @returns what puts it back, whatever has become of the others meanwhile
 */
function takeFromPending({ dispatch, getState }: Store, id: number): () => void {
  const answers = api.util
    .selectInvalidatedBy(getState() as never, ['PendingTask' as never])
    .map(({ endpointName, originalArgs }) => (change: (answer: PendingAnswer) => void) => {
      dispatch(
        api.util.updateQueryData(
          endpointName as never,
          originalArgs as never,
          ((answer: PendingAnswer) => void change(answer)) as never,
        ) as never,
      );
    });
  let taken: Task | undefined;
  const changed = answers.filter((update) => {
    let holdsIt = false;
    update((answer) => {
      const found = answer.rows?.find((row) => row.id === id);
      if (answer.rows && !found) return;
      holdsIt = true;
      if (found) taken = original(found);
      if (answer.rows) answer.rows = answer.rows.filter((row) => row.id !== id);
      answer.total -= 1;
    });
    return holdsIt;
  });
  return () => {
    for (const update of changed)
      update((answer) => {
        if (answer.rows?.some((row) => row.id === id)) return;
        if (taken) answer.rows?.push(taken);
        answer.total += 1;
      });
  };
}
