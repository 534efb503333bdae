import * as v from 'valibot';
import { api } from '@/api/api';
import { callApi } from '@/api/client';
import { patchWhenSaved, phpScript, unlessFailed } from '@/api/endpoints';
import { ignoreReply, listOf, phpId, recordOf, type List } from '@/api/reply';
import type { LocalDate } from '@/formats/dates';
import { wireSearch, type SearchOf } from '@/ui/list/filters';
import { appointmentDetails, appointmentRow, type Appointment, type AppointmentRow } from './appointment';
import { rowChanges, wireInput, type AppointmentInput } from './appointmentInput';
import { appointmentsModule } from './appointmentsModule';

const compromisso = phpScript('compromisso.php');

type Search = SearchOf<typeof appointmentsModule.table>;

/** The search of the list, and of its exports. */
export const searchCall = (search: Search) =>
  compromisso.read('search', wireSearch(appointmentsModule.table, search), listOf(appointmentRow));

export const detailsCall = (id: number) =>
  compromisso.read('getDetails', { id }, recordOf(appointmentDetails));

/** More than anybody has on one day. */
const fullDay = 100;

/** What a user takes part in on a day. */
export const agendaOf = (participantId: number, date: LocalDate, signal: AbortSignal) =>
  callApi({
    ...searchCall({
      ...appointmentsModule.emptyFilters,
      participantId,
      startDate: date,
      endDate: date,
      page: 1,
      limit: fullDay,
    }),
    signal,
  });

const written = recordOf(v.object({ id: phpId }));

interface Edit {
  id: number;
  input: AppointmentInput;
  /** The names of those who take part now. */
  participants: AppointmentRow['participants'];
}

export const appointmentsApi = api.enhanceEndpoints({ addTagTypes: ['Appointment'] }).injectEndpoints({
  endpoints: (build) => ({
    appointments: build.query<List<AppointmentRow>, Search>({
      query: searchCall,
      providesTags: ['Appointment'],
    }),
    appointment: build.query<Appointment, number>({ query: detailsCall, keepUnusedDataFor: 0 }),
    createAppointment: build.mutation<{ id: number }, AppointmentInput>({
      query: (input) => compromisso.write('create', wireInput(input), written),
      invalidatesTags: unlessFailed('Appointment'),
    }),
    updateAppointment: build.mutation<{ id: number }, Edit>({
      query: ({ id, input }) => compromisso.write('update', { id, ...wireInput(input) }, written),
      onQueryStarted: patchWhenSaved<AppointmentRow>('Appointment')(({ input, participants }: Edit) =>
        rowChanges(wireInput(input), participants),
      ),
    }),
    deleteAppointment: build.mutation<null, number>({
      query: (id) => compromisso.write('delete', { id }, ignoreReply),
      invalidatesTags: unlessFailed('Appointment'),
    }),
  }),
});
