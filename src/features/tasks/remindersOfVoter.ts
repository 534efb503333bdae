import { pagesOf, rowsPerCall } from '@/api/pages';
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
  }),
});
