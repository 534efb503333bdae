import { defineModule } from '@/records/modules/defineModule';
import { firstPage } from '@/records/modules/firstPage';
import { listPath } from './callPaths';
import { listCall } from './callsFirstCall';

export default defineModule({
  order: 100,
  screens: [
    {
      path: listPath,
      label: 'Ligação',
      letter: 'l',
      creation: { label: 'Nova ligação', rule: 'create_call' },
      menu: 'more',
      load: () => import('./CallsScreen'),
      firstCall: () => listCall(firstPage()),
    },
  ],
  card: { path: listPath, title: 'Ligações', text: 'Quem ligou e a quem retornar.' },
  ofVoter: () => import('./calls.voter'),
  report: () => import('./calls.report'),
  day: () => import('./calls.day'),
});
