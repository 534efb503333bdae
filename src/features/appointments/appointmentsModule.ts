import type { StateOf } from '@/api/rootReducer';
import { userName, type UserOption } from '@/lookups/lookupsApi';
import { dateFilter, idFilter, textFilter, referenceFilter } from '@/records/list/filters';
import { createListModule } from '@/records/list/listModule';
import { referenceOf, type AppointmentRow } from './appointment';
import { startingFilters } from './appointmentsFirstCall';

export const appointmentsModule = createListModule({
  name: 'appointments',
  title: 'Compromissos',
  one: 'compromisso',
  many: 'compromissos',
  labelOf: (row: AppointmentRow) => referenceOf(row),
  filters: {
    startDate: dateFilter('A partir de'),
    endDate: dateFilter('Até'),
    reference: referenceFilter('Referência'),
    subject: textFilter('Assunto'),
    participantId: idFilter('Participante', (id, users: readonly UserOption[]) => userName(users, id)),
  },
  quickSearch: { by: 'assunto', filters: ['subject'], read: (subject) => ({ subject }) },
  startingFilters,
  period: { from: 'startDate', to: 'endDate' },
  panels: ['create', 'edit', 'copy', 'remove'],
});

export const appointmentsSlice = appointmentsModule.slice;

declare module '@/api/rootReducer' {
  interface ModuleStates {
    appointments: StateOf<typeof appointmentsSlice>;
  }
}
