import { api } from '@/api/api';
import { patchWhenSaved, phpScript, unlessFailed } from '@/api/endpoints';
import { ignoreReply, listOf, recordOf, type List } from '@/api/reply';
import { savedId } from '@/api/savedId';
import type { LocalDate } from '@/formats/dates';
import { wireSearch, type SearchOf } from '@/records/list/filters';
import { appointmentDetails, appointmentRow, type Appointment, type AppointmentRow } from './appointment';
import { rowChanges, toWire, type AppointmentInput } from './appointmentInput';
import { listCall, script } from './appointmentsFirstCall';
import { appointmentsModule } from './appointmentsModule';

const compromisso = phpScript(script);

type Search = SearchOf<typeof appointmentsModule.table>;

export const searchCall = (search: Search) => ({
  ...listCall(wireSearch(appointmentsModule.table, search)),
  reply: listOf(appointmentRow),
});

export interface AgendaQuestion {
  participantId: number;
  startDate: LocalDate;
  endDate: LocalDate;
  limit: number;
}

export interface Edit {
  id: number;
  input: AppointmentInput;
  participants: AppointmentRow['participants'];
}

export const appointmentsApi = api.enhanceEndpoints({ addTagTypes: ['Appointment'] }).injectEndpoints({
  endpoints: (build) => ({
    appointments: build.query<List<AppointmentRow>, Search>({
      query: searchCall,
      providesTags: ['Appointment'],
    }),
    appointment: build.query<Appointment, number>({
      query: (id) => compromisso.read('getDetails', { id }, recordOf(appointmentDetails)),
      keepUnusedDataFor: 0,
    }),
    agenda: build.query<List<AppointmentRow>, AgendaQuestion>({
      query: (question) => searchCall({ ...appointmentsModule.emptyFilters, ...question, page: 1 }),
      keepUnusedDataFor: 0,
    }),
    createAppointment: build.mutation<{ id: number }, AppointmentInput>({
      query: (input) => compromisso.write('create', toWire(input), savedId),
      invalidatesTags: unlessFailed('Appointment'),
    }),
    updateAppointment: build.mutation<{ id: number }, Edit>({
      query: ({ id, input }) => compromisso.write('update', { id, ...toWire(input) }, savedId),
      onQueryStarted: patchWhenSaved<AppointmentRow>('Appointment')(({ input, participants }: Edit) =>
        rowChanges(toWire(input), participants),
      ),
    }),
    deleteAppointment: build.mutation<null, number>({
      query: (id) => compromisso.write('delete', { id }, ignoreReply),
      invalidatesTags: unlessFailed('Appointment'),
    }),
  }),
});
