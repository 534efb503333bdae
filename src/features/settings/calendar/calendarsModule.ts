import { textFilter } from '@/records/list/filters';
import { createListModule } from '@/records/list/listModule';
import { settingsSlice } from '../settingsSlice';
import type { CalendarRow } from './calendarsApi';

export const calendarsModule = createListModule({
  name: 'calendars',
  within: settingsSlice,
  title: 'Integração com Google Agenda',
  one: 'integração',
  many: 'integrações',
  labelOf: (row: CalendarRow) => row.userName,
  filters: { name: textFilter('Nome') },
  quickSearch: { by: 'nome', filters: ['name'], read: (text) => ({ name: text }) },
  panels: ['create', 'remove'],
});
