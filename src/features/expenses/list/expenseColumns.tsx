import { formatWeekdayDate } from '@/formats/dates';
import type { SortedColumn } from '@/ui/table/ListTable';
import { StatusBadge } from '@/ui/badge/StatusBadge';
import { expenseStatuses, shownValue, type Expense } from '../expense';

export const expenseColumns: SortedColumn<Expense>[] = [
  { key: 'reference', header: 'Ref.', cell: (row) => row.reference, width: '7rem' },
  {
    key: 'dateExpense',
    header: 'Data da despesa',
    cell: (row) => formatWeekdayDate(row.dateExpense),
    sortBy: (row) => row.dateExpense,
    width: '11rem',
  },
  { key: 'category', header: 'Categoria', primary: true, cell: (row) => row.categoryName },
  {
    key: 'value',
    header: 'Valor',
    align: 'right',
    cell: shownValue,
    sortBy: (row) => row.cents,
    width: '9.5rem',
  },
  {
    key: 'refund',
    header: 'Reembolso',
    field: 'Reembolso|Data do reembolso',
    cell: (row) => (row.isRefund ? 'Sim' : 'Não'),
    hideBelow: 992,
    onCard: true,
    labelOnCard: true,
    width: '8rem',
  },
  {
    key: 'status',
    header: 'Status',
    cell: (row) => <StatusBadge statuses={expenseStatuses} id={row.statusId} name={row.statusName} />,
    sortBy: (row) => row.statusName,
    width: '11rem',
  },
];
