import { formatShortDateTime } from '@/formats/dates';
import type { ListColumn } from '@/ui/list/ListTable';
import { NameAndPhone } from '@/ui/list/NameAndPhone';
import { StatusBadge } from '@/ui/panel/StatusBadge';
import { callStatuses, referenceOf, type CallRow } from './call';

export const callColumns: ListColumn<CallRow>[] = [
  { key: 'reference', header: 'Ref.', cell: referenceOf, width: '96px' },
  { key: 'createdBy', header: 'Cadastrado por', cell: (row) => row.createdBy, hideBelow: 992, width: '22%' },
  {
    key: 'createdAt',
    header: 'Data cadastro',
    cell: (row) => formatShortDateTime(row.createdAt),
    width: '172px',
  },
  {
    key: 'caller',
    header: 'Quem ligou',
    primary: true,
    cell: ({ name, telephone }) => <NameAndPhone name={name} phone={telephone} />,
  },
  {
    key: 'status',
    header: 'Status',
    cell: (row) => <StatusBadge statuses={callStatuses} id={row.statusId} name={row.statusName} />,
    width: '168px',
  },
];
