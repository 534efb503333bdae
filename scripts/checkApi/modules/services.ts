import { listOf, recordOf, rowsOf } from '../../../src/api/reply';
import { csv as serviceCsv } from '../../../src/features/services/export/serviceCsv';
import * as service from '../../../src/features/services/service';
import * as lookups from '../../../src/lookups/lookupRows';
import { read, type CheckedModule } from '../checkedModule';
import { today, idIn, byAction, page } from '../writtenRecord';

const options = rowsOf(lookups.namedOption);

export const checked: CheckedModule = {
  reads: {
    'atendimento.php search': read('Atendimentos: lista', listOf(service.serviceRow), {
      exportReader: listOf(serviceCsv.row),
      finds: {
        reference: 'id',
        electorName: 'electorName',
        description: 'description',
        statusId: 'statusId',
      },
    }),
    'atendimento.php getDetails': read('Atendimentos: detalhes', recordOf(service.serviceDetails)),
    'service.print.php search': read('Atendimentos: impressão', 'file'),
    'queries.php treatmentStatusList': read('Atendimentos: situações', options),
    'queries.php treatmentOriginList': read('Atendimentos: origens', options),
    'queries.php treatmentCategoryList': read('Atendimentos: categorias', options),
  },
  written: [
    {
      screen: 'Atendimentos',
      script: 'atendimento.php',
      body: (mark, found) => {
        const ids = {
          electorId: idIn(found, 'eleitor.php search'),
          statusId: idIn(found, 'queries.php treatmentStatusList'),
          categoryId: idIn(found, 'queries.php treatmentCategoryList'),
          originId: idIn(found, 'queries.php treatmentOriginList'),
          officeId: idIn(found, 'queries.php officeList'),
        };
        if (Object.values(ids).includes(null)) return null;
        return {
          ...ids,
          description: mark,
          departmentId: null,
          requestDate: today(),
          completionDate: null,
          responsibles: [],
          documents: [],
        };
      },
      create: byAction('cadastrar'),
      change: byAction('alterar'),
      remove: byAction('deletar'),
      list: { action: 'search', query: page },
      marked: 'description',
      required: 'description',
    },
  ],
};
