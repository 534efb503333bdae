import { createListModule } from '@/ui/list/listModule';
import type { DisplayProfile } from './displayProfile';

export const displayProfilesModule = createListModule({
  name: 'displayProfiles',
  title: 'Perfil de exibição',
  one: 'solicitação',
  many: 'solicitações',
  labelOf: (row: DisplayProfile) => row.displayName,
  // The API gives five at most: nothing to search.
  filters: {},
  panels: ['create'],
});
