import type { StateOf } from '@/api/rootReducer';
import { userName, type UserOption } from '@/lookups/lookupsApi';
import {
  choiceFilter,
  dateFilter,
  idFilter,
  phoneFilter,
  textFilter,
  referenceFilter,
} from '@/records/list/filters';
import { createListModule } from '@/records/list/listModule';
import { isNumberLike } from '@/records/list/quickSearch';
import { callStatuses, referenceOf, type CallRow } from './call';

export const callsModule = createListModule({
  name: 'calls',
  title: 'Ligações',
  one: 'ligação',
  many: 'ligações',
  labelOf: (row: CallRow) => referenceOf(row),
  filters: {
    reference: referenceFilter('Referência'),
    name: textFilter('Nome'),
    telephone: phoneFilter('Telefone'),
    startDate: dateFilter('A partir de'),
    endDate: dateFilter('Até'),
    status: choiceFilter('Status', callStatuses),
    subject: textFilter('Assunto'),
    /** The user asked for. */
    participantId: idFilter('Com quem deseja falar', (id, users: readonly UserOption[]) =>
      userName(users, id),
    ),
  },
  quickSearch: {
    by: 'nome ou telefone',
    filters: ['name', 'telephone'],
    read: (text) => (isNumberLike(text) ? { telephone: text } : { name: text }),
  },
  panels: ['create', 'edit', 'remove'],
});

export const callsSlice = callsModule.slice;

declare module '@/api/rootReducer' {
  interface ModuleStates {
    calls: StateOf<typeof callsSlice>;
  }
}
