import { formatDate } from '@/formats/dates';
import { oneLine } from '@/formats/text';
import type { ListColumn } from '@/ui/list/ListTable';
import { NameAndPhone } from '@/ui/list/NameAndPhone';
import { referenceOf, type ServiceRow } from '../service';
import { ServiceStatusBadge } from '../ServiceStatusBadge';

/** On small and medium screens the first and the last are hidden; the card of a phone still says whose request it is. */
export const serviceColumns: ListColumn<ServiceRow>[] = [
  { key: 'reference', header: 'Ref.', cell: referenceOf, hideBelow: 992, width: '104px' },
  {
    key: 'description',
    header: 'Descrição',
    primary: true,
    cell: (row) => oneLine(row.description) || referenceOf(row),
  },
  { key: 'category', header: 'Categoria', cell: (row) => row.categoryName, hideBelow: 1200, width: '12%' },
  {
    key: 'department',
    header: 'Secretária',
    cell: (row) => row.departmentName,
    hideBelow: 1400,
    width: '12%',
  },
  {
    key: 'requestDate',
    header: 'Solicitação',
    cell: (row) => formatDate(row.requestDate),
    hideBelow: 992,
    onCard: true,
    width: '116px',
  },
  {
    key: 'status',
    header: 'Status',
    cell: (row) => <ServiceStatusBadge service={row} />,
    width: '200px',
  },
  {
    key: 'elector',
    header: 'Eleitor',
    hideBelow: 992,
    onCard: true,
    cell: (row) => <NameAndPhone name={row.electorName} phone={row.electorTelephone} />,
    width: '20%',
  },
];
