import { serveCsv } from '@/ui/export/csvWorker';
import { appointmentCsv } from './appointmentCsv';

serveCsv(appointmentCsv);
