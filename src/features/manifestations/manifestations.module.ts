import { defineModule } from '@/records/modules/defineModule';
import { firstPage } from '@/records/modules/firstPage';
import { homePath, listPath } from './manifestationPaths';
import { listCall, summaryCall } from './manifestationsFirstCall';

export default defineModule({
  order: 70,
  screens: [
    {
      path: homePath,
      label: 'Participativa',
      letter: 'p',
      menu: { bar: 1200 },
      load: () => import('./home/ManifestationsHome'),
      firstCall: () => summaryCall,
    },
    {
      path: listPath,
      label: 'Participativa',
      load: () => import('./ManifestationsScreen'),
      firstCall: () => listCall(firstPage()),
    },
  ],
  card: { path: homePath, text: 'O que as pessoas elogiam, reclamam e pedem.' },
  ofVoter: () => import('./manifestations.voter'),
  report: () => import('./manifestations.report'),
  day: null,
});
