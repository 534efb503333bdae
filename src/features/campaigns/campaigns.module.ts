import { defineModule } from '@/records/modules/defineModule';
import { firstPage } from '@/records/modules/firstPage';
import { createPath, listPath } from './campaignPaths';
import { listCall } from './campaignsFirstCall';

export default defineModule({
  order: 50,
  screens: [
    {
      path: listPath,
      label: 'Campanhas',
      letter: 'm',
      menu: { bar: 992 },
      load: () => import('./CampaignsScreen'),
      firstCall: () => listCall(firstPage()),
    },
    {
      path: createPath,
      label: 'Campanhas',
      creation: { label: 'Nova campanha', rule: 'create_campaign' },
      requirement: { rule: 'create_campaign' },
      load: () => import('./CampaignCreate'),
    },
  ],
  card: { path: listPath, text: 'SMS e e-mails para muita gente de uma vez.' },
  ofVoter: null,
  report: null,
  day: null,
});
