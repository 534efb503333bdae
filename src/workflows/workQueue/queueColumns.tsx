import type { ListColumn } from '@/ui/table/ListTable';
import { serviceColumns } from '@/features/services/list/serviceColumns';
import type { ServiceRow } from '@/features/services/service';
import { Age } from '@/features/services/queue/Age';

const age: ListColumn<ServiceRow> = {
  key: 'age',
  header: 'Idade',
  cell: (row) => <Age row={row} />,
  width: '17rem',
};

/** As in the list; the section says the status, and the age stands for the date. */
export const queueColumns: ListColumn<ServiceRow>[] = serviceColumns.flatMap((column) =>
  column.key === 'status' || column.key === 'department'
    ? []
    : column.key === 'requestDate'
      ? [age]
      : [column],
);
