import { importPath } from '@/records/links/voters';
import { defineModule } from '@/records/modules/defineModule';

export default defineModule({
  order: 21,
  screens: [
    {
      path: importPath,
      label: 'Eleitores',
      requirement: { rule: 'create_voter' },
      load: () => import('./ImportScreen'),
    },
  ],
});
