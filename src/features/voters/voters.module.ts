import { listCall } from '@/lookups/voters/votersFirstCall';
import { createPath, editPath, listPath } from '@/records/links/voters';
import { defineModule } from '@/records/modules/defineModule';
import { firstPage } from '@/records/modules/firstPage';

export default defineModule({
  order: 20,
  screens: [
    {
      path: listPath,
      label: 'Eleitores',
      letter: 'e',
      menu: { bar: 768 },
      load: () => import('./VotersScreen'),
      firstCall: () => listCall(firstPage()),
    },
    {
      path: createPath,
      label: 'Eleitores',
      creation: { label: 'Novo eleitor', rule: 'create_voter' },
      requirement: { rule: 'create_voter' },
      load: () => import('./VoterCreate'),
    },
    {
      path: editPath(':id'),
      label: 'Eleitores',
      requirement: { rule: 'edit_voter' },
      load: () => import('./VoterEdit'),
    },
  ],
  card: { path: listPath, text: 'Quem são, onde moram e como falar com eles.' },
  ofVoter: () => import('./messages.voter'),
  report: null,
  day: () => import('./birthdays.day'),
});
