import { formatDate, formatDateTime, formatHour } from '@/formats/dates';
import type { CsvColumn } from '@/formats/csv';
import type { PrintColumn } from '@/formats/print';
import { Badge } from '@/ui/panel/Badge';
import type { ListColumn } from '@/ui/list/ListTable';
import type { AppointmentRow } from './appointmentsApi';

/** `AG-12`. */
export const referenceOf = ({ id }: { id: number }) => `AG-${id}`;

/** `09:00 – 10:30`. */
export const hoursOf = ({ start, end }: Pick<AppointmentRow, 'start' | 'end'>) =>
  `${formatHour(start)} – ${formatHour(end)}`;

/** Document 1, section 2: the list's columns. */
export const tableColumns: ListColumn<AppointmentRow>[] = [
  { key: 'reference', header: 'Ref.', cell: referenceOf, width: '96px' },
  {
    key: 'subject',
    header: 'Assunto',
    primary: true,
    cell: (row) =>
      row.isCancelled ? (
        <>
          {row.subject} <Badge tone="danger">Cancelado</Badge>
        </>
      ) : (
        row.subject
      ),
  },
  { key: 'date', header: 'Data', cell: (row) => formatDate(row.start), width: '128px' },
  { key: 'hours', header: 'Horário', cell: hoursOf, width: '144px' },
];

/** Document 1, section 3: 'CSV columns'. */
export const csvColumns: CsvColumn<AppointmentRow>[] = [
  { header: 'Ref.', value: referenceOf },
  { header: 'Assunto', value: (row) => row.subject },
  { header: 'Data Início', value: (row) => formatDateTime(row.start) },
  { header: 'Data Fim', value: (row) => formatDateTime(row.end) },
  { header: 'Descrição', value: (row) => row.description },
  { header: 'Local', value: (row) => row.location },
];

/** Document 1, section 7: the print file's columns. */
export const printColumns: PrintColumn<AppointmentRow>[] = [
  { header: 'Ref.', value: referenceOf },
  { header: 'Data', value: (row) => formatDate(row.start) },
  { header: 'Inicia', value: (row) => formatHour(row.start) },
  { header: 'Termina', value: (row) => formatHour(row.end) },
  { header: 'Assunto', value: (row) => row.subject },
];
