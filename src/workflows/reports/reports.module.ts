import { defineModule } from '@/records/modules/defineModule';
import { path } from './reportPaths';

export default defineModule({
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
  card: { path, text: 'O que o gabinete fez, em números.' },
});
