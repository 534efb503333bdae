import { defineWorkflow } from '@/records/modules/defineModule';
import { figuresCall, servicesAction } from './dashboardFirstCall';

export default defineWorkflow({
  order: 10,
  screens: [
    {
      path: '/dashboard',
      label: 'Início',
      letter: 'i',
      load: () => import('./Dashboard'),
      firstCall: () => figuresCall(servicesAction),
    },
  ],
  help: {
    '/dashboard': () => import('./home.help'),
  },
});
