import * as v from 'valibot';
import { api } from '@/api/api';
import { phpScript, unlessFailed } from '@/api/endpoints';
import { optionalId, recordOf } from '@/api/reply';
import type { LocalDate } from '@/formats/dates';

/* Reminders: tasks made from another record. */

/** What kind of record a reminder is about. */
export type ReminderSource = 'service' | 'voter' | 'legislative' | 'expense';

/** What the form holds, in the names of the API, so that its field errors find their field. */
export interface ReminderInput {
  participants: number[];
  taskDate: LocalDate | '';
  /** By WhatsApp, on the day of the task. */
  notify: boolean;
  description: string;
}

interface NewReminder {
  source: ReminderSource;
  sourceId: number;
  input: ReminderInput;
}

const task = phpScript('task.php');
const written = recordOf(v.object({ id: optionalId }));

export const remindersApi = api.enhanceEndpoints({ addTagTypes: ['Task'] }).injectEndpoints({
  endpoints: (build) => ({
    createReminder: build.mutation<{ id: number | null }, NewReminder>({
      query: ({ source, sourceId, input }) =>
        task.create({ id: 0, sourceId, source, status: 'pending', ...input }, written),
      invalidatesTags: unlessFailed('Task'),
    }),
  }),
});
