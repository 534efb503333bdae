import { formatShortDate } from '@/formats/dates';
import { firstWords } from '@/formats/text';
import { onlyIfChosen } from '@/ui/list/columnChoice';
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

/**
 * Whose request it is and what it is about have the room first. On small and medium screens the first column and the last
 * are hidden; the card of a phone begins with whose request it is.
 */
export const serviceColumns: ListColumn<ServiceRow>[] = [
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
    cell: (row) => formatShortDate(row.requestDate),
    hideBelow: 1200,
    onCard: true,
    width: '7.75rem',
  },
  {
    key: 'status',
    header: 'Status',
    cell: (row) => <OfficeStatusBadge record={row} />,
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
    width: '22%',
  },
];
