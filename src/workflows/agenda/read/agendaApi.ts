import { api } from '@/api/api';
import { readWith } from '@/api/endpoints';
import type { List } from '@/api/reply';
import {
  appointmentsModule,
  searchCall as searchAppointments,
  type AppointmentRow,
} from '@/features/appointments/appointmentsForAgenda';
import { searchCall as searchTasks, tasksModule, type Task } from '@/features/tasks/tasksForAgenda';
import { addDays, type LocalDate } from '@/formats/dates';
import { readPages } from './readPages';

export interface AgendaQuestion {
  from: LocalDate;
  to: LocalDate;
  /** Null: everyone's. */
  participantId: number | null;
}

const fresh = { keepUnusedDataFor: 60 };

export const agendaApi = api.enhanceEndpoints({ addTagTypes: ['Appointment', 'Task'] }).injectEndpoints({
  endpoints: (build) => ({
    agendaAppointments: build.query<List<AppointmentRow>, AgendaQuestion>({
      queryFn: ({ from, to, participantId }, _, __, baseQuery) =>
        readPages(readWith(baseQuery), (rows) =>
          searchAppointments({
            ...appointmentsModule.emptyFilters,
            // The search filters by start: an entry over midnight may have started the day before.
            startDate: addDays(from, -1),
            endDate: to,
            participantId,
            ...rows,
          }),
        ),
      providesTags: ['Appointment'],
      ...fresh,
    }),
    agendaTasks: build.query<List<Task>, AgendaQuestion>({
      queryFn: ({ from, to, participantId }, _, __, baseQuery) =>
        readPages(readWith(baseQuery), (rows) =>
          searchTasks({
            ...tasksModule.emptyFilters,
            startTaskDate: from,
            endTaskDate: to,
            participants: participantId === null ? [] : [participantId],
            ...rows,
          }),
        ),
      providesTags: ['Task'],
      ...fresh,
    }),
  }),
});
