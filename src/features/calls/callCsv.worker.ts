import { serveCsv } from '@/ui/export/csvWorker';
import { callCsv } from './callCsv';

serveCsv(callCsv);
