import { defineModule } from '@/records/modules/defineModule';

export default defineModule({
  order: 140,
  screens: [
    {
      path: '/customer-area/account',
      label: 'Área do cliente',
      letter: 'r',
      menu: 'administration',
      requirement: { administrator: true },
      load: () => import('./AccountScreen'),
    },
  ],
  ofVoter: null,
  report: null,
  day: null,
  palette: false,
  help: {
    '/customer-area/account': () => import('./customerArea.help'),
  },
});
