import { formatShortDateTime } from '@/formats/dates';
import { shownNumber } from '@/formats/money';
import { StatusBadge } from '@/ui/badge/StatusBadge';
import type { SortedColumn } from '@/ui/table/ListTable';
import { campaignStatuses, type CampaignRow } from './campaign';

export const campaignColumns: SortedColumn<CampaignRow>[] = [
  { key: 'name', header: 'Nome', primary: true, cell: (row) => row.name },
  {
    key: 'dateSend',
    header: 'Data de envio',
    cell: (row) => formatShortDateTime(row.dateSend),
    sortBy: (row) => row.dateSend,
    width: '11rem',
  },
  {
    key: 'totalVoters',
    header: 'Total de envios',
    cell: (row) => shownNumber(row.totalVoters),
    sortBy: (row) => row.totalVoters,
    align: 'right',
    labelOnCard: true,
    hideBelow: 992,
    onCard: true,
    width: '9rem',
  },
  {
    key: 'status',
    header: 'Status campanha',
    cell: ({ statusId, statusName }) => (
      <StatusBadge statuses={campaignStatuses} id={statusId} name={statusName} />
    ),
    sortBy: (row) => row.statusName,
    width: '13.75rem',
  },
];
