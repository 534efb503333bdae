import { listOf, recordOf } from '../../../src/api/reply';
import * as manifestation from '../../../src/features/manifestations/manifestation';
import { summary } from '../../../src/features/manifestations/manifestationsApi';
import { read, type CheckedModule } from '../checkedModule';

export const checked: CheckedModule = {
  reads: {
    'manifestation.php getSummary': read('Participativa: início', recordOf(summary)),
    'manifestation.php': read('Participativa: lista', listOf(manifestation.manifestationRow), {
      finds: { protocolNumber: 'protocol', name: 'name', statusId: 'statusId' },
      choices: { statusId: manifestation.manifestationStatuses },
    }),
    'manifestation.php id': read('Participativa: detalhes', recordOf(manifestation.manifestationDetails)),
  },
};
