import { serveCsv } from '@/ui/export/csvWorker';
import { loadCsv } from './csvFiles';

// Its name says whose CSV it is to build.
serveCsv(loadCsv(self.name));
