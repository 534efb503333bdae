import { formatShortDate } from '@/formats/dates';
import { firstWords } from '@/formats/text';
import { onlyIfChosen } from '@/ui/table/columns';
import type { SortedColumn } from '@/ui/table/ListTable';
import { NameAndPhone } from '@/ui/table/NameAndPhone';
import { OfficeStatusBadge } from '@/ui/badge/OfficeStatusBadge';
import { referenceOf, type ServiceRow } from '../service';

/** No more fits in a row; the details show all. */
const shownOf = (row: ServiceRow) => firstWords(row.description, 120) || referenceOf(row);

/** Accessible name: the requester plus the visible words (WCAG 2.5.3). */
function openerName(row: ServiceRow): string {
  const whose = [referenceOf(row), row.electorName].filter(Boolean).join(' - ');
  return row.description.trim() ? `${whose}: ${shownOf(row)}` : whose;
}

/** First and last columns hide on small and medium screens; the phone card starts with the requester. */
export const serviceColumns: SortedColumn<ServiceRow>[] = [
  { key: 'reference', header: 'Ref.', cell: referenceOf, hideBelow: 992, width: '6.5rem' },
  {
    key: 'description',
    header: 'Descrição',
    primary: true,
    cell: shownOf,
    openerName,
  },
  { key: 'category', header: 'Categoria', cell: (row) => row.categoryName, hideBelow: 1400, width: '10%' },
  {
    key: 'department',
    header: 'Secretária',
    cell: (row) => row.departmentName,
    hideBelow: onlyIfChosen,
    width: '12%',
  },
  {
    key: 'requestDate',
    header: 'Solicitação',
    field: 'Data de solicitação',
    cell: (row) => formatShortDate(row.requestDate),
    sortBy: (row) => row.requestDate,
    hideBelow: 1200,
    onCard: true,
    width: '7.75rem',
  },
  {
    key: 'status',
    header: 'Status',
    cell: (row) => <OfficeStatusBadge record={row} />,
    sortBy: (row) => row.statusName,
    width: '13.5rem',
  },
  {
    key: 'elector',
    header: 'Eleitor',
    hideBelow: 992,
    onCard: true,
    leadsCard: true,
    cell: ({ electorName: name, electorTelephone: phone }) =>
      (name || phone) && <NameAndPhone name={name} phone={phone} />,
    sortBy: ({ electorName, electorTelephone }) => electorName || electorTelephone,
    width: '22%',
  },
];
