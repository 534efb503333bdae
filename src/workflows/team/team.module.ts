import { teamPath } from '@/records/links/team';
import { defineWorkflow } from '@/records/modules/defineModule';

export default defineWorkflow({
  order: 125,
  screens: [
    {
      path: teamPath,
      label: 'A equipe',
      letter: 'u',
      menu: 'more',
      load: () => import('./TeamScreen'),
    },
  ],
  card: { path: teamPath, text: 'Quanto cada pessoa tem em mãos, e o que está parado.' },
  help: {
    [teamPath]: () => import('./team.help'),
  },
});
