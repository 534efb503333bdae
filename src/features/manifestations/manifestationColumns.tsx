import { formatShortDateTime } from '@/formats/dates';
import type { SortedColumn } from '@/ui/table/ListTable';
import { OfficeStatusBadge } from '@/ui/badge/OfficeStatusBadge';
import { PhoneLinks } from '@/ui/PhoneLinks';
import { protocolOf, shownStatus, type ManifestationRow } from './manifestation';

export const manifestationColumns: SortedColumn<ManifestationRow>[] = [
  { key: 'protocol', header: 'Protocolo', cell: protocolOf, width: '8.25rem' },
  { key: 'name', header: 'Nome', primary: true, cell: (row) => row.name },
  {
    key: 'telephone',
    header: 'Telefone',
    cell: (row) => row.telephone && <PhoneLinks phone={row.telephone} inRow />,
    sortBy: (row) => row.telephone,
    hideBelow: 992,
    onCard: true,
    width: '11.5rem',
  },
  {
    key: 'createdAt',
    header: 'Data de recebimento',
    cell: (row) => formatShortDateTime(row.createdAt),
    sortBy: (row) => row.createdAt,
    width: '11.75rem',
  },
  {
    key: 'status',
    header: 'Status',
    cell: (row) => <OfficeStatusBadge record={shownStatus(row)} />,
    sortBy: (row) => shownStatus(row).statusName,
    width: '12rem',
  },
];
