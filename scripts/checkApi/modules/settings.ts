import { listOf, recordOf, rowsOf } from '../../../src/api/reply';
import * as calendars from '../../../src/features/settings/calendar/calendarsApi';
import { displayProfile } from '../../../src/features/settings/displayProfile/displayProfile';
import { entryRow } from '../../../src/features/settings/entries/entry';
import * as user from '../../../src/features/settings/users/user';
import { read, type CheckedModule } from '../checkedModule';
import { byAction, change, remove, create, type Body, type WrittenRecord } from '../writtenRecord';

const entries = (name: string) => read(`Configurações: ${name}`, listOf(entryRow));

/** A settings list whose entries have a name and maybe a color. */
const entry = (screen: string, script: string, by: 'action' | 'verb', besides: Body = {}): WrittenRecord => ({
  screen: `Configurações: ${screen}`,
  script,
  body: (mark) => ({ name: mark, ...besides }),
  create: by === 'action' ? byAction('create') : create,
  change: by === 'action' ? byAction('update') : change,
  remove: by === 'action' ? byAction('delete') : remove,
  list: { action: by === 'action' ? 'search' : '', query: { page: 1, limit: 60 } },
  marked: 'name',
  required: 'name',
});

export const checked: CheckedModule = {
  reads: {
    'cliente.php getProfiles': read('Configurações: perfil de exibição', listOf(displayProfile)),
    'integration.calendar.php': read('Configurações: agendas', listOf(calendars.calendarRow)),
    'integration.calendar.php listCalendars': read('Configurações: agendas', rowsOf(calendars.calendar)),
    'origem.php search': entries('origens'),
    'grupo.php search': entries('grupos'),
    'atendimento.categoria.php search': entries('categorias'),
    'atendimento.status.php search': entries('situações de atendimentos'),
    'escritorio.php search': entries('escritórios'),
    'legislative.processe.status.php': entries('situações de documentos'),
    'secretaria.php': entries('secretarias'),
    'user.php search': read('Configurações: usuários', listOf(user.userRow)),
    'user.php id': read('Configurações: usuário', recordOf(user.userDetails)),
  },
  written: [
    { ...entry('origens', 'origem.php', 'action'), duplicate: 'name' },
    { ...entry('grupos', 'grupo.php', 'action'), duplicate: 'name' },
    { ...entry('categorias', 'atendimento.categoria.php', 'action'), duplicate: 'name' },
    {
      ...entry('situações de atendimentos', 'atendimento.status.php', 'action', { color: '#039BE5' }),
      duplicate: 'name',
    },
    {
      ...entry('situações de documentos', 'legislative.processe.status.php', 'verb', { color: '#039BE5' }),
      duplicate: 'name',
    },
    { ...entry('secretarias', 'secretaria.php', 'verb'), duplicate: 'name' },
  ],
};
