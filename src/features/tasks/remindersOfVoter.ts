import type { Ask } from '@/api/ask';
import type { ApiResult } from '@/api/failure';
import type { Unread } from '@/api/findings';
import { pagesOf, rowsPerCall } from '@/api/pages';
import { listOf, type List } from '@/api/reply';
import type { LocalDate } from '@/formats/dates';
import { readRows } from '@/records/bulkRead/readPages';
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
  /** Among all tasks: some of these may be reminders too. */
  unread: Unread | undefined;
}

/** All reminders about a voter, whatever their due date: reads all tasks, page by page. */
export async function readRemindersOf(ask: Ask, voterId: number): Promise<ApiResult<RemindersRead>> {
  const { rows, unread, error } = await readRows<Task>((page) =>
    ask(remindersOfVoterApi.endpoints.tasksOfPage, page),
  );
  const reminders = rows.filter(({ source, sourceId }) => source === 'voter' && sourceId === voterId);
  return error ? { error } : { data: { reminders, unread } };
}
