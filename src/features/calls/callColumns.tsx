import { formatShortDateTime } from '@/formats/dates';
import { oneLine } from '@/formats/text';
import type { SortedColumn } from '@/ui/table/ListTable';
import { NameAndPhone } from '@/ui/table/NameAndPhone';
import { StatusBadge } from '@/ui/badge/StatusBadge';
import { callStatuses, referenceOf, type CallRow } from './call';

export const callColumns: SortedColumn<CallRow>[] = [
  { key: 'reference', header: 'Ref.', cell: referenceOf, width: '6rem' },
  { key: 'createdBy', header: 'Cadastrado por', cell: (row) => row.createdBy, hideBelow: 1200, width: '16%' },
  {
    key: 'createdAt',
    header: 'Data cadastro',
    field: 'Data|Hora',
    cell: (row) => formatShortDateTime(row.createdAt),
    sortBy: (row) => row.createdAt,
    width: '11rem',
  },
  {
    key: 'caller',
    header: 'Quem ligou',
    primary: true,
    cell: ({ name, telephone }) => (name || telephone) && <NameAndPhone name={name} phone={telephone} />,
    sortBy: ({ name, telephone }) => name || telephone,
  },
  {
    key: 'subject',
    header: 'Assunto',
    cell: (row) => oneLine(row.subject),
    hideBelow: 992,
    onCard: true,
    width: '26%',
  },
  {
    key: 'status',
    header: 'Status',
    cell: (row) => <StatusBadge statuses={callStatuses} id={row.statusId} name={row.statusName} />,
    sortBy: (row) => row.statusName,
    width: '10.5rem',
  },
];
