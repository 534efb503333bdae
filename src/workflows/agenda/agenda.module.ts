import { agendaPath } from '@/records/links/agenda';
import { defineWorkflow } from '@/records/modules/defineModule';

export default defineWorkflow({
  order: 120,
  screens: [
    {
      path: agendaPath,
      label: 'Agenda',
      letter: 'h',
      menu: 'more',
      load: () => import('./AgendaScreen'),
    },
  ],
  card: { path: agendaPath, text: 'O dia, a semana e o mês em um só calendário.' },
  help: {
    [agendaPath]: () => import('./agenda.help'),
  },
});
