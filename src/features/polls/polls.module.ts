import { defineModule } from '@/records/modules/defineModule';
import { firstPage } from '@/records/modules/firstPage';
import { listPath } from './pollPaths';
import { listCall } from './pollsFirstCall';
import palette from './polls.palette';

const rights = {
  create_survey: 'criar enquetes',
  edit_survey: 'editar enquetes',
  delete_survey: 'excluir enquetes',
};

declare module '@/session/rights' {
  interface RightsOfModules {
    polls: keyof typeof rights;
  }
}

export default defineModule({
  order: 80,
  screens: [
    {
      path: listPath,
      label: 'Enquetes',
      letter: 'q',
      creation: { label: 'Nova enquete' },
      menu: { bar: 1200 },
      load: () => import('./PollsScreen'),
      firstCall: () => listCall(firstPage()),
    },
  ],
  card: { path: listPath, text: 'O que as pessoas pensam, voto a voto.' },
  ofVoter: null,
  report: null,
  day: null,
  palette,
  rights,
  permissions: {
    area: 'Enquetes',
    of: {
      create_survey: ['Criar enquetes', 'Publicar uma pergunta à população.'],
      edit_survey: ['Editar enquetes', 'Alterar encerramento, cor e agradecimento.'],
      delete_survey: ['Excluir enquetes', 'Excluir uma enquete ou as respostas dela, de vez.'],
    },
  },
  help: {
    [listPath]: () => import('./polls.help'),
  },
});
