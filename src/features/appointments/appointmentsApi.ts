import * as v from 'valibot';
import { api } from '@/api/api';
import { callApi, type ApiCall } from '@/api/client';
import { digits, flag, listOf, phpId, recordOf, text, type List } from '@/api/reply';
import { patchRow } from '@/api/patchRow';
import type { LocalDate, LocalDateTime } from '@/formats/dates';
import type { PageOfRows } from '@/ui/export/collectPages';
import { rowChanges } from './appointmentInput';
import { appointmentFields, appointmentRow, renamed } from './appointmentRow';

/* Calls of compromisso.php (contract, section 4, 'Appointments'; document 1, sections 3 and 7). */

export interface AppointmentRow {
  id: number;
  subject: string;
  start: LocalDateTime;
  end: LocalDateTime;
  description: string;
  location: string;
  isCancelled: boolean;
}

export interface Participant {
  userId: number;
  name: string;
  /** Digits, '' when there is none. */
  phone: string;
}

export interface Appointment extends AppointmentRow {
  participants: Participant[];
  requester: { name: string; phone: string };
  notify: boolean;
  integrate: boolean;
  /** Ids of the users in whose calendar it stands. */
  integratedUserIds: number[];
  /** Of the public link; '' when the API gives none. */
  code: string;
}

export interface AppointmentFilters {
  /** `YYYY-MM-DD` or ''. */
  startDate: LocalDate | '';
  endDate: LocalDate | '';
  reference: string;
  subject: string;
  participantId: number | null;
}

/** What the form holds, in the names of the API, so that its field errors find their field. */
export interface AppointmentInput {
  subject: string;
  date: LocalDate | '';
  /** `HH:mm`. */
  hourStart: string;
  hourEnd: string;
  participant: number[];
  requesterName: string;
  requesterPhone: string;
  location: string;
  description: string;
  notify: boolean;
  integrate: boolean;
}

const details = v.pipe(
  v.object({
    ...appointmentFields,
    participants: v.nullish(v.array(v.object({ userId: phpId, name: text, phone: digits })), []),
    requester: v.nullish(v.object({ name: text, telephone: digits }), {}),
    notify: flag(),
    integrate: flag(),
    integrations: v.nullish(v.array(v.object({ userId: phpId })), []),
    code: text,
  }),
  v.transform(({ requester, integrations, ...reply }): Appointment => ({
    ...renamed(reply),
    requester: { name: requester.name, phone: requester.telephone },
    integratedUserIds: integrations.map(({ userId }) => userId),
  })),
);

const written = recordOf(v.object({ id: phpId }));

type Search = AppointmentFilters & { page: number; limit: number };

const searchCall = (search: Search): ApiCall<List<AppointmentRow>> => ({
  script: 'compromisso.php',
  action: 'search',
  query: search,
  reply: listOf(appointmentRow),
});

/** Every row the filters find, for the print file; the rows never enter the store. */
export const fetchAppointments = (filters: AppointmentFilters, total: number, signal?: AbortSignal) =>
  callApi({ ...searchCall({ ...filters, page: 1, limit: total }), signal });

/** Some of them, unread, for the CSV. */
export const fetchAppointmentsForCsv = (filters: AppointmentFilters, rows: PageOfRows, signal: AbortSignal) =>
  callApi<Blob>({ ...searchCall({ ...filters, ...rows }), reply: 'unread', signal });

const inputOf = (input: AppointmentInput) => {
  const hasParticipants = input.participant.length > 0;
  return { ...input, notify: hasParticipants && input.notify, integrate: hasParticipants && input.integrate };
};

export const appointmentsApi = api.enhanceEndpoints({ addTagTypes: ['Appointment'] }).injectEndpoints({
  endpoints: (build) => ({
    appointments: build.query<List<AppointmentRow>, Search>({
      query: searchCall,
      providesTags: ['Appointment'],
    }),
    appointment: build.query<Appointment, number>({
      query: (id) => ({
        script: 'compromisso.php',
        action: 'getDetails',
        query: { id },
        reply: recordOf(details),
      }),
      keepUnusedDataFor: 0,
    }),
    createAppointment: build.mutation<{ id: number }, AppointmentInput>({
      query: (input) => ({
        script: 'compromisso.php',
        action: 'create',
        method: 'POST',
        body: inputOf(input),
        reply: written,
      }),
      invalidatesTags: (_, failure) => (failure ? [] : ['Appointment']),
    }),
    updateAppointment: build.mutation<{ id: number }, { id: number; input: AppointmentInput }>({
      query: ({ id, input }) => ({
        script: 'compromisso.php',
        action: 'update',
        method: 'POST',
        body: { id, ...inputOf(input) },
        reply: written,
      }),
      onQueryStarted: async ({ id, input }, store) => {
        const saved = await store.queryFulfilled.catch(() => null);
        if (saved) patchRow<AppointmentRow>(store, 'Appointment', id, rowChanges(input));
      },
    }),
    deleteAppointment: build.mutation<null, number>({
      query: (id) => ({
        script: 'compromisso.php',
        action: 'delete',
        method: 'POST',
        body: { id },
        reply: () => null,
      }),
      invalidatesTags: (_, failure) => (failure ? [] : ['Appointment']),
    }),
  }),
});
