import * as v from 'valibot';
import { api } from '@/api/api';
import { patchWhenSaved, phpScript, unlessFailed } from '@/api/endpoints';
import { ignoreReply, listOf, phpId, recordOf, type List } from '@/api/reply';
import { wireSearch, type SearchOf } from '@/ui/list/filters';
import { taskRow, type Task, type TaskParticipant, type TaskSource, type TaskStatus } from './task';
import { cleanInput, rowChanges, type TaskInput } from './taskInput';
import { tasksModule } from './tasksModule';

const task = phpScript('task.php');

type Search = SearchOf<typeof tasksModule.table>;

/** The search of the list, and of its exports. */
export const searchCall = (search: Search) =>
  task.find(wireSearch(tasksModule.table, search), listOf(taskRow));

const written = recordOf(v.object({ id: phpId }));

interface NewTask {
  input: TaskInput;
  /** The record a reminder is made from. */
  about?: { source: TaskSource; sourceId: number };
}

interface Edit {
  id: number;
  input: TaskInput;
  /** Who answers for it now. */
  participants: TaskParticipant[];
}

export const tasksApi = api.enhanceEndpoints({ addTagTypes: ['Task', 'OpenTask'] }).injectEndpoints({
  endpoints: (build) => ({
    tasks: build.query<List<Task>, Search>({ query: searchCall, providesTags: ['Task'] }),
    task: build.query<Task, number>({
      query: (id) => task.find({ id }, recordOf(taskRow)),
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
    changeTaskStatus: build.mutation<null, { id: number; status: TaskStatus }>({
      query: (change) => task.write('changeStatus', change, ignoreReply),
      onQueryStarted: patchWhenSaved<Task>('Task')(({ status }: { id: number; status: TaskStatus }) => ({
        status,
      })),
      invalidatesTags: unlessFailed('OpenTask'),
    }),
    deleteTask: build.mutation<null, number>({
      query: (id) => task.remove(id, ignoreReply),
      invalidatesTags: unlessFailed('Task'),
    }),
  }),
});
