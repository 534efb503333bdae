import { oneLine } from '@/formats/text';
import type { SortedColumn } from '@/ui/table/ListTable';
import { OfficeStatusBadge } from '@/ui/badge/OfficeStatusBadge';
import { numberOf, titleOf, type DocumentRow } from '../document';

export const documentColumns: SortedColumn<DocumentRow>[] = [
  { key: 'type', header: 'Tipo', cell: (row) => row.typeName, width: '20%' },
  {
    key: 'number',
    header: 'Numeração',
    field: 'Número|Ano',
    cell: numberOf,
    sortBy: ({ number, year }) => (number || year) && `${year} ${number}`,
    width: '7.25rem',
  },
  {
    key: 'menu',
    header: 'Assunto',
    primary: true,
    cell: (row) => oneLine(row.menu) || titleOf(row),
  },
  {
    key: 'areaInterest',
    header: 'Área de interesse',
    cell: (row) => row.areaInterestName,
    hideBelow: 1400,
    width: '16%',
  },
  {
    key: 'status',
    header: 'Status',
    cell: (row) => <OfficeStatusBadge record={row} />,
    sortBy: (row) => row.statusName,
    width: '10.5rem',
  },
];
