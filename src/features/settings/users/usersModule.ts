import { textFilter } from '@/records/list/filters';
import { createListModule } from '@/records/list/listModule';
import { settingsSlice } from '../settingsSlice';
import type { UserRow } from './user';

export const usersModule = createListModule({
  name: 'users',
  within: settingsSlice,
  title: 'Usuários do sistema',
  one: 'usuário',
  many: 'usuários',
  labelOf: (row: UserRow) => row.name,
  filters: { name: textFilter('Nome ou e-mail') },
  quickSearch: { by: 'nome ou e-mail', filters: ['name'], read: (text) => ({ name: text }) },
  panels: ['create', 'edit', 'password', 'status', 'passOn'],
});
