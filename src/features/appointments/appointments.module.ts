import { defineModule } from '@/records/modules/defineModule';
import { firstPage } from '@/records/modules/firstPage';
import { listPath } from './appointmentPaths';
import { listCall, startingFilters } from './appointmentsFirstCall';

export default defineModule({
  order: 40,
  screens: [
    {
      path: listPath,
      label: 'Compromissos',
      letter: 'c',
      creation: { label: 'Novo compromisso', rule: 'create_appointment' },
      menu: { bar: 768 },
      load: () => import('./AppointmentsScreen'),
      firstCall: () => listCall({ ...firstPage(), ...startingFilters() }),
    },
  ],
  card: { path: listPath, text: 'A agenda de hoje em diante.' },
  ofVoter: () => import('./appointments.voter'),
  report: () => import('./appointments.report'),
  day: () => import('./appointments.day'),
});
