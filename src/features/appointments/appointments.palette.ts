import { edit, listPanels, palettePart } from '@/records/palette/palettePart';
import { listPath } from './appointmentPaths';

export default palettePart({
  listPath,
  one: 'compromisso',
  icon: 'calendar',
  acts: [edit('edit_appointment'), { label: 'Copiar', panel: 'copy', rule: 'create_appointment' }],
  panels: listPanels(
    listPath,
    () => import('./appointmentsModule').then(({ appointmentsModule }) => appointmentsModule),
    () => import('./AppointmentPanels'),
  ),
  proposing: { rule: 'create_appointment', load: () => import('./appointments.proposed') },
  search: {
    order: 40,
    title: 'Compromissos',
    reference: 'AG',
    takesWords: true,
    load: () => import('./appointments.search'),
  },
});
