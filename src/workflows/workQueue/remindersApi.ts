import { api } from '@/api/api';
import { tasksDueCall } from '@/features/tasks/tasksDueCall';
import type { LocalDate } from '@/formats/dates';

/** Maximum reminders read, about services or not: they cannot be searched by source. */
export const maxReminders = 100;

type Reminders = ReturnType<ReturnType<typeof tasksDueCall>['reply']>;

const remindersApi = api.injectEndpoints({
  endpoints: (build) => ({
    remindersDue: build.query<Reminders, { userId: number; until: LocalDate }>({
      query: ({ userId, until }) => tasksDueCall(userId, until, maxReminders),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { remindersDue } = remindersApi.endpoints;
