import { listOf, recordOf, rowsOf } from '../../../src/api/reply';
import * as document from '../../../src/features/documents/document';
import * as lookups from '../../../src/lookups/lookupRows';
import { read, type CheckedModule } from '../checkedModule';
import { idIn, change, remove, create, page } from '../writtenRecord';

const options = rowsOf(lookups.namedOption);

export const checked: CheckedModule = {
  reads: {
    'queries.php documentTypeList': read('Documentos: tipos', options),
    'queries.php legislativeProcesseStatusList': read('Documentos: situações', options),
    'legislative.processe.php searchAuthors': read('Documentos: autores', rowsOf(document.author)),
    'legislative.processe.php': read('Documentos: lista', listOf(document.documentRow), {
      finds: { number: 'number', year: 'year', status: 'statusId' },
    }),
    'legislative.processe.php id': read('Documentos: detalhes', recordOf(document.documentDetails)),
    'legislative.processe.prepare.doc.php id': read('Documentos: texto', recordOf(document.preparedDocument)),
    'legislative.processe.prepare.doc.php getTemplates': read(
      'Documentos: modelos',
      rowsOf(document.templateGroup),
    ),
  },
  written: [
    {
      screen: 'Documentos',
      script: 'legislative.processe.php',
      body: (mark, found) => {
        const type = idIn(found, 'queries.php documentTypeList');
        const status = idIn(found, 'queries.php legislativeProcesseStatusList');
        if (type === null || status === null) return null;
        const year = new Date().getFullYear();
        return {
          type,
          status,
          number: 99_871,
          year,
          areaInterest: null,
          region: '',
          proceeding: false,
          menu: mark,
          authors: [],
        };
      },
      create,
      change,
      remove,
      list: { action: '', query: { ...page, number: 99_871 } },
      marked: 'menu',
      required: 'menu',
    },
  ],
};
