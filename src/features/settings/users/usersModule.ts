import { textFilter } from '@/ui/list/filters';
import { createListModule } from '@/ui/list/listModule';
import type { UserRow } from './user';

/** The people of the office. */
export const usersModule = createListModule({
  name: 'users',
  title: 'Usuários do sistema',
  one: 'usuário',
  many: 'usuários',
  labelOf: (row: UserRow) => row.name,
  filters: { name: textFilter('Nome ou e-mail') },
  quickSearch: { by: 'nome ou e-mail', filters: ['name'], read: (text) => ({ name: text }) },
  panels: ['create', 'edit', 'password', 'status'],
});
