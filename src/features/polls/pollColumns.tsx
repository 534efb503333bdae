import { oneLine } from '@/formats/text';
import type { SortedColumn } from '@/ui/table/ListTable';
import { PollClosing } from './PollClosing';
import type { PollRow } from './poll';

export const pollColumns: SortedColumn<PollRow>[] = [
  { key: 'reference', header: 'Ref.', cell: (row) => row.reference, width: '6rem' },
  { key: 'question', header: 'Pergunta', primary: true, cell: (row) => oneLine(row.question) },
  {
    key: 'endDate',
    header: 'Encerramento',
    field: 'Data de encerramento',
    cell: ({ endDate }) => endDate && <PollClosing endDate={endDate} />,
    sortBy: (row) => row.endDate,
    width: '18rem',
  },
];
