import { createListModule } from '@/records/list/listModule';
import { settingsSlice } from '../settingsSlice';
import type { DisplayProfile } from './displayProfile';

export const displayProfilesModule = createListModule({
  name: 'displayProfiles',
  within: settingsSlice,
  title: 'Perfil de exibição',
  one: 'solicitação',
  many: 'solicitações',
  labelOf: (row: DisplayProfile) => row.displayName,
  // At most five rows: no search.
  filters: {},
  panels: ['create'],
});
