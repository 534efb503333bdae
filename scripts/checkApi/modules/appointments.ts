import { listOf, recordOf, rowsOf } from '../../../src/api/reply';
import * as appointment from '../../../src/features/appointments/appointment';
import { reply as publicAppointment } from '../../../src/features/appointments/public/publicAppointmentApi';
import * as lookups from '../../../src/lookups/lookupRows';
import { read, type CheckedModule } from '../checkedModule';
import { today, byAction, page } from '../writtenRecord';

export const checked: CheckedModule = {
  reads: {
    'compromisso.php search': read('Compromissos: lista', listOf(appointment.appointmentRow), {
      finds: { reference: 'id', subject: 'subject' },
    }),
    'compromisso.php getDetails': read('Compromissos: detalhes', recordOf(appointment.appointmentDetails)),
    'compromisso.public.php getDetails': read('Compromisso compartilhado', recordOf(publicAppointment)),
    'queries.php integrationCalendarList': read('Compromissos: agendas', rowsOf(lookups.calendarIntegration)),
  },
  written: [
    {
      screen: 'Compromissos',
      script: 'compromisso.php',
      body: (mark) => ({
        subject: mark,
        date: today(),
        hourStart: '09:00',
        hourEnd: '10:00',
        participant: [],
        requesterName: '',
        requesterPhone: '',
        location: '',
        description: mark,
        notify: false,
        integrate: false,
      }),
      create: byAction('create'),
      change: byAction('update'),
      remove: byAction('delete'),
      list: { action: 'search', query: { ...page, startDate: today() } },
      marked: 'subject',
      required: 'subject',
    },
  ],
};
