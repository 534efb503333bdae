import { boardPath, listPath } from '@/records/links/services';
import { defineModule } from '@/records/modules/defineModule';
import { firstPage } from '@/records/modules/firstPage';
import { listCall } from './servicesFirstCall';

export default defineModule({
  order: 30,
  screens: [
    {
      path: listPath,
      label: 'Atendimentos',
      letter: 'a',
      creation: { label: 'Novo atendimento', rule: 'create_treatment' },
      menu: { bar: 768 },
      load: () => import('./ServicesScreen'),
      firstCall: () => listCall(firstPage()),
    },
    {
      path: boardPath,
      order: 32,
      label: 'Atendimentos',
      load: async () => (await import('./ServicesScreen')).loadBoard(),
    },
  ],
  card: { path: listPath, text: 'O que as pessoas pediram e em que pé está.' },
  ofVoter: () => import('./services.voter'),
  report: () => import('./services.report'),
  day: null,
});
