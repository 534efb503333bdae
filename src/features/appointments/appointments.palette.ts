import { edit, palettePart } from '@/records/palette/palettePart';
import { listPath } from './appointmentPaths';

export default palettePart({
  listPath,
  one: 'compromisso',
  icon: 'calendar',
  acts: [edit('edit_appointment'), { label: 'Copiar', panel: 'copy', rule: 'create_appointment' }],
  panels: async (over) => {
    const [{ appointmentsModule }, { default: Panels }] = await Promise.all([
      import('./appointmentsModule'),
      import('./AppointmentPanels'),
    ]);
    return over(appointmentsModule, listPath, Panels);
  },
  search: {
    order: 40,
    title: 'Compromissos',
    reference: 'AG',
    takesWords: true,
    load: () => import('./appointments.search'),
  },
});
