import { original } from '@reduxjs/toolkit';
import { api } from '@/api/api';
import { toFailure } from '@/api/failure';
import {
  cachedUnder,
  patchWhenSaved,
  phpScript,
  readWith,
  unlessFailed,
  type StoreApi,
} from '@/api/endpoints';
import { ignoreReply, listOf, recordOf, type List } from '@/api/reply';
import { savedId } from '@/api/savedId';
import type { LocalDate } from '@/formats/dates';
import { wireSearch, type SearchOf } from '@/records/list/filters';
import { readInOrder, readSoonest } from './soonest';
import { taskRow, type Task, type TaskParticipant, type TaskSource, type TaskStatus } from './task';
import { rowChanges, toWire, type TaskInput } from './taskInput';
import { tasksDueCall } from './tasksDueCall';
import { listCall, script } from './tasksFirstCall';
import { tasksModule } from './tasksModule';

const task = phpScript(script);

type Search = SearchOf<typeof tasksModule.table>;

export const searchCall = (search: Search) => ({
  ...listCall(wireSearch(tasksModule.table, search)),
  reply: listOf(taskRow),
});

/** The record a reminder is about. */
interface About {
  source: TaskSource;
  sourceId: number;
}

export interface NewTask {
  input: TaskInput;
  about?: About;
}

export interface Pending {
  userId: number;
  /** Last day included; unbounded if absent. */
  until?: LocalDate;
  limit: number;
}

export interface StatusChange {
  id: number;
  status: TaskStatus;
}

export interface Edit {
  id: number;
  input: TaskInput;
  participants: TaskParticipant[];
  /** For a reminder moved to another record; if absent, the API keeps the current one. */
  about?: About;
}

export const tasksApi = api
  .enhanceEndpoints({ addTagTypes: ['Task', 'OpenTask', 'PendingTask'] })
  .injectEndpoints({
    endpoints: (build) => ({
      tasks: build.query<List<Task>, Search>({
        queryFn: (search, _, __, baseQuery) =>
          readInOrder(readWith(baseQuery), (rows) => searchCall({ ...search, ...rows }), search),
        providesTags: ['Task'],
      }),
      task: build.query<Task, number>({
        query: (id) => task.find({ id }, recordOf(taskRow)),
        providesTags: ['OpenTask'],
        keepUnusedDataFor: 0,
      }),
      createTask: build.mutation<{ id: number }, NewTask>({
        query: ({ input, about }) =>
          task.create({ ...(about && { id: 0, ...about }), ...toWire(input) }, savedId),
        invalidatesTags: unlessFailed('Task'),
      }),
      updateTask: build.mutation<null, Edit>({
        query: ({ id, input, about }) => task.change({ id, ...about, ...toWire(input) }, ignoreReply),
        onQueryStarted: patchWhenSaved<Task>('Task')(({ input, participants, about }: Edit) => ({
          ...rowChanges(toWire(input), participants),
          ...about,
        })),
      }),
      pendingTasks: build.query<List<Task>, Pending>({
        queryFn: ({ userId, until = '', limit: most }, _, __, baseQuery) =>
          readSoonest(
            readWith(baseQuery),
            ({ page, limit }) => tasksDueCall(userId, until, limit, page),
            most,
          ),
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
        // After a failure too, since only the response may be lost: then refetch every view of the task.
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

/** A pending list, or only its count. */
interface PendingAnswer {
  rows?: Task[];
  total: number;
}

/**
 * Optimistically removes a task from the pending lists and counts.
 * @returns a rollback, safe after concurrent changes
 */
function takeFromPending(store: StoreApi, id: number): () => void {
  const answers = cachedUnder<PendingAnswer>('PendingTask', store);
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
