import { formatDate, formatHour } from '@/formats/dates';
import type { PrintColumn } from '@/formats/print';
import { Badge } from '@/ui/panel/Badge';
import type { ListColumn } from '@/ui/list/ListTable';
import { referenceOf } from './appointmentRow';
import type { AppointmentRow } from './appointmentsApi';

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

/** Document 1, section 7: the print file's columns. */
export const printColumns: PrintColumn<AppointmentRow>[] = [
  { header: 'Ref.', value: referenceOf },
  { header: 'Data', value: (row) => formatDate(row.start) },
  { header: 'Inicia', value: (row) => formatHour(row.start) },
  { header: 'Termina', value: (row) => formatHour(row.end) },
  { header: 'Assunto', value: (row) => row.subject },
];
