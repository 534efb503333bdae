import { formatDate } from '@/formats/dates';
import { firstWords } from '@/formats/text';
import type { ListColumn } from '@/ui/list/ListTable';
import { NameAndPhone } from '@/ui/list/NameAndPhone';
import { OfficeStatusBadge } from '@/ui/panel/OfficeStatusBadge';
import { referenceOf, type ServiceRow } from '../service';

/** No row has room for more; the details have the whole. */
const shownOf = (row: ServiceRow) => firstWords(row.description, 120) || referenceOf(row);

/** Whose request it is, with the words that are seen. */
function openerName(row: ServiceRow): string {
  const whose = [referenceOf(row), row.electorName].filter(Boolean).join(' - ');
  return row.description.trim() ? `${whose}: ${shownOf(row)}` : whose;
}

/** On small and medium screens the first and the last are hidden; the card of a phone still says whose request it is. */
export const serviceColumns: ListColumn<ServiceRow>[] = [
  { key: 'reference', header: 'Ref.', cell: referenceOf, hideBelow: 992, width: '6.5rem' },
  {
    key: 'description',
    header: 'Descrição',
    primary: true,
    cell: shownOf,
    openerName,
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
    width: '7.25rem',
  },
  {
    key: 'status',
    header: 'Status',
    cell: (row) => <OfficeStatusBadge record={row} />,
    width: '12.5rem',
  },
  {
    key: 'elector',
    header: 'Eleitor',
    hideBelow: 992,
    onCard: true,
    cell: ({ electorName: name, electorTelephone: phone }) =>
      (name || phone) && <NameAndPhone name={name} phone={phone} />,
    width: '20%',
  },
];
