import { formatDate } from '@/formats/dates';
import type { SortedColumn } from '@/ui/table/ListTable';
import { AppointmentStatus } from './AppointmentStatus';
import { hoursOf, referenceOf, type AppointmentRow } from './appointment';

export const appointmentColumns: SortedColumn<AppointmentRow>[] = [
  { key: 'reference', header: 'Ref.', cell: referenceOf, width: '6rem' },
  {
    key: 'subject',
    header: 'Assunto',
    primary: true,
    sortBy: (row) => row.subject,
    cell: (row) =>
      row.isCancelled ? (
        <>
          {row.subject} <AppointmentStatus isCancelled />
        </>
      ) : (
        row.subject
      ),
  },
  {
    key: 'location',
    header: 'Local',
    cell: (row) => row.location,
    hideBelow: 992,
    onCard: true,
    width: '20%',
  },
  {
    key: 'participants',
    header: 'Participantes',
    cell: ({ participants }) => participants.map(({ name }) => name).join(', '),
    hideBelow: 1200,
    width: '18%',
  },
  {
    key: 'date',
    header: 'Data',
    cell: (row) => formatDate(row.start),
    sortBy: (row) => row.start,
    width: '8rem',
  },
  {
    key: 'hours',
    header: 'Horário',
    field: 'Horário de início|Horário de término',
    cell: hoursOf,
    sortBy: ({ start }) => start?.slice(11),
    width: '9rem',
  },
];
