import { queuePath } from '@/records/links/services';
import { defineModule } from '@/records/modules/defineModule';

export default defineModule({
  order: 31,
  screens: [
    {
      path: queuePath,
      label: 'Minha fila',
      letter: 's',
      load: () => import('./QueueScreen'),
    },
  ],
});
