import { queuePath } from '@/records/links/services';
import { defineWorkflow } from '@/records/modules/defineModule';

export default defineWorkflow({
  order: 31,
  screens: [
    {
      path: queuePath,
      label: 'Minha fila',
      letter: 's',
      load: () => import('./QueueScreen'),
    },
  ],
  help: {
    [queuePath]: () => import('./workQueue.help'),
  },
});
