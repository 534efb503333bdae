import type { CsvColumn } from '@/formats/csv';
import { formatDate, formatHour } from '@/formats/dates';
import { listSheet, printFileName } from '@/formats/print';
import { referenceOf, type AppointmentRow } from './appointment';

const printColumns: CsvColumn<AppointmentRow>[] = [
  { header: 'Ref.', value: referenceOf },
  { header: 'Data', value: (row) => formatDate(row.start) },
  { header: 'Inicia', value: (row) => formatHour(row.start) },
  { header: 'Termina', value: (row) => formatHour(row.end) },
  { header: 'Assunto', value: (row) => row.subject },
];

export const appointmentSheet = (rows: readonly AppointmentRow[]) => ({
  name: printFileName('listagem-compromisso'),
  sheet: listSheet({ title: 'Compromissos', columns: printColumns, rows }),
});
