import { formatDate, formatDateTime } from '@/formats/dates';
import { oneLine } from '@/formats/text';
import type { CsvSource } from '@/records/export/csvBuilder';
import { referenceOf, statusName, taskRow, type Task } from './task';

export const csv: CsvSource<Task> = {
  row: taskRow,
  columns: [
    { header: 'Ref.', value: referenceOf },
    { header: 'Descrição', value: (row) => oneLine(row.description) },
    { header: 'Data da tarefa', value: (row) => formatDate(row.taskDate) },
    { header: 'Participantes', value: (row) => row.participants.map(({ name }) => name).join(', ') },
    { header: 'Status', value: (row) => statusName(row.status) },
    { header: 'Cadastro', value: (row) => formatDateTime(row.createdAt) },
    { header: 'Atualização', value: (row) => formatDateTime(row.updatedAt) },
  ],
};
