import { serveCsv } from '@/records/export/csvWorker';
import { loadCsv } from './csvFiles';

// The worker's name is the module folder.
serveCsv(loadCsv(self.name));
