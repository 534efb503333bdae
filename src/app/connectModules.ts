import { connectCsv } from '@/records/export/csvModules';
import csvWorker from './csv.worker?worker&url';

connectCsv({
  worker: csvWorker,
  load: async (module) => (await import('./csvFiles')).loadCsv(module),
});
