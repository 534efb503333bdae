import { api } from '@/api/api';
import { tasksDueCall } from '@/features/tasks/tasksDueCall';
import type { LocalDate } from '@/formats/dates';

/** Reminders read, services' and others': they cannot be searched by what they are about. */
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
