import { listCall } from '@/lookups/voters/votersFirstCall';
import { createPath, editPath, listPath } from '@/records/links/voters';
import { defineModule } from '@/records/modules/defineModule';
import { firstPage } from '@/records/modules/firstPage';
import palette from './voters.palette';

const rights = {
  create_voter: 'cadastrar pessoas',
  edit_voter: 'editar eleitores',
  delete_voter: 'excluir eleitores',
  print_voter: 'imprimir eleitores',
  export_voter: 'exportar eleitores',
  create_label_voter: 'gerar etiquetas',
};

declare module '@/session/rights' {
  interface RightsOfModules {
    voters: keyof typeof rights;
  }
}

const formHelp = () => import('./voterForm.help');

export default defineModule({
  order: 20,
  screens: [
    {
      path: listPath,
      label: 'Eleitores',
      letter: 'e',
      menu: { bar: 768 },
      phone: 'user',
      load: () => import('./VotersScreen'),
      firstCall: () => listCall(firstPage()),
    },
    {
      path: createPath,
      label: 'Eleitores',
      creation: { label: 'Novo eleitor', rule: 'create_voter' },
      requirement: { rule: 'create_voter' },
      load: () => import('./VoterCreate'),
    },
    {
      path: editPath(':id'),
      label: 'Eleitores',
      requirement: { rule: 'edit_voter' },
      load: () => import('./VoterEdit'),
    },
  ],
  card: { path: listPath, text: 'Quem são, onde moram e como falar com eles.' },
  ofVoter: () => import('./messages.voter'),
  report: null,
  day: () => import('./birthdays.day'),
  palette,
  rights,
  permissions: {
    area: 'Eleitores',
    of: {
      create_voter: ['Cadastrar eleitores', 'Incluir pessoas no cadastro.'],
      edit_voter: ['Editar eleitores', 'Alterar os dados de quem está no cadastro.'],
      delete_voter: ['Excluir eleitores', 'Tirar pessoas do cadastro, de vez.'],
      print_voter: ['Imprimir eleitores', 'Gerar o PDF da lista.'],
      export_voter: ['Exportar eleitores', 'Baixar a lista em Excel, com dados pessoais.'],
      create_label_voter: ['Gerar etiquetas', 'Imprimir nomes e endereços para cartas.'],
    },
  },
  help: {
    [listPath]: () => import('./voters.help'),
    [createPath]: formHelp,
    [editPath(':id')]: formHelp,
  },
});
