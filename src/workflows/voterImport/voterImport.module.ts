import { importPath } from '@/records/links/voters';
import { defineWorkflow } from '@/records/modules/defineModule';

export default defineWorkflow({
  order: 21,
  screens: [
    {
      path: importPath,
      label: 'Eleitores',
      requirement: { rule: 'create_voter' },
      load: () => import('./ImportScreen'),
    },
  ],
  palette: { creations: [{ label: 'Importar eleitores', path: importPath, rule: 'create_voter' }] },
  help: {
    [importPath]: () => import('./voterImport.help'),
  },
});
