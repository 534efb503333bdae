import { textFilter } from '@/ui/list/filters';
import { createListModule } from '@/ui/list/listModule';
import type { CalendarRow } from './calendarsApi';

export const calendarsModule = createListModule({
  name: 'calendars',
  title: 'Integração com Google Agenda',
  one: 'integração',
  many: 'integrações',
  labelOf: (row: CalendarRow) => row.userName,
  filters: { name: textFilter('Nome') },
  quickSearch: { by: 'nome', filters: ['name'], read: (text) => ({ name: text }) },
  panels: ['create', 'remove'],
});
