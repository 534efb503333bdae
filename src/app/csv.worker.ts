import { serveCsv } from '@/records/export/csvWorker';
import { loadCsv } from './csvFiles';

// The worker's name is the module.
serveCsv(loadCsv(self.name));
