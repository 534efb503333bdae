import { defineModule } from '@/records/modules/defineModule';
import { firstPage } from '@/records/modules/firstPage';
import { listPath } from './pollPaths';
import { listCall } from './pollsFirstCall';

export default defineModule({
  order: 80,
  screens: [
    {
      path: listPath,
      label: 'Enquetes',
      letter: 'q',
      creation: { label: 'Nova enquete' },
      menu: { bar: 1200 },
      load: () => import('./PollsScreen'),
      firstCall: () => listCall(firstPage()),
    },
  ],
  card: { path: listPath, text: 'O que as pessoas pensam, voto a voto.' },
  ofVoter: null,
  report: null,
  day: null,
});
