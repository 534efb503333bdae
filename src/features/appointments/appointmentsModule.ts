import { today } from '@/formats/dates';
import { userName, type UserOption } from '@/lookups/lookupsApi';
import { dateFilter, idFilter, textFilter, referenceFilter } from '@/ui/list/filters';
import { createListModule } from '@/ui/list/listModule';
import { referenceOf, type AppointmentRow } from './appointment';

/** The appointments as a list: their name, filters and panels. */
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
  /** What lies ahead is what one comes for. */
  startingFilters: () => ({ startDate: today() }),
  panels: ['create', 'edit', 'copy', 'remove'],
});
