import { userName, type UserOption } from '@/lookups/lookupsApi';
import { dateFilter, idFilter, phoneFilter, textFilter, referenceFilter } from '@/ui/list/filters';
import { createListModule } from '@/ui/list/listModule';
import { isNumberLike } from '@/ui/list/quickSearch';
import { referenceOf, statusName, type CallRow } from './call';

/** The phone calls as a list: their name, filters and panels. */
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
    status: idFilter('Status', statusName),
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
