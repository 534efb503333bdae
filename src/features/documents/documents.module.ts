import { boardPath, draftPath, listPath } from '@/records/links/documents';
import { defineModule } from '@/records/modules/defineModule';
import { firstPage } from '@/records/modules/firstPage';
import { listCall } from './documentsFirstCall';

export default defineModule({
  order: 90,
  screens: [
    {
      path: listPath,
      label: 'Docs. Proposituras/Adm.',
      letter: 'o',
      creation: { label: 'Novo documento', rule: 'create_legislative_process' },
      menu: 'more',
      load: () => import('./DocumentsScreen'),
      firstCall: () => listCall(firstPage()),
    },
    {
      path: boardPath,
      label: 'Docs. Proposituras/Adm.',
      load: async () => (await import('./DocumentsScreen')).loadBoard(),
    },
    {
      path: draftPath(':id'),
      label: 'Docs. Proposituras/Adm.',
      requirement: { rule: 'edit_legislative_process' },
      load: () => import('./drafting/DraftScreen'),
    },
  ],
  card: { path: listPath, text: 'O que o mandato propõe, pede e responde.' },
  ofVoter: null,
  report: () => import('./documents.report'),
  day: null,
});
