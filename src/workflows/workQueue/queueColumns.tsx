import type { ListColumn } from '@/ui/table/ListTable';
import { serviceColumns } from '@/features/services/list/serviceColumns';
import type { ServiceRow } from '@/features/services/service';
import { Age } from '@/features/services/queue/Age';
import { Holders } from './Holders';

const age: ListColumn<ServiceRow> = {
  key: 'age',
  header: 'Idade',
  cell: (row) => <Age row={row} />,
  width: '16.5rem',
};

/** As in the list, without the status, which the section shows, and with the age instead of the date. */
export const queueColumns: ListColumn<ServiceRow>[] = serviceColumns.flatMap((column) =>
  column.key === 'status' || column.key === 'department'
    ? []
    : column.key === 'requestDate'
      ? [age]
      : [column],
);

const holders: ListColumn<ServiceRow> = {
  key: 'holders',
  header: 'Responsável',
  cell: ({ id }) => <Holders id={id} />,
  width: '9.5rem',
  labelOnCard: true,
};

/** In the queue of everyone, with the person responsible. */
export const officeQueueColumns: ListColumn<ServiceRow>[] = queueColumns.flatMap((column) =>
  column.key === 'age' ? [holders, column] : [column],
);
