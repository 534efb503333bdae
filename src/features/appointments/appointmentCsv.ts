import { formatDateTime } from '@/formats/dates';
import type { CsvSource } from '@/records/export/csvBuilder';
import { appointmentRow, referenceOf, type AppointmentRow } from './appointment';

export const csv: CsvSource<AppointmentRow> = {
  row: appointmentRow,
  columns: [
    { header: 'Ref.', value: referenceOf },
    { header: 'Assunto', value: (row) => row.subject },
    { header: 'Data Início', value: (row) => formatDateTime(row.start) },
    { header: 'Data Fim', value: (row) => formatDateTime(row.end) },
    { header: 'Descrição', value: (row) => row.description },
    { header: 'Local', value: (row) => row.location },
  ],
};
