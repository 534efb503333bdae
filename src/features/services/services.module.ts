import { boardPath, listPath } from '@/records/links/services';
import { defineModule } from '@/records/modules/defineModule';
import { firstPage } from '@/records/modules/firstPage';
import { listCall } from './servicesFirstCall';
import palette from './services.palette';

const rights = {
  create_treatment: 'cadastrar atendimentos',
  edit_treatment: 'editar atendimentos',
  delete_treatment: 'excluir atendimentos',
  print_search_treatment: 'imprimir atendimentos',
  // Sic, in the API.
  create_commet_treatment: 'comentar atendimentos',
  export_treatment: 'exportar atendimentos',
};

declare module '@/session/rights' {
  interface RightsOfModules {
    services: keyof typeof rights;
  }
}

const help = () => import('./services.help');

export default defineModule({
  order: 30,
  screens: [
    {
      path: listPath,
      label: 'Atendimentos',
      letter: 'a',
      creation: { label: 'Novo atendimento', rule: 'create_treatment' },
      otherCreation: { label: 'Colar conversa', rule: 'create_treatment', overScreen: 'conversation' },
      menu: { bar: 768 },
      phone: 'comment',
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
  news: () => import('./services.news'),
  palette,
  rights,
  permissions: {
    area: 'Atendimentos',
    of: {
      create_treatment: ['Cadastrar atendimentos', 'Registrar o que as pessoas pedem.'],
      edit_treatment: ['Editar atendimentos', 'Alterar, trocar o status e anexar arquivos.'],
      delete_treatment: ['Excluir atendimentos', 'Tirar um atendimento da lista, de vez.'],
      print_search_treatment: ['Imprimir atendimentos', 'Gerar o PDF da lista.'],
      create_commet_treatment: ['Comentar atendimentos', 'Acrescentar andamentos.'],
      export_treatment: ['Exportar atendimentos', 'Baixar a lista em Excel.'],
    },
  },
  help: {
    [listPath]: help,
    [boardPath]: help,
  },
});
