import { listOf, recordOf, rowsOf } from '../../../src/api/reply';
import { tag } from '../../../src/features/voters/labels/label';
import { csv as voterCsv } from '../../../src/features/voters/list/voterCsv';
import * as message from '@/messages/message';
import * as voter from '../../../src/lookups/voters/voter';
import * as lookups from '../../../src/lookups/lookupRows';
import { occupation } from '../../../src/lookups/occupations';
import { read, type CheckedModule } from '../checkedModule';
import { byAction, change, create, page } from '../writtenRecord';

const options = rowsOf(lookups.namedOption);

export const checked: CheckedModule = {
  reads: {
    'eleitor.php search': read('Eleitores: lista', listOf(voter.voterRow), {
      exportReader: listOf(voterCsv.row),
      finds: { reference: 'id', name: 'name', email: 'email' },
    }),
    'eleitor.php id': read('Eleitores: detalhes e formulário', recordOf(voter.voterRecord)),
    'voter.print.php search': read('Eleitores: impressão', 'file'),
    'queries.php occupationList': read('Eleitores: profissões', rowsOf(occupation)),
    'queries.php tagList': read('Eleitores: etiquetas', rowsOf(tag)),
    'template.communication.php getById': read('Eleitores: mensagem', recordOf(message.template)),
    'queries.php templateList': read('Eleitores: mensagem', rowsOf(message.templateOption)),
    'resource.history.php search': read('Eleitores: histórico', rowsOf(message.communication)),
    'queries.php electorGroupList': read('Eleitores: grupos', options),
  },
  written: [
    {
      screen: 'Eleitores',
      script: 'eleitor.php',
      body: (mark) => ({
        name: mark,
        genre: 1,
        status: true,
        allowCommunication: false,
        dateOfBirth: '1980-05-03',
      }),
      create,
      change,
      remove: byAction('deletar'),
      list: { action: 'search', query: { ...page, isExcluded: false } },
      marked: 'name',
      required: 'name',
      duplicate: 'duplicated',
    },
  ],
};
