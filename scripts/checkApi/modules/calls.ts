import { listOf, recordOf } from '../../../src/api/reply';
import * as call from '../../../src/features/calls/call';
import { read, type CheckedModule } from '../checkedModule';
import { today, byAction, page } from '../writtenRecord';

export const checked: CheckedModule = {
  reads: {
    'telefonema.php search': read('Ligações: lista', listOf(call.callRow), {
      finds: { reference: 'id', name: 'name', subject: 'subject', status: 'statusId' },
      choices: { statusId: call.callStatuses },
    }),
    'telefonema.php getDetails': read('Ligações: detalhes', recordOf(call.callDetails)),
  },
  written: [
    {
      screen: 'Ligações',
      script: 'telefonema.php',
      body: (mark) => ({
        id: 0,
        name: mark,
        telephone: '',
        subject: mark,
        date: today(),
        hour: '09:00',
        userWantedId: 0,
        status: 1,
      }),
      create: byAction('cadastrar'),
      change: byAction('alterar'),
      remove: byAction('deletar'),
      list: { action: 'search', query: page },
      marked: 'subject',
      required: 'subject',
    },
  ],
};
