import { defineModule } from '@/records/modules/defineModule';
import { firstPage } from '@/records/modules/firstPage';
import { homePath, listPath } from './manifestationPaths';
import { listCall, summaryCall } from './manifestationsFirstCall';
import palette from './manifestations.palette';

const rights = {
  status_manifestation: 'trocar o status de manifestações',
  delete_manifestation: 'excluir manifestações',
  print_manifestation: 'exportar manifestações',
};

declare module '@/session/rights' {
  interface RightsOfModules {
    manifestations: keyof typeof rights;
  }
}

const help = () => import('./manifestations.help');

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
  news: () => import('./manifestations.news'),
  palette,
  rights,
  permissions: {
    area: 'Participativa',
    of: {
      status_manifestation: ['Responder manifestações', 'Trocar o status e comentar.'],
      delete_manifestation: ['Excluir manifestações', 'Tirar uma manifestação da lista, de vez.'],
      print_manifestation: ['Exportar manifestações', 'Baixar a lista em Excel.'],
    },
  },
  help: {
    [homePath]: help,
    [listPath]: help,
  },
});
