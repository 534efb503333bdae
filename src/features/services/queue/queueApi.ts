import * as v from 'valibot';
import { listOf, optionalDateTime, type List } from '@/api/reply';
import type { LocalDate } from '@/formats/dates';
import { serviceRow } from '../service';
import { servicesApi } from '../servicesApi';
import { tasksDueCall } from '@/features/tasks/tasksDueCall';
import { listCall } from '../servicesFirstCall';

/** A row as the queue reads it; the last change comes only where all that was found is asked for. */
const queueRow = v.object({ ...serviceRow.entries, updatedAt: optionalDateTime });
export type QueueRow = v.InferOutput<typeof queueRow>;

export interface QueueSearch {
  statusId: number;
  responsibleId: number | null;
  page: number;
  limit: number;
}

/** Reminders read, services' and others': they cannot be searched by what they are about. */
export const mostReminders = 100;

type Reminders = ReturnType<ReturnType<typeof tasksDueCall>['reply']>;

const queueApi = servicesApi.injectEndpoints({
  endpoints: (build) => ({
    remindersDue: build.query<Reminders, { userId: number; until: LocalDate }>({
      query: ({ userId, until }) => tasksDueCall(userId, until, mostReminders),
      keepUnusedDataFor: 0,
    }),
    queueRows: build.query<List<QueueRow>, QueueSearch>({
      query: (search) => ({ ...listCall(search), reply: listOf(queueRow) }),
      providesTags: ['Service'],
    }),
  }),
});

export const { queueRows, remindersDue } = queueApi.endpoints;
