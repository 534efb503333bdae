import { boardPath, draftPath, listPath } from '@/records/links/documents';
import { defineModule } from '@/records/modules/defineModule';
import { firstPage } from '@/records/modules/firstPage';
import { listCall } from './documentsFirstCall';
import palette from './documents.palette';

const rights = {
  // Sic, in the product's texts.
  create_legislative_process: 'criar dodumentos',
  edit_legislative_process: 'editar documentos',
  delete_legislative_process: 'excluir documentos',
  print_legislative_process: 'imprimir documentos',
  comment_legislative_process: 'comentar documentos',
};

declare module '@/session/rights' {
  interface RightsOfModules {
    documents: keyof typeof rights;
  }
}

const help = () => import('./documents.help');

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
  palette,
  rights,
  permissions: {
    area: 'Docs. Proposituras/Adm.',
    of: {
      create_legislative_process: ['Criar documentos', 'Incluir ofícios, moções e proposituras.'],
      edit_legislative_process: ['Editar documentos', 'Alterar, redigir o texto, trocar o status e anexar.'],
      delete_legislative_process: ['Excluir documentos', 'Excluir um documento e o seu texto, de vez.'],
      print_legislative_process: ['Imprimir documentos', 'Imprimir o texto e baixar a lista.'],
      comment_legislative_process: ['Comentar documentos', 'Acrescentar andamentos e respostas.'],
    },
  },
  help: {
    [listPath]: help,
    [boardPath]: help,
    [draftPath(':id')]: () => import('./drafting/draft.help'),
  },
});
