import { defineModule } from '@/records/modules/defineModule';
import { firstPage } from '@/records/modules/firstPage';
import { boardPath, listPath } from './taskPaths';
import { listCall } from './tasksFirstCall';
import palette from './tasks.palette';

const help = () => import('./tasks.help');

export default defineModule({
  order: 110,
  screens: [
    {
      path: listPath,
      label: 'Tarefas',
      letter: 't',
      creation: { label: 'Nova tarefa' },
      menu: 'more',
      phone: 'check',
      load: () => import('./TasksScreen'),
      firstCall: () => listCall(firstPage()),
    },
    {
      path: boardPath,
      label: 'Tarefas',
      load: async () => (await import('./TasksScreen')).loadBoard(),
    },
  ],
  card: { path: listPath, text: 'O que há para fazer, até quando e por quem.' },
  ofVoter: () => import('./reminders.voter'),
  report: null,
  day: () => import('./tasks.day'),
  news: () => import('./tasks.news'),
  palette,
  help: {
    [listPath]: help,
    [boardPath]: help,
  },
});
