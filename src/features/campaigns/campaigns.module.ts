import { defineModule } from '@/records/modules/defineModule';
import { firstPage } from '@/records/modules/firstPage';
import { createPath, listPath } from './campaignPaths';
import { listCall } from './campaignsFirstCall';

const rights = {
  create_campaign: 'criar campanhas',
  cancel_campaign: 'cancelar campanhas',
};

declare module '@/session/rights' {
  interface RightsOfModules {
    campaigns: keyof typeof rights;
  }
}

const help = () => import('./campaigns.help');

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
  palette: false,
  rights,
  permissions: {
    area: 'Campanhas',
    of: {
      create_campaign: ['Criar campanhas', 'Enviar SMS e e-mails a muita gente; gasta saldo.'],
      cancel_campaign: ['Cancelar campanhas', 'Suspender um envio que ainda aguarda.'],
    },
  },
  help: {
    [listPath]: help,
    [createPath]: help,
  },
});
