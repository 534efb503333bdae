import type { Ask } from '@/api/ask';
import type { ApiResult } from '@/api/failure';
import { addUnread, type Unread } from '@/api/findings';
import { pagesOf, readOn, rowsPerCall } from '@/api/pages';
import { listOf, type List } from '@/api/reply';
import type { LocalDate } from '@/formats/dates';
import { taskRow, type Task } from './task';
import { tasksApi } from './tasksApi';
import { listCall } from './tasksFirstCall';

/* Reminders about a voter, for the voter's page: no search finds them, so all of some years are read. */

export { taskStatuses } from './task';
export { listPath } from './taskPaths';
export type { Task };

const pages = pagesOf(rowsPerCall);

export const remindersOfVoterApi = tasksApi.injectEndpoints({
  endpoints: (build) => ({
    scannedTasks: build.infiniteQuery<List<Task>, LocalDate, number>({
      infiniteQueryOptions: pages.options,
      query: ({ queryArg: startTaskDate, pageParam: page }) => ({
        ...listCall({ startTaskDate, ...pages.queryOf(page) }),
        reply: listOf(taskRow),
      }),
    }),
    tasksOfPage: build.query<List<Task>, number>({
      query: (page) => ({ ...listCall(pages.queryOf(page)), reply: listOf(taskRow) }),
      keepUnusedDataFor: 0,
    }),
  }),
});

export interface RemindersRead {
  reminders: Task[];
  /** Of all tasks: some of these may be reminders too. */
  unread: Unread | undefined;
}

/** All reminders about a voter, whenever they are due: all tasks are read, page after page. */
export async function readRemindersOf(ask: Ask, voterId: number): Promise<ApiResult<RemindersRead>> {
  const found = new Map<number, Task>();
  let unread: Unread | undefined;
  const error = await readOn<Task>((page) => ask(remindersOfVoterApi.endpoints.tasksOfPage, page), {
    limit: rowsPerCall,
    onPage: (list) => {
      unread = addUnread(unread, list.unread);
      for (const task of list.rows)
        if (task.source === 'voter' && task.sourceId === voterId) found.set(task.id, task);
      return undefined;
    },
  });
  return error ? { error } : { data: { reminders: [...found.values()], unread } };
}
