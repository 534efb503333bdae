import { textFilter } from '@/ui/list/filters';
import { createListModule } from '@/ui/list/listModule';
import type { DisplayProfile } from './displayProfile';

export const displayProfilesModule = createListModule({
  name: 'displayProfiles',
  title: 'Perfil de exibição',
  one: 'solicitação',
  many: 'solicitações',
  labelOf: (row: DisplayProfile) => row.displayName,
  filters: { name: textFilter('Nome') },
  quickSearch: { by: 'nome', filters: ['name'], read: (text) => ({ name: text }) },
  panels: ['create'],
});
