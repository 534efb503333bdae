import { connectCsv } from '@/ui/export/openCsvBuilder';
import { loadCsv } from './csvFiles';
import csvWorker from './csv.worker?worker&url';

connectCsv({ worker: csvWorker, load: loadCsv });
