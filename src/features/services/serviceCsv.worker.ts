import { serveCsv } from '@/ui/export/csvWorker';
import { serviceCsv } from './serviceCsv';

serveCsv(serviceCsv);
