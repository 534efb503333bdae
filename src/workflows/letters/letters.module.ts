import { lettersPath } from '@/records/links/voters';
import { defineModule } from '@/records/modules/defineModule';

export default defineModule({
  order: 22,
  screens: [
    {
      path: lettersPath,
      label: 'Eleitores',
      load: () => import('./LettersScreen'),
    },
  ],
});
