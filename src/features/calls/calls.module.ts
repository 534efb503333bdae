import { defineModule } from '@/records/modules/defineModule';
import { firstPage } from '@/records/modules/firstPage';
import { listPath } from './callPaths';
import { listCall } from './callsFirstCall';
import palette from './calls.palette';

const rights = {
  create_call: 'cadastrar ligações',
  edit_call: 'editar ligações',
  delete_call: 'excluir ligações',
  // Calls only export Excel.
  print_call: 'exportar ligações',
};

declare module '@/session/rights' {
  interface RightsOfModules {
    calls: keyof typeof rights;
  }
}

export default defineModule({
  order: 100,
  screens: [
    {
      path: listPath,
      label: 'Ligação',
      letter: 'l',
      creation: { label: 'Nova ligação', rule: 'create_call', overScreen: 'call' },
      menu: 'more',
      load: () => import('./CallsScreen'),
      firstCall: () => listCall(firstPage()),
    },
  ],
  card: { path: listPath, title: 'Ligações', text: 'Quem ligou e a quem retornar.' },
  ofVoter: () => import('./calls.voter'),
  report: () => import('./calls.report'),
  day: () => import('./calls.day'),
  news: () => import('./calls.news'),
  palette,
  rights,
  permissions: {
    area: 'Ligações',
    of: {
      create_call: ['Cadastrar ligações', 'Anotar quem ligou e o recado.'],
      edit_call: ['Editar ligações', 'Alterar um recado e dá-lo por finalizado.'],
      delete_call: ['Excluir ligações', 'Tirar um recado da lista, de vez.'],
      print_call: ['Exportar ligações', 'Baixar a lista em Excel.'],
    },
  },
  help: {
    [listPath]: () => import('./calls.help'),
  },
});
