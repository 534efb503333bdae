import { serveCsv } from '@/ui/export/csvWorker';
import { voterCsv } from './voterCsv';

serveCsv(voterCsv);
