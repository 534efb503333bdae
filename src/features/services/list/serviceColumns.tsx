import { oneLine } from '@/formats/text';
import type { ListColumn } from '@/ui/list/ListTable';
import { NameAndPhone } from '@/ui/list/NameAndPhone';
import { referenceOf, type ServiceRow } from '../service';
import { ServiceStatusBadge } from '../ServiceStatusBadge';

/** On small and medium screens the first and the last are hidden. */
export const serviceColumns: ListColumn<ServiceRow>[] = [
  { key: 'reference', header: 'Ref.', cell: referenceOf, hideBelow: 992, width: '104px' },
  {
    key: 'description',
    header: 'Descrição',
    primary: true,
    cell: (row) => oneLine(row.description) || referenceOf(row),
  },
  {
    key: 'status',
    header: 'Status',
    cell: (row) => <ServiceStatusBadge service={row} />,
    width: '216px',
  },
  {
    key: 'elector',
    header: 'Eleitor',
    hideBelow: 992,
    cell: (row) => <NameAndPhone name={row.electorName} phone={row.electorTelephone} />,
    width: '28%',
  },
];
