import { labelOf } from '@/formats/choices';
import { formatWeekdayDate } from '@/formats/dates';
import { oneLine } from '@/formats/text';
import type { SortedColumn } from '@/ui/table/ListTable';
import { StatusBadge } from '@/ui/badge/StatusBadge';
import { DueBadge } from './DueBadge';
import { referenceOf, taskStatuses, type Task } from './task';

export const taskColumns: SortedColumn<Task>[] = [
  { key: 'reference', header: 'Ref.', cell: referenceOf, width: '5rem' },
  { key: 'description', header: 'Descrição', primary: true, cell: (row) => oneLine(row.description) },
  {
    key: 'taskDate',
    header: 'Data tarefa',
    field: 'Data',
    cell: (row) =>
      row.taskDate && (
        <>
          {formatWeekdayDate(row.taskDate)} <DueBadge task={row} />
        </>
      ),
    sortBy: (row) => row.taskDate,
    width: '16.5rem',
  },
  {
    key: 'status',
    header: 'Status',
    cell: (row) => <StatusBadge statuses={taskStatuses} id={row.status} />,
    sortBy: (row) => labelOf(taskStatuses, row.status),
    width: '9rem',
  },
];
