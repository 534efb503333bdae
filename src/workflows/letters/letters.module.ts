import { lettersPath } from '@/records/links/voters';
import { defineWorkflow } from '@/records/modules/defineModule';

export default defineWorkflow({
  order: 22,
  screens: [
    {
      path: lettersPath,
      label: 'Eleitores',
      load: () => import('./LettersScreen'),
    },
  ],
  palette: { screens: [{ label: 'Mala direta', path: lettersPath }] },
  help: {
    [lettersPath]: () => import('./letters.help'),
  },
});
