import { duplicatesPath, pagePath } from '@/records/links/voters';
import { defineWorkflow } from '@/records/modules/defineModule';

export default defineWorkflow({
  order: 23,
  screens: [
    {
      path: duplicatesPath,
      label: 'Eleitores',
      load: () => import('./duplicates/DuplicatesScreen'),
    },
    // Last: its pattern also matches the others' URLs.
    {
      path: pagePath(':id'),
      label: 'Eleitores',
      load: () => import('./page/VoterPage'),
    },
  ],
  palette: { screens: [{ label: 'Repetidos', path: duplicatesPath }] },
  help: {
    [duplicatesPath]: () => import('./duplicates/duplicates.help'),
    [pagePath(':id')]: () => import('./voterPage.help'),
  },
});
