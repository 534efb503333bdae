import { defineModule } from '@/records/modules/defineModule';
import { firstPage } from '@/records/modules/firstPage';
import { listPath } from './appointmentPaths';
import { listCall, startingFilters } from './appointmentsFirstCall';
import palette from './appointments.palette';

const rights = {
  create_appointment: 'cadastrar compromissos',
  edit_appointment: 'editar compromissos',
  delete_appointment: 'excluir compromissos',
  export_appointment: 'exportar compromissos',
  print_appointment: 'imprimir compromissos',
};

declare module '@/session/rights' {
  interface RightsOfModules {
    appointments: keyof typeof rights;
  }
}

export default defineModule({
  order: 40,
  screens: [
    {
      path: listPath,
      label: 'Compromissos',
      letter: 'c',
      creation: { label: 'Novo compromisso', rule: 'create_appointment' },
      menu: { bar: 768 },
      phone: 'calendar',
      load: () => import('./AppointmentsScreen'),
      firstCall: () => listCall({ ...firstPage(), ...startingFilters() }),
    },
  ],
  card: { path: listPath, text: 'A agenda de hoje em diante.' },
  ofVoter: () => import('./appointments.voter'),
  report: () => import('./appointments.report'),
  day: () => import('./appointments.day'),
  palette,
  rights,
  permissions: {
    area: 'Compromissos',
    of: {
      create_appointment: ['Cadastrar compromissos', 'Marcar na agenda.'],
      edit_appointment: ['Editar compromissos', 'Remarcar e alterar o que está na agenda.'],
      delete_appointment: ['Excluir compromissos', 'Cancelar o que está na agenda.'],
      export_appointment: ['Exportar compromissos', 'Baixar a agenda em Excel.'],
      print_appointment: ['Imprimir compromissos', 'Imprimir a agenda.'],
    },
  },
  help: {
    [listPath]: () => import('./appointments.help'),
  },
});
