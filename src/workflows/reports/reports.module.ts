import { defineWorkflow } from '@/records/modules/defineModule';
import { path } from './reportPaths';

export default defineWorkflow({
  order: 130,
  screens: [
    {
      path,
      label: 'Prestação de contas',
      letter: 'n',
      menu: 'more',
      load: () => import('./ReportsScreen'),
    },
  ],
  card: { path, text: 'O relatório do mês ou do ano: o que o gabinete fez, em números.' },
  help: {
    [path]: () => import('./reports.help'),
  },
});
